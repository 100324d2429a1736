import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '../../domain/collections.ts';
import { exportLines } from '../admin/export.ts';
import { firestoreChannel } from '../outbox/channels/firestore.ts';
import type { Arrival } from '../store/document-store.ts';
import type { Action } from '../store/events.ts';
import { openSqliteStore, type Store } from '../store/sqlite.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../testing/firestore-emulator.ts';
import { referral } from '../testing/fixtures.ts';
import { type Cloud, connect } from './firestore-connection.ts';
import { pullReferrals } from './pull.ts';
import { countMissingHere, restoreFromCloud } from './restore.ts';

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
const sendAll = async () => {
  const { send } = firestoreChannel(store, cloud);
  for (let row = await store.outbox.lease('firestore', true, 1000); row; ) {
    await send(row);
    row = await store.outbox.lease('firestore', true, 1000, row);
  }
};
const exported = async (from: Store) => {
  let text = '';
  for (const collection of collections) {
    for (const quarantine of [false, true]) {
      const options = { json: true, arrival: true, quarantine, apiOrigin: '' };
      for await (const line of exportLines(from, collection, options)) text += line;
    }
  }
  return text;
};

describe('restoring from the cloud', () => {
  const action = (subject: string, type: Action['type']): Action => {
    const actionId = `${subject} ${type}`;
    return { subject, type, actionId, expectedVersion: null, at: now, actor: 'Ada', data: { text: 'private' } };
  };
  const fill = async () => {
    const hello = { message: 'Hello', firstName: 'half \ud83c' };
    await store.add('messages', 'm', hello, arrival());
    await store.add('subscribers', 's', { unsubscribeToken: 's.x', email: 'a@example.com' }, arrival());
    await store.add('partnerships', 'p', { notes: '', businessName: '好味' }, arrival(1_763_640_000_009, 'too-fast'));
    await store.add('referrals', idOf(1_763_640_000_123), submission(), arrival());
    await google.doc(`referrals/${idOf(now)}`).set(submission(now, { language: 'zh', elapsed: 9000 }));
    await pullReferrals(store, cloud);
    const [m, erased] = ['messages/m', 'messages/erased'];
    await store.add('messages', 'erased', { message: 'private' }, arrival());
    for (const [subject, type] of [
      [m, 'claimed'],
      [m, 'tried'],
      [erased, 'noted'],
      [erased, 'erased'],
    ] as const) {
      await store.appendEvent(action(subject, type));
    }
    await store.appendEvent({ ...action(m, 'corrected'), data: { version: 3 } });
    await store.appendRecord({ ...action('desk/exports', 'noted'), type: 'exported' });
    await sendAll();
  };

  it('gives an empty folder what was there before, byte for byte', async () => {
    await fill();
    const empty = await openStore('elsewhere');
    expect(await countMissingHere(empty, cloud)).toBe(12);
    const counts = await restoreFromCloud(empty, cloud);
    expect(counts).toEqual({ referrals: 2, messages: 1, partnerships: 1, subscribers: 1 });
    expect(await exported(empty)).toBe(await exported(store));
    for (const subject of [
      'messages/m',
      'messages/erased',
      `referrals/${idOf(now)}`,
      'partnerships/p',
      'desk/exports',
    ]) {
      expect(empty.history(subject)).toEqual(store.history(subject));
      expect(empty.case(subject)).toEqual(store.case(subject));
    }
    // Nothing is sent back, and nothing is pulled again.
    expect(empty.state().outbox?.waiting).toBe(0);
    expect([await pullReferrals(empty, cloud), await countMissingHere(empty, cloud)]).toEqual([0, 0]);
    expect(await restoreFromCloud(empty, cloud)).toEqual({
      referrals: 0,
      messages: 0,
      partnerships: 0,
      subscribers: 0,
    });
    await empty.close();
  });

  it('adds to an older backup what has happened since, and erases who was erased since', async () => {
    const old = await openStore('backup');
    await old.add('messages', 'erased', { message: 'private' }, arrival());
    await old.appendEvent(action('messages/erased', 'noted'));
    await old.add('referrals', idOf(1_763_640_000_123), submission(), arrival());
    await fill();
    await restoreFromCloud(old, cloud);
    expect(await exported(old)).toBe(await exported(store));
    expect(JSON.stringify([old.history('messages/erased'), old.case('messages/erased')])).not.toContain('private');
    await old.close();
  });
});
