import type { Half } from './cases/case-events.ts';
import type { Collection } from './collections.ts';
import type { Fields } from './fields.ts';
import type { messageFields, partnershipFields, subscriberFields } from './forms.ts';
import { referralGroups } from './referral.ts';

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

/** Whom the fields of each card of the referral form are about. */
export const cardKinds = {
  business: 'business',
  place: 'business',
  contact: 'contact',
  conversation: 'either',
  referrer: 'referrer',
} as const satisfies Record<keyof typeof referralGroups, Kind>;

const cards: Readonly<Record<string, Fields>> = referralGroups;
const kindsByCard = Object.entries(cardKinds).flatMap(([card, kind]) =>
  Object.keys(cards[card] ?? {}).map((name) => [name, kind] as const),
);

/** The fields of documents. One that is added to another form does not compile before it has its kind. */
export const fieldKinds = {
  referrals: {
    ...Object.fromEntries(kindsByCard),
    confirmContact: 'course',
    submissionId: 'reference',
    submissionDate: 'reference',
    submissionTimestamp: 'reference',
  },
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
