import { districts } from './districts.ts';
import { type Fields, parseFields, type Values } from './fields.ts';
import type { Language } from './languages.ts';

/** Option lists as they are stored, the same in both languages (docs/spec.md §3.2). */
export const businessTypes = ['Restaurant', 'Cafe', 'Bakery', 'Market', 'Food Court', 'Catering', 'Other'] as const;
export type BusinessType = (typeof businessTypes)[number];
export const contactPositions = ['Owner', 'Manager', 'Chef', 'Staff', 'Other'] as const;
export const callTimes = [
  'Morning (9AM-12PM)',
  'Afternoon (12PM-6PM)',
  'Evening (6PM-9PM)',
  'Anytime during business hours',
] as const;
export type CallTime = (typeof callTimes)[number];
export const relationships = [
  'Friend',
  'Family',
  'Customer',
  'Colleague',
  'Neighbor',
  'Business Contact',
  'Other',
] as const;

/**
 * The groups of the referral form, each a card, in the order a person fills them in: first the shop they have in mind,
 * themselves last. Every field of docs/spec.md §3.1 is in one of them.
 */
export const referralGroups = {
  business: {
    businessName: { kind: 'text', required: true },
    businessType: { kind: 'option', required: true, options: businessTypes },
  },
  place: {
    businessDistrict: { kind: 'option', required: true, options: districts },
    businessAddress: { kind: 'long', required: true },
  },
  contact: {
    contactName: { kind: 'text', required: true },
    contactPosition: { kind: 'option', required: true, options: contactPositions },
    contactPhone: { kind: 'tel', required: true },
    contactEmail: { kind: 'email', required: false },
    bestTimeToCall: { kind: 'option', required: true, options: callTimes },
  },
  conversation: {
    relationshipToContact: { kind: 'option', required: true, options: relationships },
    conversationNotes: { kind: 'long', required: true },
    additionalNotes: { kind: 'long', required: false },
  },
  referrer: {
    referrerFirstName: { kind: 'text', required: true },
    referrerLastName: { kind: 'text', required: true },
    referrerEmail: { kind: 'email', required: true },
    referrerPhone: { kind: 'tel', required: true },
    confirmContact: { kind: 'tick', required: true },
  },
} as const satisfies Record<string, Fields>;

const { confirmContact, ...referrer } = referralGroups.referrer;

/** All fields of the referral form, in the order of docs/spec.md §3.1, in which they are stored and exported. */
export const referralFields = {
  ...referrer,
  ...referralGroups.business,
  ...referralGroups.place,
  ...referralGroups.contact,
  ...referralGroups.conversation,
  confirmContact,
};

export type ReferralField = keyof typeof referralFields;
export type Referral = Values<typeof referralFields>;

/** A stored referral: the form's values, and the fields that are added on save (docs/spec.md §3.1). */
export type ReferralSubmission = Referral & {
  submissionId: string;
  /** ISO 8601 date and time. */
  submissionDate: string;
  /** Milliseconds since 1970. */
  submissionTimestamp: number;
};

/** Parses a referral from JSON or form data; see `parseFields`. */
export function parseReferral(input: unknown) {
  return parseFields(referralFields, input);
}

/** Letters and digits that do not look or sound alike, so that a reference can be read over the phone. */
const unambiguousCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The reference of a submission: `REF_`, a timestamp, and a random uppercase suffix (docs/spec.md §3.1).
 * @param time milliseconds since 1970
 * @param random eight random bytes, so that two submissions in the same millisecond get different ids
 */
export function submissionIdFor(time: number, random: Uint8Array): string {
  const suffix = Array.from(random, (byte) => unambiguousCharacters[byte % unambiguousCharacters.length]).join('');
  return `REF_${time}_${suffix}`;
}

/** True when the value is the reference of a submission. */
export function isSubmissionId(text: unknown): text is string {
  return typeof text === 'string' && /^REF_\d{13}_[0-9A-Z]{8}$/.test(text);
}

/** The eight random characters at the end of a reference, in two groups: what people read, copy and say. */
export function shortReference(reference: string): string {
  return `${reference.slice(-8, -4)} ${reference.slice(-4)}`;
}

/** The address where a referrer sees what became of a referral. A private link is in the query, which no log has. */
export function statusPath(language: Language, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/${language}/referral/status${search && `?${search}`}`;
}

/** The fields that are added on save, which a valid id determines (docs/spec.md §3.1). */
export function addedOnSave(submissionId: string) {
  const submissionTimestamp = Number(submissionId.split('_')[1]);
  return { submissionId, submissionDate: new Date(submissionTimestamp).toISOString(), submissionTimestamp };
}

/** A referral with its id, date and time, which stay the same in every call of the chain (docs/spec.md §3.1). */
export function submissionOf(referral: Referral, time: number, random: Uint8Array): ReferralSubmission {
  return { ...referral, ...addedOnSave(submissionIdFor(time, random)) };
}
