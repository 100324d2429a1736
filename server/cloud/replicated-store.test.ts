import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalStore } from '../outbox/outbox.ts';
import { defaultTimings, startOutboxWorker } from '../outbox/outbox-worker.ts';
import type { Arrival, DocumentStore } from '../store/document-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { type Emulator, startEmulator } from '../testing/firestore-emulator.ts';
import { testStoreContract } from '../testing/store-contract.ts';
import { openFirestoreStore } from './firestore.ts';
import { openReplicatedStore } from './replicated-store.ts';

vi.setConfig({ testTimeout: 60_000 });

const arrival = (receivedAt: number, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'fallback',
  language: 'zh',
  suspicion,
});
const log = { info: () => {}, warn: () => {} };

let emulator: Emulator;
let root: string;
let count = 0;
let local: LocalStore;
let cloud: DocumentStore;
beforeAll(async () => {
  emulator = await startEmulator();
  root = mkdtempSync(join(tmpdir(), 'encore-local-first-'));
});
afterAll(() => {
  emulator.stop();
  rmSync(root, { recursive: true });
});

const openStores = async () => {
  const destination = `project-${count++}`;
  local = openSqliteStore({ folder: join(root, destination) });
  cloud = await openFirestoreStore({ projectId: destination, emulatorHost: emulator.host });
  return { local, cloud, destination };
};
const withForwarder = async () => {
  const stores = await openStores();
  return openReplicatedStore({ ...stores, worker: startOutboxWorker({ ...stores, log, timings: defaultTimings }) });
};
const all = async (store: DocumentStore, collection: 'referrals' | 'subscribers' = 'referrals') => {
  const ids: string[] = [];
  for await (const { id } of store.list(collection)) ids.push(id);
  return ids;
};

testStoreContract('replicated', async () => openReplicatedStore(await openStores()));

describe('the replicated store', () => {
  /** Without a worker nothing is sent, so that every intermediate state can be tested. */
  let store: DocumentStore;
  beforeEach(async () => {
    store = openReplicatedStore(await openStores());
  });
  afterEach(() => store.close());

  it('lists what is in the cloud and what is still local by time, each once', async () => {
    await cloud.add('referrals', 'by a browser', { n: 2 }, arrival(2));
    await store.add('referrals', 'waits', { n: 1 }, arrival(1));
    await store.add('referrals', 'spam', { n: 3 }, arrival(3, 'honeypot'));
    await store.add('referrals', 'arrived', { n: 4 }, arrival(4));
    await cloud.add('referrals', 'arrived', { n: 4 }, arrival(4));
    await store.add('referrals', 'in both', { n: 5 }, arrival(5));
    await cloud.add('referrals', 'in both', { n: 5 }, arrival(0));
    await local.setDestination(`project-${count - 1}`);
    await local.markArrived('referrals', 'arrived');
    expect(await all(store)).toEqual(['waits', 'by a browser', 'spam', 'arrived', 'in both']);
  });

  it('lists each once although it is sent to the cloud during the listing', async () => {
    for (const n of [1, 2, 3]) await store.add('referrals', `r${n}`, { n }, arrival(n));
    await cloud.add('referrals', 'r9', { n: 9 }, arrival(9));
    const listed: string[] = [];
    for await (const { id } of store.list('referrals')) {
      listed.push(id);
      if (listed.length > 1) continue;
      for (const n of [2, 3]) {
        await cloud.add('referrals', `r${n}`, { n }, arrival(20 + n));
        await local.markArrived('referrals', `r${n}`);
      }
    }
    expect(listed).toEqual(['r1', 'r2', 'r3', 'r9']);
  });

  it('reads from the local store first, and from the cloud what is not there', async () => {
    await cloud.add('subscribers', 'there', { email: 'a@example.com' }, arrival(1));
    await store.add('subscribers', 'here', { email: 'b@example.com' }, arrival(1));
    expect((await store.get('subscribers', 'here'))?.document.email).toBe('b@example.com');
    expect((await store.get('subscribers', 'there'))?.document.email).toBe('a@example.com');
    expect(await store.get('subscribers', 'nowhere')).toBeNull();
  });

  it('prefers the cloud in a conflict, and lists the local document as quarantine', async () => {
    await cloud.add('subscribers', 's', { unsubscribeToken: 'theirs' }, arrival(1));
    await store.add('subscribers', 's', { unsubscribeToken: 'ours' }, arrival(2));
    await local.quarantine('subscribers', 's', 'conflicting');
    expect((await store.get('subscribers', 's'))?.document.unsubscribeToken).toBe('theirs');
    expect(await all(store, 'subscribers')).toEqual(['s', 's']);
  });

  it('removes at once, although the cloud removes later', async () => {
    await cloud.add('subscribers', 's', { email: 'a@example.com' }, arrival(1));
    expect(await store.remove('subscribers', 's')).toBe(true);
    expect(await store.get('subscribers', 's')).toBeNull();
    expect(await all(store, 'subscribers')).toEqual([]);
    expect(await store.remove('subscribers', 's')).toBe(false);
    expect(await store.countWaiting?.()).toBe(1);
    expect(await cloud.get('subscribers', 's')).not.toBeNull();
  });

  it('deletes old documents in both stores, and counts each once', async () => {
    await cloud.add('referrals', 'by a browser', { n: 1 }, arrival(1));
    for (const id of ['arrived', 'waits']) await store.add('referrals', id, { n: 1 }, arrival(2));
    await cloud.add('referrals', 'arrived', { n: 1 }, arrival(2));
    await local.setDestination(`project-${count - 1}`);
    await local.markArrived('referrals', 'arrived');
    await store.add('referrals', 'spam', { n: 1 }, arrival(3, 'honeypot'));
    await store.add('referrals', 'new', { n: 1 }, arrival(10));
    expect(await store.removeOlderThan('referrals', 10)).toBe(4);
    expect(await all(store)).toEqual(['new']);
    expect(await all(local)).toEqual(['new']);
    expect(await all(cloud)).toEqual([]);
  });
});

describe('the store with a worker', () => {
  it('sends a document to the cloud and removes it again', async () => {
    const store = await withForwarder();
    await store.add('subscribers', 's', { email: 'a@example.com' }, arrival(1));
    await vi.waitFor(async () => expect(await cloud.get('subscribers', 's')).not.toBeNull(), { timeout: 10_000 });
    expect(await store.remove('subscribers', 's')).toBe(true);
    await vi.waitFor(async () => expect(await cloud.get('subscribers', 's')).toBeNull(), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await store.countWaiting?.()).toBe(0));
    await store.close();
  });
});
