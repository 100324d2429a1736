import { brand } from '../brand.ts';

export const referral = {
  label: 'Refer a restaurant',
  meta: {
    title: 'Refer a restaurant or cafe',
    description:
      'Know a restaurant, cafe or bakery with good food left at night? Introduce it in two minutes. We contact it ' +
      'within 24 hours. Unlimited referrals.',
  },
  hero: {
    badge: 'Partner referral programme',
    title: 'Know a shop with good food left at night?',
    subtitle:
      'Talk to the owner, then introduce us. It takes about two minutes, and we contact the restaurant ' +
      'within 24 hours.',
    benefitBadge: 'Unlimited referrals',
    cta: 'Refer a restaurant',
    /** Painted on the sign of the drawn shop. */
    sign: 'Morning Tram Bakery',
  },
  counters: {
    title: `${brand.en} so far`,
    meals: 'meals rescued',
    partners: 'restaurant partners',
    customers: 'happy customers',
  },
  howItWorks: {
    title: 'Two steps, no formal application',
    steps: {
      talk: {
        title: 'Talk to the restaurant',
        description:
          'Ask the owner or manager what happens to the food left at closing time, and whether they would like to ' +
          'meet us. Ask if you may give us their name and number. Refer them once they have said yes.',
      },
      refer: {
        title: 'Send us the referral',
        description:
          'Fill in the form below: the restaurant, the person you spoke to, and when to call. We contact them ' +
          'within 24 hours.',
      },
    },
  },
  benefits: {
    title: 'Why it is worth two minutes',
    cards: {
      shop: {
        title: 'Help a shop you like',
        description:
          'It earns money on food it would have thrown away, with no upfront or monthly fees and the platform fee ' +
          'waived for life.',
      },
      food: {
        title: 'Save food, night\u00a0after night',
        description:
          'One introduction can fill bags every evening. On average, by our estimate, each order saves 1 kg of food and ' +
          '1,000 L of water, and avoids 2.5 kg CO₂e.',
      },
    },
  },
  whyJoin: {
    text: `Four good reasons to introduce a restaurant, and what ${brand.en} has done so far.`,
    link: 'Why join',
  },
  about: {
    title: `Who is ${brand.en}?`,
    text:
      'A food-rescue marketplace in Hong Kong. Shops sell what they have left as surprise bags, at 50% off or more, ' +
      'and customers reserve in the app and pick up at the shop. Since 2023 that has saved 50,000+ meals.',
    link: `More about ${brand.en}`,
  },
  formSection: {
    title: 'Refer a restaurant',
    intro:
      'Please make sure the restaurant would like to meet us before you send this. The form takes about two minutes, ' +
      'and you can refer as many restaurants as you like.',
    status: 'What became of your referral?',
  },
};
