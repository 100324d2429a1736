import { formFields } from './collections.ts';
import { type Field, parseFields } from './fields.ts';
import { languages } from './languages.ts';
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

/** A corrected value as it is stored; null when the form of the collection would refuse it. */
export function amendedValue(collection: CaseCollection, name: string, value: string): string | null {
  const field = amendableField(collection, name);
  const parsed = field && parseFields({ [name]: field }, { [name]: value });
  return parsed?.ok ? `${parsed.values[name]}` : null;
}
