import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestoreChannel } from '../outbox/channels/firestore.ts';
import type { Arrival } from '../store/document-store.ts';
import { openSqliteStore, type Store } from '../store/sqlite.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../testing/firestore-emulator.ts';
import { referral, stored } from '../testing/fixtures.ts';
import { type Cloud, connect } from './firestore-connection.ts';
import { pullReferrals } from './pull.ts';

// The emulator runs in the process of the test.
vi.setConfig({ testTimeout: 60_000 });

const arrival = (receivedAt = 1_763_640_000_000, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'fallback',
  language: 'zh',
  suspicion,
});
const idOf = (time: number) => `REF_${time}_ABCDEFGH`;
const submission = (time = 1_763_640_000_123, more: object = {}) => ({
  ...referral,
  submissionId: idOf(time),
  submissionDate: new Date(time).toISOString(),
  submissionTimestamp: time,
  ...more,
});

let root: string;
let emulator: Emulator;
let google: Firestore;
let cloud: Cloud;
let store: Store;
let count = 0;
let now: number;
beforeAll(async () => {
  emulator = await startEmulator();
  root = mkdtempSync(join(tmpdir(), 'encore-firestore-'));
});
afterAll(() => {
  emulator.stop();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  // A new project id gives an empty Firestore.
  const projectId = `project-${count++}`;
  google = new Firestore({ projectId, host: emulator.host, ssl: false, credentials: emulatorCredentials });
  cloud = await connect({ projectId, emulatorHost: emulator.host });
  now = Date.now();
  store = await openStore('here');
});
afterEach(async () => {
  await store.close();
  await Promise.all([google.terminate(), cloud.close()]);
});

const openStore = async (name: string) => {
  const opened = openSqliteStore({ folder: join(root, `${name}-${count}`), channels: ['firestore'], clock: () => now });
  await opened.setDestination(`project-${count}`);
  return opened;
};
/** Sends everything that waits, as the worker does. */
const sendAll = async (from = store) => {
  const { send } = firestoreChannel(from, cloud);
  for (let row = await from.outbox.lease('firestore', true, 1000); row; ) {
    await send(row);
    row = await from.outbox.lease('firestore', true, 1000, row);
  }
};
const inCloud = async (path: string) => (await google.doc(path).get()).data();
const idsIn = async (collection: string) => (await google.collection(collection).get()).docs.map(({ id }) => id).sort();

describe('the Firestore channel', () => {
  it('stores a document exactly as a browser writes it, and its arrival as an event', async () => {
    const document = submission();
    await store.add('referrals', document.submissionId, document, arrival());
    await sendAll();
    expect(await inCloud(`referrals/${document.submissionId}`)).toEqual(document);
    expect(await inCloud(`events/referrals:${document.submissionId}@1`)).toMatchObject({
      subject: `referrals/${document.submissionId}`,
      type: 'arrived',
      at: 1_763_640_000_000,
      data: '{"via":"fallback","language":"zh","suspicion":null,"callBy":1763697600000}',
    });
  });

  it('does not change a document that a browser wrote before, with or without its empty fields', async () => {
    const { contactEmail: _, ...document } = submission();
    const path = `referrals/${document.submissionId}`;
    await google.doc(path).set({ ...document, language: 'zh', elapsed: 9000 });
    await store.add('referrals', document.submissionId, submission(), arrival());
    await sendAll();
    expect(await inCloud(path)).toEqual({ ...document, language: 'zh', elapsed: 9000 });
    expect(store.state().outbox).toEqual({ waiting: 0, stuck: false, dead: 0 });
  });

  it('keeps both documents when the cloud has another one under the id, and says so', async () => {
    const { submissionId } = submission();
    await google.doc(`referrals/${submissionId}`).set(submission(undefined, { contactName: 'Theirs' }));
    await store.add('referrals', submissionId, submission(undefined, { contactName: 'Ours' }), arrival());
    await expect(sendAll()).rejects.toMatchObject({
      isPermanent: true,
      message: expect.stringMatching(/another document/),
    });
    expect((await inCloud(`referrals/${submissionId}`))?.contactName).toBe('Theirs');
    expect((await store.get('referrals', submissionId))?.document.contactName).toBe('Ours');
    const theirs = await store.get('referrals', `${submissionId}-conflicting`);
    expect([theirs?.document.contactName, theirs?.arrival.suspicion]).toEqual(['Theirs', 'conflicting']);
  });

  it('removes a document with its events, and leaves the stub of a person who was erased', async () => {
    // Where the previous release stored the arrival.
    await google.doc('messages-arrivals/a').set({ order: 'x' });
    for (const id of ['a', 'b']) await store.add('messages', id, { message: id }, arrival());
    await sendAll();
    expect(await idsIn('messages-arrivals')).toEqual([]);
    const act = { subject: 'messages/b', expectedVersion: null, at: 2, actor: 'Ada' };
    await store.appendEvent({ ...act, actionId: 'n', type: 'noted', data: { text: 'private' } });
    await sendAll();
    await store.remove('messages', 'a');
    await store.appendEvent({ ...act, actionId: 'e', type: 'erased', data: {} });
    await sendAll();
    expect(await idsIn('messages')).toEqual([]);
    expect(await idsIn('events')).toEqual(['messages:b@1', 'messages:b@2', 'messages:b@3']);
    expect((await inCloud('events/messages:b@2'))?.data).toBe('{}');
  });

  it('a document that Firestore refuses can never be sent', async () => {
    cloud.ask = () =>
      Promise.reject(Object.assign(new Error('Firestore: INVALID_ARGUMENT'), { code: 'INVALID_ARGUMENT' }));
    await store.add('messages', 'a', { message: 'a' }, arrival());
    await expect(sendAll()).rejects.toMatchObject({ isPermanent: true });
  });
});

describe('pulling', () => {
  const write = async (time: number, more: object = {}) =>
    (await google.doc(`referrals/${idOf(time)}`).set(submission(time, more))).writeTime.toMillis();

  it('stores what browsers wrote once each, by the time at which Google received it', async () => {
    const first = await write(now + 5000, { language: 'zh', elapsed: 9000 });
    const second = await write(now, { website: 'spam', elapsed: 9000 });
    expect(await pullReferrals(store, cloud)).toBe(2);
    expect(await pullReferrals(store, cloud)).toBe(0);
    const arrived = (receivedAt: number, language: 'zh' | null, suspicion: string | null) =>
      ({ receivedAt, via: 'write-channel', language, suspicion }) as const;
    expect(await stored(store)).toEqual([
      { id: idOf(now + 5000), document: submission(now + 5000), arrival: arrived(first, 'zh', null) },
      { id: idOf(now), document: submission(now), arrival: arrived(second, null, 'honeypot') },
    ]);
    await sendAll();
    expect(await idsIn('events')).toHaveLength(2);
  });

  it('goes on where it stopped, and finds what a wrong clock hid within a day', async () => {
    await pullReferrals(store, cloud);
    for (const hours of [-40, -25, 25, 40]) await write(now + hours * 3_600_000);
    now += 60_000;
    expect(await pullReferrals(store, cloud)).toBe(2);
    now += 24 * 3_600_000;
    expect(await pullReferrals(store, cloud)).toBe(2);
  });

  it('does not bring back what was removed here, before and after the cloud has removed it', async () => {
    await write(now);
    await pullReferrals(store, cloud);
    await store.remove('referrals', idOf(now));
    expect(await pullReferrals(store, cloud)).toBe(0);
    await sendAll();
    expect(await pullReferrals(store, cloud)).toBe(0);
    expect([await stored(store), await idsIn('referrals'), await idsIn('events')]).toEqual([[], [], []]);
  });

  it('pulls more than one page, and rejects within its timeout when the cloud cannot be reached', async () => {
    for (let n = 0; n < 230; n++) await write(now + n);
    expect(await pullReferrals(store, cloud)).toBe(230);
    const away = await startEmulator();
    away.stop();
    const unreachable = await connect({ projectId: 'away', emulatorHost: away.host, readTimeout: 300 });
    await expect(pullReferrals(store, unreachable)).rejects.toThrow(/^Firestore: (no answer in time|UNAVAILABLE)$/);
    await unreachable.close();
  });
});
