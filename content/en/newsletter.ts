import type { FieldLabels } from '../../domain/fields.ts';
import type { subscriberFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';

const fields: FieldLabels<typeof subscriberFields> = {
  email: { label: 'Your email', hint: 'name@example.com' },
  consent: {
    label:
      `Yes, ${brand.en} may send me its newsletter by email, at most once a month. ` +
      'I can unsubscribe at any time with the link in every issue.',
    hint: 'We use your address for this newsletter only. Use the link at the end of any issue to unsubscribe.',
  },
};

export const newsletter = {
  title: 'Waste less, eat better. One email a month.',
  text: 'A short newsletter: a recipe for leftovers, a tip for a small fridge, and the shops that joined us this month.',
  fields,
  submit: 'Subscribe',
  submitting: 'Processing...',
  success: {
    title: 'You are on the list',
    text: 'Thank you. Our next newsletter will come to your inbox. Until then, try a recipe from the articles above.',
  },
};
