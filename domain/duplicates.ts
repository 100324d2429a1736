import { foldText } from './search-text.ts';

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
