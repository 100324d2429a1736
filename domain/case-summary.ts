import type { Collection } from './collections.ts';
import { addressKey, nameKey, phoneKey } from './duplicates.ts';
import { type CallTime, callTimes } from './referral.ts';

/** What lists show of a document and find it by. All of it is empty once the person is erased. */
export type CaseSummary = {
  /** The name of the business; of a contact message, the name of the person. */
  title: string;
  /** Stored option values, or empty. */
  district: string;
  type: string;
  bestTimeToCall: CallTime | null;
  /** Equal keys mean that two cases may be the same business; see `domain/duplicates.ts`. Empty when there is none. */
  nameKey: string;
  phoneKey: string;
  addressKey: string;
};

export const emptySummary: CaseSummary = {
  title: '',
  district: '',
  type: '',
  bestTimeToCall: null,
  nameKey: '',
  phoneKey: '',
  addressKey: '',
};

/** @param document the fields of the collection's form; a missing one counts as empty */
export function caseSummary(collection: Collection, document: Readonly<Record<string, unknown>>): CaseSummary {
  const text = (name: string) => (typeof document[name] === 'string' ? document[name] : '');
  if (collection === 'messages') return { ...emptySummary, title: personName(text('firstName'), text('lastName')) };
  const district = text('businessDistrict') || text('district');
  return {
    title: text('businessName'),
    district,
    type: text('businessType'),
    bestTimeToCall: callTimes.find((time) => time === document.bestTimeToCall) ?? null,
    nameKey: nameKey(text('businessName'), district),
    phoneKey: phoneKey(text('contactPhone') || text('phone')),
    addressKey: addressKey(text('businessAddress'), district),
  };
}

/** A name as it is written: a Chinese one has the family name first and no space. */
export function personName(first: string, last: string): string {
  return /\p{Script=Han}/u.test(last) ? `${last}${first}` : `${first} ${last}`.trim();
}
