import type { Fields } from './fields.ts';
import { messageFields, partnershipFields, subscriberFields } from './forms.ts';
import { referralFields } from './referral.ts';

/** The collections of the store, each filled by one form. */
export const collections = ['referrals', 'messages', 'partnerships', 'subscribers'] as const;

export type Collection = (typeof collections)[number];

/** The fields of the form that fills each collection. */
export const formFields: Record<Collection, Fields> = {
  referrals: referralFields,
  messages: messageFields,
  partnerships: partnershipFields,
  subscribers: subscriberFields,
};
