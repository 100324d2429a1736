import { districts } from './districts.ts';
import type { Fields } from './fields.ts';
import { businessTypes } from './referral.ts';

/** The contact form of the home page (docs/spec.md §3.3). */
export const messageFields = {
  firstName: { kind: 'text', required: true },
  lastName: { kind: 'text', required: true },
  email: { kind: 'email', required: true },
  message: { kind: 'long', required: true },
} as const satisfies Fields;

/** Kinds of surplus food; stored in English, as all options are. */
const surplusKinds = ['Bread and pastries', 'Hot meals', 'Groceries', 'Drinks and desserts', 'A mix'] as const;

/** Our own partnership form, shown in the frame of `/form` unless another one is configured. */
export const partnershipFields = {
  businessName: { kind: 'text', required: true },
  businessType: { kind: 'option', required: true, options: businessTypes },
  district: { kind: 'option', required: true, options: districts },
  contactName: { kind: 'text', required: true },
  phone: { kind: 'tel', required: true },
  email: { kind: 'email', required: true },
  surplus: { kind: 'option', required: true, options: surplusKinds },
  notes: { kind: 'long', required: false },
  consent: { kind: 'tick', required: true },
} as const satisfies Fields;

/** The newsletter of the blog. */
export const subscriberFields = {
  email: { kind: 'email', required: true },
  consent: { kind: 'tick', required: true },
} as const satisfies Fields;
