import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Arrival, DocumentStore, StoredDocument } from '../store/document-store.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../testing/firestore-emulator.ts';
import { referral } from '../testing/fixtures.ts';
import { testStoreContract } from '../testing/store-contract.ts';
import { openFirestoreStore } from './firestore.ts';

// The emulator runs in the process of the test.
vi.setConfig({ testTimeout: 60_000 });

const arrival: Arrival = { receivedAt: 1_763_640_000_000, via: 'fallback', language: 'zh', suspicion: null };
const id = 'REF_1763640000123_ABCDEFGH';
const submission = {
  ...referral,
  submissionId: id,
  submissionDate: '2025-11-20T12:00:00.123Z',
  submissionTimestamp: 1_763_640_000_123,
};

let emulator: Emulator;
let count = 0;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());

/** A new project id gives an empty Firestore. */
const openEmpty = async () => {
  const projectId = `project-${count++}`;
  const store = await openFirestoreStore({ projectId, emulatorHost: emulator.host });
  return {
    store,
    google: new Firestore({ projectId, host: emulator.host, ssl: false, credentials: emulatorCredentials }),
  };
};
const all = async (store: DocumentStore) => {
  const found: StoredDocument[] = [];
  for await (const one of store.list('referrals')) found.push(one);
  return found;
};

testStoreContract('Firestore', async () => (await openEmpty()).store);

describe('the Firestore store', () => {
  it('stores a submission exactly as a browser writes it, and its arrival separately', async () => {
    const { store, google } = await openEmpty();
    await store.add('referrals', id, submission, arrival);
    expect((await google.doc(`referrals/${id}`).get()).data()).toEqual(submission);
    expect((await google.doc(`referrals-arrivals/${id}`).get()).data()).toMatchObject(arrival);
    await store.close();
  });

  it('lists documents written by a browser by the time at which Google stored them', async () => {
    const { store, google } = await openEmpty();
    await store.add('referrals', 'older', { n: 1 }, arrival);
    const { writeTime } = await google.doc(`referrals/${id}`).set(submission);
    await store.add('referrals', 'newer', { n: 3 }, { ...arrival, receivedAt: writeTime.toMillis() + 1 });
    const fromBrowser = { receivedAt: writeTime.toMillis(), via: 'write-channel', language: null, suspicion: null };
    expect(await store.get('referrals', id)).toEqual({ id, document: submission, arrival: fromBrowser });
    expect(await all(store)).toEqual([
      { id: 'older', document: { n: 1 }, arrival },
      { id, document: submission, arrival: fromBrowser },
      expect.objectContaining({ id: 'newer' }),
    ]);
    await store.close();
  });

  it('treats a document that a browser wrote before as repeated, and does not change it', async () => {
    const { store, google } = await openEmpty();
    const { contactEmail: _email, ...withoutEmpty } = submission;
    await google.doc(`referrals/${id}`).set(withoutEmpty);
    expect(await store.add('referrals', id, submission, arrival)).toBe('repeated');
    expect(await store.add('referrals', id, { ...submission, contactName: 'Another' }, arrival)).toBe('conflicting');
    expect((await store.get('referrals', id))?.document).toEqual(withoutEmpty);
    await store.close();
  });

  it('removes documents written by a browser after the retention period', async () => {
    const { store, google } = await openEmpty();
    const { writeTime } = await google.doc(`referrals/${id}`).set(submission);
    expect(await store.removeOlderThan('referrals', writeTime.toMillis())).toBe(0);
    expect(await store.removeOlderThan('referrals', writeTime.toMillis() + 1)).toBe(1);
    expect((await google.doc(`referrals/${id}`).get()).exists).toBe(false);
    expect((await google.collection('referrals-arrivals').get()).size).toBe(0);
    await store.close();
  });

  it('stores a text with a lone surrogate, and recognises its repetition', async () => {
    const { store } = await openEmpty();
    expect(await store.add('referrals', 'a', { text: 'half \ud83c' }, arrival)).toBe('added');
    expect(await store.add('referrals', 'a', { text: 'half \ud83c' }, arrival)).toBe('repeated');
    expect((await store.get('referrals', 'a'))?.document).toEqual({ text: 'half \ufffd' });
    await store.close();
  });

  it('rejects within its timeout when the cloud cannot be reached', async () => {
    const away = await startEmulator();
    away.stop();
    const store = await openFirestoreStore({ projectId: 'away', emulatorHost: away.host, readTimeout: 500 });
    await expect(store.get('referrals', 'a')).rejects.toThrow(/^Firestore: (no answer in time|UNAVAILABLE)$/);
    await store.close();
  });
});
