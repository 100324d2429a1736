import { formFields } from '../collections.ts';
import { type Field, parseFields } from '../fields.ts';
import { languages } from '../languages.ts';
import { callTimes } from '../referral.ts';
import { callBy, type Hours } from './clock.ts';
import type { CaseCollection } from './pipeline.ts';

/** What a member may correct of each collection, in the order of the form; `language` is that in which one speaks with the person. */
export const amendableFields = {
  referrals: [
    'contactPhone',
    'contactName',
    'contactEmail',
    'bestTimeToCall',
    'language',
    'businessName',
    'businessType',
    'businessDistrict',
    'businessAddress',
    'referrerFirstName',
    'referrerLastName',
    'referrerPhone',
    'referrerEmail',
  ],
  partnerships: ['phone', 'contactName', 'email', 'language', 'businessName'],
  messages: ['firstName', 'lastName', 'email', 'language'],
} as const satisfies Record<CaseCollection, readonly string[]>;

export type AmendableField = (typeof amendableFields)[CaseCollection][number];

/** True for a field that can be corrected in some collection. */
export function isAmendable(field: unknown): field is AmendableField {
  return Object.values(amendableFields).some((fields) => fields.some((known) => known === field));
}

/** True for the telephone number that the team calls. */
export function isPhoneOfContact(field: AmendableField): boolean {
  return field === 'contactPhone' || field === 'phone';
}

/** How a field is filled in; null where the collection has none of this name, or it is not for members to correct. */
export function amendableField(collection: CaseCollection, name: string): Field | null {
  if (!amendableFields[collection].some((known) => known === name)) return null;
  return name === 'language'
    ? { kind: 'option', required: true, options: languages }
    : (formFields[collection][name] ?? null);
}

/**
 * A correction with the value as it is stored, and by when to call where that is the best time to call. Null for a value that the form
 * of the collection would refuse.
 */
export function completedAmendment<Data extends { field: AmendableField; value?: string }>(
  { collection, arrivedAt, dueAt }: { collection: CaseCollection; arrivedAt: number; dueAt: number },
  data: Data,
  businessHours: Hours,
) {
  const { field: name, value: typed = '' } = data;
  const field = amendableField(collection, name);
  const parsed = field && parseFields({ [name]: field }, { [name]: typed });
  if (!parsed?.ok) return null;
  const value = `${parsed.values[name]}`;
  const time = name === 'bestTimeToCall' ? callTimes.find((known) => known === value) : undefined;
  const until = time && { callBy: callBy(arrivedAt, dueAt, time, businessHours) };
  return { ...data, value, ...until };
}
