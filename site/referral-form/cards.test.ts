import { expect, test } from 'vitest';
import { referralFields } from '../../domain/referral.ts';
import { cardOf, cards, fieldsWithProblems, toCard } from './cards.ts';

test('every field is on one of five cards: the shop, where, whom to ask for, what they said, you', () => {
  expect(cards).toHaveLength(5);
  expect(cards.flatMap((fields) => Object.keys(fields)).toSorted()).toEqual(Object.keys(referralFields).toSorted());
  const firstOfEach = ['businessName', 'businessDistrict', 'contactName', 'conversationNotes', 'referrerEmail'];
  expect(firstOfEach.map(cardOf)).toEqual([0, 1, 2, 3, 4]);
});

test('problems are listed in the order of the form, not in that of the stored fields', () => {
  const problems = { referrerEmail: 'missing', contactEmail: undefined, businessName: 'missing' };
  expect(fieldsWithProblems(problems)).toEqual(['businessName', 'referrerEmail']);
});

test('what is not the number of a card is none', () => {
  expect(['4', 0, '5', -1, 1.5, '', null, undefined, {}, 'next'].map(toCard)).toEqual([
    4,
    0,
    null,
    null,
    null,
    0,
    null,
    null,
    null,
    null,
  ]);
});
