export const whyJoin = {
  label: 'Why join',
  meta: {
    title: 'Why join the referral programme',
    description:
      'Four reasons to introduce a restaurant or cafe: less food in the bin, no commitment, a greener ' +
      'neighbourhood, and good company. No formal application.',
  },
  title: 'Why join the referral programme',
  intro:
    'You eat out anyway. You talk to the people behind the counter anyway. Now that conversation can save a tray of ' +
    'food every night.',
  cards: {
    waste: {
      title: 'Fight Food Waste',
      description:
        'Every restaurant you introduce is one more kitchen whose food gets eaten. Each order from it saves 1 KG.',
    },
    flexible: {
      title: 'Flexible Partnership',
      description:
        'Refer one restaurant or thirty, this week or next year. Referrals are unlimited and there is no formal ' +
        'application.',
    },
    climate: {
      title: 'Be a Sustainability Champion',
      description:
        'Each order avoids 2.5 KG CO2e and saves 1,000 L of water. In your neighbourhood, it began with you.',
    },
    movement: {
      title: 'Join a Growing Movement',
      description:
        '20+ restaurant partners and 10K+ customers are already part of it. The next shop may be the one downstairs.',
    },
  },
  impact: {
    title: 'What has come of it so far',
    figures: [
      { number: '50K+', label: 'meals saved' },
      { number: '20+', label: 'restaurant partners' },
      { number: '10K+', label: 'happy customers' },
    ],
  },
  closing: {
    title: 'Which restaurant came to mind?',
    text: 'Have a word with them, then hand it over to us. It takes about two minutes.',
    submit: 'Submit Your First Referral',
    faq: 'Read the Referral FAQ',
  },
};
