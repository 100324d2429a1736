import { brand } from '../brand.ts';

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
    'You eat out anyway. You talk to the people behind the counter anyway. That conversation can now save a tray of ' +
    'food every night.',
  cards: {
    waste: {
      title: 'Fight Food Waste',
      description:
        'Every restaurant you introduce is one more kitchen whose food gets eaten. On average, by our ' +
        'estimate, each order saves 1 kg of food.',
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
        'By the same estimate, each order avoids 2.5 kg CO₂e and saves 1,000 L of water. In your neighbourhood, it ' +
        'starts with you.',
    },
    movement: {
      title: 'Join a Growing Movement',
      description:
        '20+ restaurant partners and 10K+ customers are already part of it. The next shop may be the one downstairs.',
    },
  },
  impact: {
    title: `${brand.en} so far`,
    figures: [
      { number: '50K+', label: 'meals saved' },
      { number: '20+', label: 'restaurant partners' },
      { number: '10K+', label: 'happy customers' },
    ],
  },
  closing: {
    title: 'Which restaurant came to mind?',
    text: 'Talk to them, then introduce them to us. It takes about two minutes.',
    submit: 'Submit Your First Referral',
    faq: 'Read the Referral FAQ',
  },
};
