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

describe('the local-first store, besides', () => {
  /** Without a worker nothing moves, so that every state on the way can be looked at. */
  let store: DocumentStore;
  beforeEach(async () => {
    store = openReplicatedStore(await openStores());
  });
  afterEach(() => store.close());

  it('lists what is in the cloud and what still waits here by time, each once', async () => {
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

  it('lists each once although it arrives in the cloud meanwhile', async () => {
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

  it('answers at once from this machine, and asks the cloud for what is not here', async () => {
    await cloud.add('subscribers', 'there', { email: 'a@example.com' }, arrival(1));
    await store.add('subscribers', 'here', { email: 'b@example.com' }, arrival(1));
    expect((await store.get('subscribers', 'here'))?.document.email).toBe('b@example.com');
    expect((await store.get('subscribers', 'there'))?.document.email).toBe('a@example.com');
    expect(await store.get('subscribers', 'nowhere')).toBeNull();
  });

  it('takes the cloud’s word where the two conflict, and lists ours as quarantine', async () => {
    await cloud.add('subscribers', 's', { unsubscribeToken: 'theirs' }, arrival(1));
    await store.add('subscribers', 's', { unsubscribeToken: 'ours' }, arrival(2));
    await local.setAside('subscribers', 's', 'conflicting');
    expect((await store.get('subscribers', 's'))?.document.unsubscribeToken).toBe('theirs');
    expect(await all(store, 'subscribers')).toEqual(['s', 's']);
  });

  it('forgets at once who leaves, although the cloud has yet to hear of it', async () => {
    await cloud.add('subscribers', 's', { email: 'a@example.com' }, arrival(1));
    expect(await store.remove('subscribers', 's')).toBe(true);
    expect(await store.get('subscribers', 's')).toBeNull();
    expect(await all(store, 'subscribers')).toEqual([]);
    expect(await store.remove('subscribers', 's')).toBe(false);
    expect(await store.countWaiting?.()).toBe(1);
    expect(await cloud.get('subscribers', 's')).not.toBeNull();
  });

  it('deletes what is too old here and there, and counts each once', async () => {
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

describe('the whole way', () => {
  it('leads from here to the cloud and out of it again', async () => {
    const store = await withForwarder();
    await store.add('subscribers', 's', { email: 'a@example.com' }, arrival(1));
    await vi.waitFor(async () => expect(await cloud.get('subscribers', 's')).not.toBeNull(), { timeout: 10_000 });
    expect(await store.remove('subscribers', 's')).toBe(true);
    await vi.waitFor(async () => expect(await cloud.get('subscribers', 's')).toBeNull(), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await store.countWaiting?.()).toBe(0));
    await store.close();
  });
});
