import { expect, it } from 'vitest';
import { addressKey, nameKey, phoneKey } from './case-summary.ts';

const district = 'Sham Shui Po';

it.each([
  ['+852 0000 0101', '00000101'],
  ['００００-０１０１', '00000101'],
  ['85200000101', '00000101'],
])('the key of the telephone number %j is %s', (typed, key) => expect(phoneKey(typed)).toBe(key));

it('a number that is too short is no key', () => expect(phoneKey('ext. 12')).toBe(''));

it('a name is the same in any width and case, in one district', () => {
  expect(nameKey('ＧＯＬＤＥＮ Bakery', district)).toBe(nameKey('Golden-bakery!', district));
  expect(nameKey('Golden Bakery', 'Islands')).not.toBe(nameKey('Golden Bakery', district));
  expect(nameKey(' ', district)).toBe('');
});

it.each([
  ['1 Apliu Street\nG/F', 'Shop 3, 1 APLIU ST.'],
  ['九龍深水埗鴨寮街1號地下', '鴨寮街 １ 號'],
])('%j and %j have the same number in the same street', (one, other) => {
  expect(addressKey(one, district)).toBe(addressKey(other, district));
  expect(addressKey(one, district)).not.toBe('');
  expect(addressKey(one, district)).not.toBe(addressKey(one.replace('1', '7'), district));
});

it('an address without a street has no key', () => expect(addressKey('above the market', district)).toBe(''));
