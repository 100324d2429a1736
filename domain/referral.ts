import { districts } from './districts.ts';
import { type Fields, parseFields, type Values } from './fields.ts';

/** Option lists as they are stored, the same in both languages (docs/spec.md §3.2). */
export const businessTypes = ['Restaurant', 'Cafe', 'Bakery', 'Market', 'Food Court', 'Catering', 'Other'] as const;
export const contactPositions = ['Owner', 'Manager', 'Chef', 'Staff', 'Other'] as const;
export const callTimes = [
  'Morning (9AM-12PM)',
  'Afternoon (12PM-6PM)',
  'Evening (6PM-9PM)',
  'Anytime during business hours',
] as const;
export const relationships = [
  'Friend',
  'Family',
  'Customer',
  'Colleague',
  'Neighbor',
  'Business Contact',
  'Other',
] as const;

/** The referral form, in the order a person fills it (docs/spec.md §3.1). */
export const referralFields = {
  referrerFirstName: { kind: 'text', required: true },
  referrerLastName: { kind: 'text', required: true },
  referrerEmail: { kind: 'email', required: true },
  referrerPhone: { kind: 'tel', required: true },
  businessName: { kind: 'text', required: true },
  businessType: { kind: 'option', required: true, options: businessTypes },
  businessDistrict: { kind: 'option', required: true, options: districts },
  businessAddress: { kind: 'long', required: true },
  contactName: { kind: 'text', required: true },
  contactPosition: { kind: 'option', required: true, options: contactPositions },
  contactPhone: { kind: 'tel', required: true },
  contactEmail: { kind: 'email', required: false },
  bestTimeToCall: { kind: 'option', required: true, options: callTimes },
  relationshipToContact: { kind: 'option', required: true, options: relationships },
  conversationNotes: { kind: 'long', required: true },
  additionalNotes: { kind: 'long', required: false },
  confirmContact: { kind: 'tick', required: true },
} as const satisfies Fields;

export type ReferralField = keyof typeof referralFields;
export type Referral = Values<typeof referralFields>;

/** What is stored: the form, and what the product adds on save (docs/spec.md §3). */
export type ReferralSubmission = Referral & {
  submissionId: string;
  /** ISO 8601 date and time. */
  submissionDate: string;
  /** Milliseconds since 1970. */
  submissionTimestamp: number;
};

/** Reads a referral from parsed JSON or form data; see `parseFields`. */
export function parseReferral(input: unknown) {
  return parseFields(referralFields, input);
}

/** Letters and digits that cannot be mistaken for one another when read over the phone. */
const clearLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * The reference of a submission: `REF_`, a timestamp, and a random uppercase suffix (docs/spec.md §3).
 * @param time milliseconds since 1970
 * @param random eight random bytes, so that two people pressing submit in one millisecond stay apart
 */
export function submissionIdFor(time: number, random: Uint8Array): string {
  const suffix = Array.from(random, (byte) => clearLetters[byte % clearLetters.length]).join('');
  return `REF_${time}_${suffix}`;
}

/** Takes anything; true when it is the reference of a submission. */
export function isSubmissionId(text: unknown): text is string {
  return typeof text === 'string' && /^REF_\d{13}_[0-9A-Z]{8}$/.test(text);
}

/** A referral with the three facts it keeps through every call of the chain (docs/spec.md §3). */
export function submissionOf(referral: Referral, time: number, random: Uint8Array): ReferralSubmission {
  return {
    ...referral,
    submissionId: submissionIdFor(time, random),
    submissionDate: new Date(time).toISOString(),
    submissionTimestamp: time,
  };
}
