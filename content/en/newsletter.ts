import type { FieldLabels } from '../../domain/fields.ts';
import type { subscriberFields } from '../../domain/forms.ts';
import { brand } from '../brand.ts';

const fields: FieldLabels<typeof subscriberFields> = {
  email: { label: 'Your email', hint: 'name@example.com' },
  consent: {
    label:
      `Yes, ${brand.en} may send me its newsletter by email, at most once a month. ` +
      'I can unsubscribe at any time with the link in every issue.',
    hint: 'First we send you one email, in which you confirm. We use your address for this newsletter only.',
  },
};

export const newsletter = {
  title: 'Waste less, eat better. One email a month at most.',
  text: 'A short newsletter: a recipe for leftovers, a tip for a small fridge, and shops that have just joined us.',
  fields,
  submit: 'Subscribe',
  submitting: 'Processing...',
  success: {
    title: 'One more step, in your inbox',
    text:
      'We will send you one email as soon as we can. Open the link in it and press the button to join the list. If you ' +
      'do not, we delete your address after seven days. If you are already on the list, you will not get this email.',
  },
};
