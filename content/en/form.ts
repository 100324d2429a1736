import { brand } from '../brand.ts';

export const form = {
  label: 'Partnership form',
  meta: {
    title: 'Partnership form for shops and restaurants',
    description:
      `Tell us about your bakery, restaurant, cafe or market and what you have left. Join ${brand.en} with no ` +
      'upfront or monthly fees, and no platform fee.',
  },
  title: 'Partner with us',
  subtitle: 'A short form about your shop. No upfront fee, no monthly fee, and the platform fee waived for life.',
  frameTitle: 'Partnership form',
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'We read it',
        description: 'A member of our team reads what you have told us about your shop and what you usually have left.',
      },
      {
        title: 'We talk',
        description: 'We call or email you, answer your questions, and agree on your first bag and its price.',
      },
      {
        title: 'You sell the first bag',
        description: 'Your shop appears in the app, and people nearby can reserve what you have left that evening.',
      },
    ],
  },
  frameFallback: { text: 'Can’t see the form?', link: 'Open the form on its own page' },
};
