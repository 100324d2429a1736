import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Field } from '../domain/fields.ts';
import { referralFields } from '../domain/referral.ts';
import { conditionOf, firestoreIndexes, firestoreRules } from './rules.ts';

const rules = firestoreRules();

test('the committed rules are those of the tables (npm run test:unit -- cloud/rules -u writes them)', async () => {
  await expect(rules).toMatchFileSnapshot('firestore.rules');
});

test('the committed indexes leave out every long text (npm run test:unit -- cloud/rules -u writes them)', async () => {
  await expect(firestoreIndexes()).toMatchFileSnapshot('firestore.indexes.json');
});

test('no browser may read, delete or change a document, or write any but a referral', () => {
  const allowed = [...rules.matchAll(/allow (.+)/g)].map(([, what]) => what);
  expect(allowed).toEqual([
    'create: if isReferral(request.resource.data, id);',
    'update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly([]);',
    'read, delete: if false;',
    'read, write: if false;',
  ]);
  const places = [...rules.matchAll(/match (\S+) \{/g)].map(([, place]) => place);
  expect(places).toEqual(['/databases/{database}/documents', '/referrals/{id}', '/{document=**}']);
});

test.each(Object.entries<Field>(referralFields))('the rules know %s and check it', (name, field) => {
  expect(rules).toContain(`'${name}'`);
  expect(rules).toContain(conditionOf(name, field));
});

const kinds: [Field, condition: RegExp][] = [
  [{ kind: 'text', required: true }, /^isFilled\(data\.it, 400\)$/],
  [{ kind: 'long', required: false }, /^isText\(data\.get\('it', ''\), 10000\)$/],
  [{ kind: 'email', required: true }, /^isEmail\(data\.it, 508\)$/],
  [{ kind: 'email', required: false }, /^\(data\.get\('it', ''\) == '' \|\| isEmail\(data\.get\('it', ''\), 508\)\)$/],
  [{ kind: 'option', required: true, options: ['A', "B's"] }, /^data\.it in \['A', 'B\\'s'\]$/],
  [{ kind: 'option', required: false, options: ['A'] }, /^data\.get\('it', ''\) in \['', 'A'\]$/],
  [{ kind: 'tick', required: true }, /^data\.it == true$/],
];

test.each(kinds)('a field %j may be empty only where it is optional', (field, condition) => {
  expect(conditionOf('it', field)).toMatch(condition);
});

test('firebase.json names the files that are there', () => {
  const { firestore } = JSON.parse(readFileSync(join(import.meta.dirname, 'firebase.json'), 'utf8'));
  for (const file of Object.values<string>(firestore)) readFileSync(join(import.meta.dirname, file));
  expect(Object.keys(firestore)).toEqual(['rules', 'indexes']);
});
