import { expect, test } from 'vitest';
import { deskFiles } from '../content/zh/desk-files.ts';
import { referralForm } from '../content/zh/referral-form.ts';
import { formFields } from '../domain/collections.ts';
import type { CaseRecord } from '../domain/desk.ts';
import { addedOnSave } from '../domain/referral.ts';
import { referral } from '../server/testing/fixtures.ts';
import { recordFacts } from './record-facts.ts';

const stored = { ...referral, ...addedOnSave('REF_1763640000000_ABCDEFGH') };

const factsOf = (collection: CaseRecord['collection'], document: object) =>
  recordFacts({ collection, document } as CaseRecord, 'zh');

test.each(['messages', 'partnerships', 'referrals'] as const)('every text of %s is shown', (collection) => {
  const texts = Object.entries(formFields[collection]).filter(
    ([name, { kind }]) => kind !== 'tick' && name !== 'businessName',
  );
  const shown = JSON.stringify(factsOf(collection, Object.fromEntries(texts.map(([name]) => [name, name]))));
  for (const [name] of texts) expect(shown).toContain(name);
});

test('a field without a place is shown all the same, under its label', () => {
  const shop = factsOf('referrals', { ...stored, instagram: '@shop' });
  expect(shop.others).toContainEqual({ name: 'instagram', value: '@shop' });
  const { others } = factsOf('messages', { businessAddress: '1 Pei Ho Street' });
  expect(others).toEqual([{ name: referralForm.fields.businessAddress.label, value: '1 Pei Ho Street' }]);
});

test('by which poster it came is shown', () => {
  const { others } = recordFacts(
    { collection: 'referrals', document: stored, place: 'Islands' } as unknown as CaseRecord,
    'zh',
  );
  expect(others).toEqual([{ name: deskFiles.cases.place, value: referralForm.options.businessDistrict.Islands }]);
});

test('an option is shown by its label, also one of a field without a place', () => {
  expect(factsOf('referrals', stored).type).toBe(referralForm.options.businessType[referral.businessType]);
  const { bestTimeToCall } = referral;
  const [field] = factsOf('messages', { bestTimeToCall }).others;
  expect(field?.value).toBe(referralForm.options.bestTimeToCall[bestTimeToCall]);
});
