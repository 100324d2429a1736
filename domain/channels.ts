import { districts } from './districts.ts';
import type { Fields } from './fields.ts';
import { languages } from './languages.ts';
import { referralFields } from './referral.ts';

/** How a document arrived that a member of the team wrote down. */
export const handChannels = ['phone', 'whatsapp', 'fair', 'other'] as const;
export type HandChannel = (typeof handChannels)[number];

/** How a document arrived: by a call of the website, or by hand. */
export const channels = ['write-channel', 'fallback', 'form', ...handChannels] as const;
export type Channel = (typeof channels)[number];

const { businessName, contactPhone, bestTimeToCall } = referralFields;

/** What a member writes down of a new case. The rest is added to the record later. */
export const newCaseFields = {
  businessName,
  contactPhone,
  bestTimeToCall,
  via: { kind: 'option', required: true, options: handChannels },
  referrerFirstName: { kind: 'text', required: false },
  contactName: { kind: 'text', required: false },
  language: { kind: 'option', required: false, options: languages },
  businessDistrict: { kind: 'option', required: false, options: districts },
  conversationNotes: { kind: 'long', required: false },
} as const satisfies Fields;
