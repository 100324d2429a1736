import type { Collection } from '../collections.ts';
import { type CallTime, callTimes } from '../referral.ts';
import { foldText } from '../texts.ts';

/** What lists show of a document and find it by. All of it is empty once the person is erased. */
export type CaseSummary = {
  /** The name of the business; of a contact message, the name of the person. */
  title: string;
  /** Stored option values, or empty. */
  district: string;
  type: string;
  /** Null for a message, which is answered at any hour. */
  bestTimeToCall: CallTime | null;
  /** Equal keys mean that two cases may be the same business. Empty when there is none. */
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

/** The hours at which somebody is called who did not say when: never those of the night. */
const anytime: CallTime = 'Anytime during business hours';

/** @param document the fields of the collection's form; a missing one counts as empty */
export function caseSummary(collection: Collection, document: Readonly<Record<string, unknown>>): CaseSummary {
  const text = (name: string) => (typeof document[name] === 'string' ? document[name] : '');
  if (collection === 'messages') return { ...emptySummary, title: personName(text('firstName'), text('lastName')) };
  const district = text('businessDistrict') || text('district');
  return {
    title: text('businessName'),
    district,
    type: text('businessType'),
    bestTimeToCall: callTimes.find((time) => time === document.bestTimeToCall) ?? anytime,
    nameKey: nameKey(text('businessName'), district),
    phoneKey: phoneKey(text('contactPhone') || text('phone')),
    addressKey: addressKey(text('businessAddress'), district),
  };
}

/** A name as it is written: a Chinese one has the family name first and no space. */
export function personName(first: string, last: string): string {
  return /\p{Script=Han}/u.test(last) ? `${last}${first}` : `${first} ${last}`.trim();
}

/** `鴨寮街1` of 九龍鴨寮街1號地下; floors and shops are written in too many ways to be compared. */
const chineseAddress = /(\p{Script=Han}{2}[街道路徑里坊巷])(\d+)/u;
/** `1 Apliu` of G/F, 1 Apliu Street. */
const englishAddress =
  /(?<!\d)(\d{1,5})[a-z]?,? {1,3}([a-z][a-z' ]{0,40}?) {1,3}(?:street|st|road|rd|avenue|ave|lane|path|terrace)\b/;

/** The last eight digits of a telephone number, with which all of Hong Kong's are unique; empty for a shorter one. */
export function phoneKey(phone: string): string {
  const digits = foldText(phone).replace(/\D/g, '');
  return digits.length < 8 ? '' : digits.slice(-8);
}

/** The name of a business and its district, without what people leave out: case, spaces, punctuation. */
export function nameKey(name: string, district: string): string {
  const letters = foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? '' : `${letters}|${district}`;
}

/** The street, the number in it and the district, in the language in which they were written; empty when there are none. */
export function addressKey(address: string, district: string): string {
  const [, street, number] = chineseAddress.exec(foldText(address)) ?? [];
  if (street) return `${street}${number}|${district}`;
  const [, first, name] = englishAddress.exec(address.normalize('NFKC').toLowerCase()) ?? [];
  return first ? `${first} ${name}|${district}` : '';
}
