import { brand } from '../brand.ts';

export const newsletter = {
  title: 'Waste less, eat better, once a month',
  text: 'One short letter: a recipe for leftovers, a tip for a small fridge, and the stores that joined us this month.',
  email: { label: 'Your email', hint: 'name@example.com' },
  consent:
    `Yes, ${brand.en} may send me its newsletter by email, at most once a month. ` +
    'I can leave at any time with the link in every letter.',
  submit: 'Subscribe',
  submitting: 'Processing...',
  success: {
    title: 'You are on the list',
    text: 'Thank you. Our next letter will come to your inbox.',
  },
  unsubscribe: 'We use your address for this letter only. The link at its foot takes you off the list.',
};
