import { describe, expect, it } from 'vitest';
import { submissionOf } from '../../domain/referral.ts';
import type { Store } from '../store/sqlite.ts';
import {
  asJson,
  commitBody,
  commitPath,
  commitUpdate,
  firestoreFields,
  fullDisk,
  referral,
  stored,
} from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

const random = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
const submission = submissionOf(referral, 1_763_640_000_123, random);
const id = submission.submissionId;

type Json = Record<string, unknown>;
const update = (fields: Json, documentId = id, path?: string) => commitUpdate(fields, documentId, path);
const commitOf = (document: object, documentId = id) => commitBody(document, documentId);

describe('the write channel', () => {
  it('stores a submission and answers like Firestore', async () => {
    const { app, store, clock } = createTestApp();
    const response = await app.request(commitPath, { ...asJson(commitOf(submission)) });
    const time = new Date(clock.now).toISOString();
    expect([response.status, await response.json()]).toEqual([
      200,
      { writeResults: [{ updateTime: time }], commitTime: time },
    ]);
    const arrival = { receivedAt: clock.now, via: 'write-channel', language: null, suspicion: null };
    expect(await stored(store)).toEqual([{ id, document: submission, arrival }]);
  });

  it('stores language, honeypot, fill time and the district of a poster as metadata, never in the document', async () => {
    const { app, store } = createTestApp();
    const send = (metadata: object, n: number) => {
      const numbered = { ...submission, submissionId: `REF_1763640000123_AAAAAAA${n}` };
      return app.request(commitPath, asJson(commitOf({ ...numbered, ...metadata }, numbered.submissionId)));
    };
    const sent = [
      { language: 'zh', website: '', elapsed: 60_000 },
      { language: 'zh', website: 'https://casino.example.com', elapsed: 60_000 },
      { language: 'en', website: '', elapsed: 12, place: 'Islands' },
      { language: 5, website: true, elapsed: 'soon', place: 'Somebody' },
    ];
    for (const [n, metadata] of sent.entries()) expect((await send(metadata, n)).status).toBe(200);
    const known = await stored(store);
    expect(known.map(({ arrival: { language, suspicion } }) => [language, suspicion])).toEqual([
      ['zh', null],
      ['zh', 'honeypot'],
      ['en', 'too-fast'],
      [null, null],
    ]);
    for (const { document } of known) expect(Object.keys(document)).toEqual(Object.keys(submission));
    const arrivals = known.flatMap(({ id }) => (store as Store).history(`referrals/${id}`));
    expect(arrivals.map(({ data }) => 'place' in data && data.place)).toEqual([false, false, 'Islands', false]);
  });

  it('accepts its URL with and without percent-encoding', async () => {
    const { app } = createTestApp();
    for (const path of [
      commitPath.replace('(default)', '%28default%29'),
      commitPath.replace(':', '%3A'),
      `${commitPath}?key=k`,
    ]) {
      expect((await app.request(path, asJson(commitOf(submission)))).status).toBe(200);
    }
  });

  it('answers the same write again with a success, and refuses another one under its id', async () => {
    const { app, store } = createTestApp();
    const send = (document: object) => app.request(commitPath, asJson(commitOf(document)));
    expect((await send(submission)).status).toBe(200);
    expect((await send(submission)).status).toBe(200);
    const other = await send({ ...submission, businessName: 'Changed' });
    expect([other.status, (await other.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
    expect((await stored(store)).map(({ document }) => document)).toEqual([submission]);
  });

  it('recognises a submission that call 2 has stored', async () => {
    const { app, store } = createTestApp();
    const { additionalNotes: _, ...withoutNotes } = submission;
    await app.request('/api/submit-referral', asJson(referral, { 'Idempotency-Key': id }));
    expect((await app.request(commitPath, asJson(commitOf(withoutNotes)))).status).toBe(200);
    expect(await stored(store)).toHaveLength(1);
  });

  it.each<[string, Json, string]>([
    ['a missing field', { businessName: undefined }, 'businessName (missing)'],
    ['an unknown option', { businessDistrict: 'Macau' }, 'businessDistrict (notAnOption)'],
    ['a number for a text', { contactPhone: 5101 }, 'contactPhone (notText)'],
    ['a field too many', { isAdmin: true }, 'isAdmin (unknown)'],
    ['a field of every object', JSON.parse('{"__proto__":"x"}'), '__proto__ (unknown)'],
    ['an id of another', { submissionId: 'REF_1763640000123_AAAAAAAA' }, 'submissionId (disagrees)'],
    ['another date', { submissionDate: '2025-11-20T12:00:00.124Z' }, 'submissionDate (disagrees)'],
    ['another time', { submissionTimestamp: 1_763_640_000_124 }, 'submissionTimestamp (disagrees)'],
  ])('refuses %s, naming it', async (_, change, message) => {
    const { app, store } = createTestApp();
    const document = Object.fromEntries(
      Object.entries({ ...submission, ...change }).filter(([, v]) => v !== undefined),
    );
    const response = await app.request(commitPath, asJson(commitOf(document)));
    const { error } = await response.json();
    expect([response.status, error.code, error.status]).toEqual([400, 400, 'INVALID_ARGUMENT']);
    expect(error.message).toContain(message);
    expect(await stored(store)).toEqual([]);
  });

  const whole = firestoreFields(submission);
  const { name } = update(whole);
  const writing = (more: object) => ({
    writes: [{ update: update(whole), currentDocument: { exists: false }, ...more }],
  });
  const withFields = (more: Json) => writing({ update: update({ ...whole, ...more }) });
  const withTime = (integerValue: unknown) => withFields({ submissionTimestamp: { integerValue } });
  const prototype = JSON.stringify(writing({})).replace('businessName', '__proto__');
  const manyLists = JSON.stringify(withTime(0)).replace(':0}', `:${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['no writes', {}, 400],
    ['no write', { writes: [] }, 403],
    ['two writes', { writes: [...writing({}).writes, ...writing({}).writes] }, 403],
    ['a change of a document', writing({ currentDocument: { exists: true } }), 403],
    ['another precondition', writing({ currentDocument: { updateTime: 'x' } }), 403],
    ['a deletion', { writes: [{ delete: name }] }, 403],
    ['a mask', writing({ updateMask: { fieldPaths: [] } }), 403],
    ['a transform', writing({ updateTransforms: [] }), 403],
    ['a transaction', { ...writing({}), transaction: 'x' }, 403],
    ['another collection', writing({ update: update(whole, id, 'subscribers') }), 403],
    ['a collection within', writing({ update: update(whole, `${id}/notes/x`) }), 403],
    ['another project', writing({ update: { ...update(whole), name: name.replace('encore', 'other') } }), 403],
    ['a document id of another kind', writing({ update: update(whole, 'x') }), 400],
    ['no fields', writing({ update: { name } }), 400],
    ['more than name and fields', writing({ update: { ...update(whole), createTime: 'x' } }), 400],
    ['a value of two types', withFields({ contactName: { stringValue: 'a', nullValue: null } }), 400],
    ['a list for a text', withFields({ businessName: { arrayValue: { values: [] } } }), 400],
    ['a fraction for an integer', withFields({ submissionTimestamp: { doubleValue: 1_763_640_000_123 } }), 400],
    ['a prototype', prototype, 400],
    ['an integer that is an object', withTime({ toString: 1 }), 400],
    ['an integer in a list', withTime(['1763640000123']), 400],
    ['an integer in many lists', manyLists, 400],
    ['a body over 64 KiB', commitOf({ ...submission, conversationNotes: 'x'.repeat(65_536) }), 413],
  ])('refuses %s in Firestore’s own shape', async (_, body, status) => {
    const { app, store } = createTestApp();
    const response = await app.request(commitPath, asJson(body));
    const { error } = await response.json();
    expect(response.status).toBe(status);
    expect(error).toEqual({ code: status, message: expect.any(String), status: expect.stringMatching(/^[A-Z_]+$/) });
    expect(await stored(store)).toEqual([]);
  });

  it('refuses everything else under /v1', async () => {
    const { app } = createTestApp();
    const under = '/v1/projects/encore/databases/(default)/documents';
    for (const path of [':batchGet', '/referrals', ':runQuery', ':listen', ':commit/x']) {
      const response = await app.request(under + path, asJson(commitOf(submission)));
      expect([response.status, (await response.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
    }
    const read = await app.request(commitPath);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await app.request('/v1/%E0%A4%A/x')).status).toBe(403);
  });

  it('answers 503 while the store fails', async () => {
    const response = await createTestApp({ store: fullDisk }).app.request(commitPath, asJson(commitOf(submission)));
    expect([response.status, (await response.json()).error.status]).toEqual([503, 'UNAVAILABLE']);
  });
});
