import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Field, longestTexts } from '../domain/fields.ts';
import { languages } from '../domain/languages.ts';
import { type ReferralField, referralFields, submissionOf } from '../domain/referral.ts';
import { commitBody, commitPath, firestoreFields, linkHash, referral } from '../server/testing/fixtures.ts';
import { firestoreRules } from './rules.ts';

/*
 * The rules as Google's own evaluator reads them. Its emulator is a Java program that is not on npm (the one that is allows
 * every write), so these tests run where FIRESTORE_EMULATOR_HOST names one.
 */
const host = process.env.FIRESTORE_EMULATOR_HOST;
const submission = submissionOf(referral, 1_763_640_000_123, new Uint8Array(8));
const { submissionId } = submission;
const fields = Object.entries<Field>(referralFields);
const documents = commitPath.replace(':commit', '');

const call = (path: string, method: string, body?: object, headers = {}) =>
  fetch(`http://${host}${path}`, { method, headers, body: body && JSON.stringify(body) });

/** Whether a browser may create the document. */
async function mayCreate(document: object, id = submissionId) {
  const { status } = await call(commitPath, 'POST', commitBody(document, id));
  expect([200, 403]).toContain(status);
  return status === 200;
}

describe.skipIf(!host)('Firestore', () => {
  beforeAll(async () => {
    const files = [{ name: 'firestore.rules', content: firestoreRules() }];
    const answer = await call('/emulator/v1/projects/encore:securityRules', 'PUT', { rules: { files } });
    expect(answer.status, await answer.text()).toBe(200);
  });

  beforeEach(async () => {
    const { status } = await call(`/emulator${documents}`, 'DELETE');
    expect(status).toBe(200);
  });

  it('creates a complete referral, and says that it is there when it comes again', async () => {
    expect(await mayCreate(submission)).toBe(true);
    const again = await call(commitPath, 'POST', commitBody(submission, submissionId));
    expect(again.status).toBe(409);
  });

  it('changes, shows and deletes no referral', async () => {
    expect(await mayCreate(submission)).toBe(true);
    const path = `${documents}/referrals/${submissionId}`;
    const changed = { fields: firestoreFields({ ...submission, contactName: 'Another' }) };
    for (const [method, body] of [['PATCH', changed], ['GET'], ['DELETE']] as const) {
      expect((await call(path, method, body)).status, method).toBe(403);
    }
    expect((await call(`${documents}/referrals`, 'GET')).status).toBe(403);
  });

  it('creates no document anywhere else', async () => {
    const body = { fields: firestoreFields(submission) };
    expect((await call(`${documents}/messages?documentId=x`, 'POST', body)).status).toBe(403);
  });

  it('takes the metadata of a submission', async () => {
    for (const [index, language] of languages.entries()) {
      const other = submissionOf(referral, 1_763_640_000_200 + index, new Uint8Array(8));
      const document = { ...other, language, website: 'x', elapsed: 60_000, place: 'Sham Shui Po', linkHash };
      expect(await mayCreate(document, other.submissionId)).toBe(true);
    }
    const wrong = {
      language: 'fr',
      website: 'x'.repeat(65_537),
      elapsed: 'soon',
      place: 'Somebody',
      linkHash: linkHash.slice(1),
    };
    for (const [name, value] of Object.entries(wrong)) {
      expect(await mayCreate({ ...submission, [name]: value }), name).toBe(false);
    }
  });

  it('refuses a field that no form has', async () => {
    expect(await mayCreate({ ...submission, receivedAt: 1 })).toBe(false);
  });

  it('refuses an id, a date or a time that do not agree', async () => {
    const id = 'REF_1763640000124_22222222';
    expect(await mayCreate(submission, id)).toBe(false);
    expect(await mayCreate({ ...submission, submissionId: id }, id)).toBe(false);
    expect(await mayCreate({ ...submission, submissionId: 'mine' }, 'mine')).toBe(false);
    expect(await mayCreate({ ...submission, submissionTimestamp: '1763640000123' })).toBe(false);
    expect(await mayCreate({ ...submission, submissionDate: 'yesterday' })).toBe(false);
  });

  it.each(fields)('takes for %s what domain/ takes, and nothing else', async (name, field) => {
    for (const [index, value] of rightValues(field).entries()) {
      const other = submissionOf({ ...referral, [name]: value }, 1_763_640_000_300 + index, new Uint8Array(8));
      expect(await mayCreate(other, other.submissionId), value.slice(0, 9)).toBe(true);
    }
    for (const value of wrongValues(field)) {
      expect(await mayCreate({ ...submission, [name]: value }), String(value).slice(0, 9)).toBe(false);
    }
    const { [name as ReferralField]: _, ...others } = submission;
    expect(await mayCreate(others)).toBe(!field.required);
  });
});

function rightValues(field: Field): readonly string[] {
  if (field.kind === 'tick') return [];
  if (field.kind === 'option') return field.options;
  return [field.kind === 'email' ? `a@${'b.'.repeat(125)}bc` : '\u{20000}'.repeat(longestTexts[field.kind])];
}

function wrongValues(field: Field): unknown[] {
  if (field.kind === 'tick') return [false, 'on'];
  const blank = field.required ? [' \n '] : [];
  const email = field.kind === 'email' ? ['a', 'a@', 'a@b c', ' a@b.c'] : [];
  return [5, false, 'x'.repeat(10_001), ...blank, ...email];
}
