import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Added, Arrival, DocumentStore } from '../store/document-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { LocalStore } from './outbox.ts';
import { defaultPauses, type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';

const arrival = (receivedAt: number, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'fallback',
  language: 'en',
  suspicion,
});
const pauses = { ...defaultPauses, first: 20, longest: 80, patience: 50 };

let folder: string;
let local: LocalStore;
let worker: OutboxWorker | undefined;
/** What the cloud was asked, and what it answers next; `added` when nothing else was said. */
let asked: string[];
let answers: (Added | Error | Promise<Added>)[];
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-worker-'));
  local = openSqliteStore({ folder });
  asked = [];
  answers = [];
  lines = [];
});
afterEach(async () => {
  await worker?.stop();
  await local.close();
  rmSync(folder, { recursive: true });
});

async function answer(question: string): Promise<Added> {
  asked.push(question);
  const next = (await answers.shift()) ?? 'added';
  if (next instanceof Error) throw next;
  return next;
}

const cloud = {
  add: (collection, id, document) => answer(`add ${collection} ${id} ${document.n}`),
  remove: async (collection, id) => (await answer(`remove ${collection} ${id}`)) === 'added',
} as Partial<DocumentStore> as DocumentStore;

const start = (destination = 'a project') => {
  const log = (_line: object, message: string) => lines.push(message);
  worker = startOutboxWorker({ local, cloud, destination, pauses, log: { info: log, warn: log } });
  return worker;
};
const away = () => new Error('Firestore: UNAVAILABLE');
const nothingWaits = () => vi.waitFor(async () => expect(await local.countOutgoing()).toBe(0), { timeout: 5000 });

describe('the worker', () => {
  it('brings what was stored before it started, in the order of arrival, each once', async () => {
    for (const n of [3, 1, 2]) await local.add('referrals', `r${n}`, { n }, arrival(n));
    start();
    await nothingWaits();
    expect(asked).toEqual(['add referrals r1 1', 'add referrals r2 2', 'add referrals r3 3']);
  });

  it('brings more than fit in memory at once', async () => {
    const numbers = Array.from({ length: 180 }, (_, n) => n);
    await Promise.all(numbers.map((n) => local.add('messages', `m${n}`, { n }, arrival(n))));
    start();
    await nothingWaits();
    expect(asked).toEqual(numbers.map((n) => `add messages m${n} ${n}`));
  });

  it('brings what comes later at once', async () => {
    const { wake } = start();
    await nothingWaits();
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    wake();
    await nothingWaits();
    expect(asked).toEqual(['add referrals r1 1']);
  });

  it('tries the same document again when the cloud is away, less and less often, and keeps the order', async () => {
    for (const n of [1, 2]) await local.add('referrals', `r${n}`, { n }, arrival(n));
    answers = [away(), away(), away()];
    const since = performance.now();
    const { wake } = start();
    // What comes meanwhile does not make it hurry.
    for (let n = 0; n < 20; n++) wake();
    await nothingWaits();
    expect(asked.map((question) => question.slice(0, 16))).toEqual(
      ['r1', 'r1', 'r1', 'r1', 'r2'].map((id) => `add referrals ${id}`),
    );
    expect(performance.now() - since).toBeGreaterThan(20 + 40 + 80 - 10);
    expect(lines.filter((line) => line === 'The way to the cloud is closed')).toHaveLength(3);
  });

  it('does not let one collection wait for another', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    await local.add('messages', 'm1', { n: 1 }, arrival(1));
    answers = [new Promise(() => {})];
    start();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(async () => expect(await local.countOutgoing()).toBe(1));
  });

  it('counts what is there already as arrived', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    answers = ['repeated'];
    start();
    await nothingWaits();
    expect((await local.get('referrals', 'r1'))?.arrival.suspicion).toBeNull();
  });

  it('keeps ours in quarantine when the cloud has another document under its id', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    answers = ['conflicting'];
    start();
    await nothingWaits();
    expect((await local.get('referrals', 'r1'))?.arrival.suspicion).toBe('conflicting');
  });

  it('leaves suspected spam on this machine', async () => {
    await local.add('referrals', 'spam', { n: 1 }, arrival(1, 'honeypot'));
    await local.add('referrals', 'r1', { n: 1 }, arrival(2));
    start();
    await nothingWaits();
    expect(asked).toEqual(['add referrals r1 1']);
  });

  it('passes over what the cloud refuses for good, and says so', async () => {
    for (const n of [1, 2]) await local.add('referrals', `r${n}`, { n }, arrival(n));
    answers = [Object.assign(new Error('Firestore: INVALID_ARGUMENT'), { code: 'INVALID_ARGUMENT' })];
    start();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(async () => expect(await local.countOutgoing()).toBe(1));
    expect(lines).toContain('The cloud refuses this document; it stays on this machine');
  });

  it('removes before it adds, so that who comes back after leaving is on the list', async () => {
    await local.add('subscribers', 's', { n: 1 }, arrival(1));
    await local.removeEverywhere('subscribers', 's');
    await local.add('subscribers', 's', { n: 2 }, arrival(2));
    start();
    await nothingWaits();
    expect(asked).toEqual(['remove subscribers s', 'add subscribers s 2']);
  });

  it('notices someone who leaves and comes back while the first addition is on its way', async () => {
    const first = Promise.withResolvers<Added>();
    await local.add('subscribers', 's', { n: 1 }, arrival(1));
    answers = [first.promise];
    const { wake } = start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await local.removeEverywhere('subscribers', 's');
    await local.add('subscribers', 's', { n: 2 }, arrival(2));
    wake();
    first.resolve('added');
    await nothingWaits();
    expect(asked.slice(0, 1)).toEqual(['add subscribers s 1']);
    expect(asked.slice(-2)).toEqual(['remove subscribers s', 'add subscribers s 2']);
  });

  it('brings everything to another cloud when the settings name one', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    await start('one project').wake();
    await nothingWaits();
    await worker?.stop();
    start('another project');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await nothingWaits();
  });

  it('stops soon although the cloud hangs, and leaves the document for the next start', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    const late = Promise.withResolvers<Added>();
    answers = [late.promise];
    const { stop } = start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const since = performance.now();
    await stop();
    expect(performance.now() - since).toBeLessThan(1000);
    late.resolve('added');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await local.countOutgoing()).toBe(1);
    start();
    await nothingWaits();
    expect(asked).toHaveLength(2);
  });

  it('lives on while its own disk fails', async () => {
    const failing = { ...local, waiting: () => Promise.reject(new Error('disk I/O error')) } as LocalStore;
    const log = (_line: object, message: string) => lines.push(message);
    worker = startOutboxWorker({ local: failing, cloud, destination: 'x', pauses, log: { info: log, warn: log } });
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(5));
    expect(new Set(lines)).toEqual(new Set(['The way to the cloud is closed']));
  });
});
