import { deleteApp, initializeApp } from '@firebase/app';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from '@firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionOf } from '../../domain/referral.ts';
import { type Listening, listen } from '../listen.ts';
import { asJson, commitPath, firestoreFields, fullDisk, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

const random = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
const submission = submissionOf(referral, 1_763_640_000_123, random);
const id = submission.submissionId;

type Json = Record<string, unknown>;
const update = (fields: Json, documentId = id, path = 'referrals') => ({
  name: `projects/encore/databases/(default)/documents/${path}/${documentId}`,
  fields,
});
const commitOf = (document: object, documentId = id) => ({
  writes: [{ update: update(firestoreFields(document), documentId) }],
});
const asSdk = (body: unknown) => asJson(body, { 'Content-Type': 'text/plain' });

describe('the write channel', () => {
  it('stores a submission as it was sent and answers like Firestore', async () => {
    const { app, store, clock } = createTestApp();
    const answer = await app.request(commitPath, { ...asSdk(commitOf(submission)) });
    const time = new Date(clock.now).toISOString();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { writeResults: [{ updateTime: time }], commitTime: time },
    ]);
    const arrival = { receivedAt: clock.now, via: 'write-channel', language: null, suspicion: null };
    expect(await stored(store)).toEqual([{ id, document: submission, arrival }]);
  });

  it('is found however its commitPath is escaped', async () => {
    const { app } = createTestApp();
    for (const path of [
      commitPath.replace('(default)', '%28default%29'),
      commitPath.replace(':', '%3A'),
      `${commitPath}?key=k`,
    ]) {
      expect((await app.request(path, asSdk(commitOf(submission)))).status).toBe(200);
    }
  });

  it('takes the same write again for a success, and never another under its id', async () => {
    const { app, store } = createTestApp();
    const send = (document: object) => app.request(commitPath, asSdk(commitOf(document)));
    expect((await send(submission)).status).toBe(200);
    expect((await send(submission)).status).toBe(200);
    const other = await send({ ...submission, businessName: 'Changed' });
    expect([other.status, (await other.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
    expect((await stored(store)).map(({ document }) => document)).toEqual([submission]);
  });

  it('and the fallback know the same submission', async () => {
    const { app, store } = createTestApp();
    const { additionalNotes: _, ...withoutNotes } = submission;
    await app.request('/api/submit-referral', asJson(referral, { 'Idempotency-Key': id }));
    expect((await app.request(commitPath, asSdk(commitOf(withoutNotes)))).status).toBe(200);
    expect(await stored(store)).toHaveLength(1);
  });

  it('lets optional fields be absent or empty', async () => {
    const { contactEmail: _, additionalNotes: __, ...rest } = submission;
    expect((await createTestApp().app.request(commitPath, asSdk(commitOf(rest)))).status).toBe(200);
  });

  it.each<[string, Json, string]>([
    ['a missing field', { businessName: undefined }, 'businessName (missing)'],
    ['a blank field', { businessName: ' ' }, 'businessName (missing)'],
    ['an unknown option', { businessDistrict: 'Macau' }, 'businessDistrict (notAnOption)'],
    ['an option with a space', { businessType: ' Cafe' }, 'businessType (spacedOut)'],
    ['an commitPath that is none', { referrerEmail: 'x' }, 'referrerEmail (notAnEmail)'],
    ['a number for a text', { contactPhone: 55550101 }, 'contactPhone (notText)'],
    ['an unconfirmed box', { confirmContact: false }, 'confirmContact (notTicked)'],
    ['a text for the box', { confirmContact: 'true' }, 'confirmContact (notTicked)'],
    ['a field too many', { isAdmin: true }, 'isAdmin (unknown)'],
    ['a field of every object', JSON.parse('{"__proto__":"x"}'), '__proto__ (unknown)'],
    ['an id of another', { submissionId: 'REF_1763640000123_AAAAAAAA' }, 'submissionId (disagrees)'],
    ['no id', { submissionId: undefined }, 'submissionId (missing)'],
    ['another date', { submissionDate: '2025-11-20T12:00:00.124Z' }, 'submissionDate (disagrees)'],
    ['another time', { submissionTimestamp: 1_763_640_000_124 }, 'submissionTimestamp (disagrees)'],
    ['a text for the time', { submissionTimestamp: '1763640000123' }, 'submissionTimestamp (notANumber)'],
  ])('refuses %s, naming it', async (_, change, said) => {
    const { app, store } = createTestApp();
    const document = Object.fromEntries(
      Object.entries({ ...submission, ...change }).filter(([, v]) => v !== undefined),
    );
    const answer = await app.request(commitPath, asSdk(commitOf(document)));
    const { error } = await answer.json();
    expect([answer.status, error.code, error.status]).toEqual([400, 400, 'INVALID_ARGUMENT']);
    expect(error.message).toContain(said);
    expect(await stored(store)).toEqual([]);
  });

  const whole = firestoreFields(submission);
  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['no writes', {}, 400],
    ['no write', { writes: [] }, 403],
    ['two writes', { writes: [{ update: update(whole) }, { update: update(whole) }] }, 403],
    ['a deletion', { writes: [{ delete: update(whole).name }] }, 403],
    ['a mask', { writes: [{ update: update(whole), updateMask: { fieldPaths: [] } }] }, 403],
    ['a transform', { writes: [{ update: update(whole), updateTransforms: [] }] }, 403],
    ['a transaction', { writes: [{ update: update(whole) }], transaction: 'x' }, 403],
    ['another collection', { writes: [{ update: update(whole, id, 'subscribers') }] }, 403],
    ['a collection within', { writes: [{ update: update(whole, `${id}/notes/x`) }] }, 403],
    [
      'another project',
      { writes: [{ update: { ...update(whole), name: update(whole).name.replace('encore', 'other') } }] },
      403,
    ],
    ['a document id of another kind', { writes: [{ update: update(whole, 'x') }] }, 400],
    ['no fields', { writes: [{ update: { name: update(whole).name } }] }, 400],
    [
      'a value of two types',
      { writes: [{ update: update({ ...whole, contactName: { stringValue: 'a', nullValue: null } }) }] },
      400,
    ],
    [
      'a prototype',
      `{"writes":[{"update":{"name":"${update(whole).name}","fields":{"__proto__":{"stringValue":"x"}}}}]}`,
      400,
    ],
    ['a body over 64 KiB', commitOf({ ...submission, conversationNotes: 'x'.repeat(65_536) }), 413],
  ])('refuses %s in Firestore’s own shape', async (_, body, status) => {
    const { app, store } = createTestApp();
    const answer = await app.request(commitPath, asSdk(body));
    const { error } = await answer.json();
    expect(answer.status).toBe(status);
    expect(error).toEqual({ code: status, message: expect.any(String), status: expect.stringMatching(/^[A-Z_]+$/) });
    expect(await stored(store)).toEqual([]);
  });

  it('refuses everything else under /v1', async () => {
    const { app } = createTestApp();
    const under = '/v1/projects/encore/databases/(default)/documents';
    for (const path of [':batchGet', '/referrals', ':runQuery', ':listen', ':commit/x']) {
      const answer = await app.request(under + path, asSdk(commitOf(submission)));
      expect([answer.status, (await answer.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
    }
    const read = await app.request(commitPath);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await app.request('/v1/%E0%A4%A/x')).status).toBe(403);
  });

  it('is answered 503 while nothing can be stored', async () => {
    const answer = await createTestApp({ store: fullDisk }).app.request(commitPath, asSdk(commitOf(submission)));
    expect([answer.status, (await answer.json()).error.status]).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('the official SDK', () => {
  const { app, store } = createTestApp();
  const firebase = initializeApp({ projectId: 'encore', apiKey: 'embedded' });
  let listening: Listening;
  let db: ReturnType<typeof initializeFirestore>;
  beforeAll(async () => {
    setLogLevel('silent');
    listening = await listen(app, { port: 0, host: '127.0.0.1' });
    db = initializeFirestore(firebase, { host: `127.0.0.1:${listening.port}`, ssl: false });
  });
  afterAll(async () => {
    await deleteApp(firebase);
    await listening.close();
  });

  it('stores a referral with setDoc, once however often', async () => {
    await setDoc(doc(db, 'referrals', id), submission);
    await setDoc(doc(db, 'referrals', id), submission);
    expect(await stored(store)).toMatchObject([{ id, document: submission, arrival: { via: 'write-channel' } }]);
  });

  it('hears of a refusal by its code', async () => {
    const { businessName: _, ...incomplete } = submission;
    const incompleteId = 'REF_1763640000123_BBBBBBBB';
    const write = setDoc(doc(db, 'referrals', incompleteId), { ...incomplete, submissionId: incompleteId });
    // The SDK goes by the HTTP status, and calls every 400 so; Google's answer would be called the same.
    await expect(write).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('businessName'),
    });
    await expect(setDoc(doc(db, 'messages', id), submission)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('can do nothing else', async () => {
    const denied = { code: 'permission-denied' };
    await expect(getDoc(doc(db, 'referrals', id))).rejects.toMatchObject(denied);
    await expect(deleteDoc(doc(db, 'referrals', id))).rejects.toMatchObject(denied);
    await expect(setDoc(doc(db, 'referrals', id), { businessName: 'x' }, { merge: true })).rejects.toMatchObject(
      denied,
    );
    await expect(addDoc(collection(db, 'referrals'), submission)).rejects.toMatchObject(denied);
    expect(await stored(store)).toHaveLength(1);
  });
});
