import type { Half } from './case-events.ts';
import type { Collection } from './collections.ts';
import type { messageFields, partnershipFields, subscriberFields } from './forms.ts';
import type { ReferralSubmission } from './referral.ts';

/** Who may be found in the store, apart from the members of the team. */
export const roles = ['referrer', 'contact', 'applicant', 'writer', 'subscriber'] as const;
export type Role = (typeof roles)[number];

/**
 * About whom something is that is stored, or what else it is. `docs/personal-data.md` says of each kind why we have it, for how long, and how
 * it is copied, corrected and erased. `either`: a text in which both people of a referral may be named, which goes with either of them.
 * `parts`: JSON, whose fields have kinds of their own.
 */
export type Kind =
  | Role
  | 'either'
  | 'business'
  | 'remark'
  | 'course'
  | 'reference'
  | 'member'
  | 'sign-in'
  | 'request'
  | 'technical'
  | 'parts';

/** The fields of documents. One that is added to a form does not compile before it has its kind. */
export const fieldKinds = {
  referrals: {
    referrerFirstName: 'referrer',
    referrerLastName: 'referrer',
    referrerEmail: 'referrer',
    referrerPhone: 'referrer',
    businessName: 'business',
    businessType: 'business',
    businessDistrict: 'business',
    businessAddress: 'business',
    contactName: 'contact',
    contactPosition: 'contact',
    contactPhone: 'contact',
    contactEmail: 'contact',
    bestTimeToCall: 'contact',
    relationshipToContact: 'either',
    conversationNotes: 'either',
    additionalNotes: 'either',
    confirmContact: 'course',
    submissionId: 'reference',
    submissionDate: 'reference',
    submissionTimestamp: 'reference',
  } satisfies Record<keyof ReferralSubmission, Kind>,
  messages: {
    firstName: 'writer',
    lastName: 'writer',
    email: 'writer',
    message: 'writer',
  } satisfies Record<keyof typeof messageFields, Kind>,
  partnerships: {
    businessName: 'business',
    businessType: 'business',
    district: 'business',
    contactName: 'applicant',
    phone: 'applicant',
    email: 'applicant',
    surplus: 'business',
    notes: 'applicant',
    consent: 'course',
  } satisfies Record<keyof typeof partnershipFields, Kind>,
  subscribers: {
    email: 'subscriber',
    consent: 'course',
    unsubscribeToken: 'technical',
  } satisfies Record<keyof typeof subscriberFields | 'unsubscribeToken', Kind>,
} as const satisfies Record<Collection, Record<string, Kind>>;

/** The fields of a document that are about somebody in a role. */
export function fieldsOf(collection: Collection, role: Role): string[] {
  return namesOf(fieldKinds[collection], (kind) => kind === role);
}

/** The fields of a referral that go when one of its two people is erased. */
export function fieldsOfHalf(half: Half): string[] {
  return namesOf(fieldKinds.referrals, (kind) => kind === half || kind === 'either');
}

/** A document, or what was corrected in it, without those fields. */
export function withoutHalf<Value>(document: Readonly<Record<string, Value>>, half: Half): Record<string, Value> {
  const gone = fieldsOfHalf(half);
  return Object.fromEntries(Object.entries(document).filter(([name]) => !gone.includes(name)));
}

function namesOf(kindOf: Readonly<Record<string, Kind>>, isMeant: (kind: Kind) => boolean): string[] {
  return Object.keys(kindOf).filter((name) => isMeant(kindOf[name] ?? 'parts'));
}
