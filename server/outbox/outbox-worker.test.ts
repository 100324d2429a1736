import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Added, Arrival, DocumentStore } from '../store/document-store.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { LocalStore } from './outbox.ts';
import { defaultTimings, type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';

const arrival = (receivedAt: number, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'fallback',
  language: 'en',
  suspicion,
});
const timings = { ...defaultTimings, firstRetry: 20, longestRetry: 80, shutdownTimeout: 50 };

let folder: string;
let local: LocalStore;
let worker: OutboxWorker | undefined;
/** The calls that the cloud has received, and its next results; `added` by default. */
let calls: string[];
let results: (Added | Error | Promise<Added>)[];
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-worker-'));
  local = openSqliteStore({ folder });
  calls = [];
  results = [];
  lines = [];
});
afterEach(async () => {
  await worker?.stop();
  await local.close();
  rmSync(folder, { recursive: true });
});

async function resultOf(call: string): Promise<Added> {
  calls.push(call);
  const next = (await results.shift()) ?? 'added';
  if (next instanceof Error) throw next;
  return next;
}

const cloud = {
  add: (collection, id, document) => resultOf(`add ${collection} ${id} ${document.n}`),
  remove: async (collection, id) => (await resultOf(`remove ${collection} ${id}`)) === 'added',
} as Partial<DocumentStore> as DocumentStore;

const start = (destination = 'a project') => {
  const log = (_line: object, message: string) => lines.push(message);
  worker = startOutboxWorker({ local, cloud, destination, timings, log: { info: log, warn: log } });
  return worker;
};
const unavailable = () => new Error('Firestore: UNAVAILABLE');
const everythingSent = () => vi.waitFor(async () => expect(await local.countOutgoing()).toBe(0), { timeout: 5000 });

describe('the outbox worker', () => {
  it('sends what was stored before it started, in the order of arrival, each once', async () => {
    for (const n of [3, 1, 2]) await local.add('referrals', `r${n}`, { n }, arrival(n));
    start();
    await everythingSent();
    expect(calls).toEqual(['add referrals r1 1', 'add referrals r2 2', 'add referrals r3 3']);
  });

  it('sends more documents than one page', async () => {
    const numbers = Array.from({ length: 180 }, (_, n) => n);
    await Promise.all(numbers.map((n) => local.add('messages', `m${n}`, { n }, arrival(n))));
    start();
    await everythingSent();
    expect(calls).toEqual(numbers.map((n) => `add messages m${n} ${n}`));
  });

  it('sends a later document as soon as it is notified', async () => {
    const { notify } = start();
    await everythingSent();
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    notify();
    await everythingSent();
    expect(calls).toEqual(['add referrals r1 1']);
  });

  it('retries the same document with growing waits when the cloud is unavailable, and keeps the order', async () => {
    for (const n of [1, 2]) await local.add('referrals', `r${n}`, { n }, arrival(n));
    results = [unavailable(), unavailable(), unavailable()];
    const since = performance.now();
    const { notify } = start();
    // A notification does not shorten the wait after a failure.
    for (let n = 0; n < 20; n++) notify();
    await everythingSent();
    expect(calls.map((call) => call.slice(0, 16))).toEqual(
      ['r1', 'r1', 'r1', 'r1', 'r2'].map((id) => `add referrals ${id}`),
    );
    expect(performance.now() - since).toBeGreaterThan(20 + 40 + 80 - 10);
    expect(lines.filter((line) => line === 'Sending to the cloud failed')).toHaveLength(3);
  });

  it('does not let one collection delay another', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    await local.add('messages', 'm1', { n: 1 }, arrival(1));
    results = [new Promise(() => {})];
    start();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await vi.waitFor(async () => expect(await local.countOutgoing()).toBe(1));
  });

  it('counts a document that the cloud already has as sent', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    results = ['repeated'];
    start();
    await everythingSent();
    expect((await local.get('referrals', 'r1'))?.arrival.suspicion).toBeNull();
  });

  it('keeps the local document in quarantine when the cloud has another one under its id', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    results = ['conflicting'];
    start();
    await everythingSent();
    expect((await local.get('referrals', 'r1'))?.arrival.suspicion).toBe('conflicting');
  });

  it('does not send suspected spam', async () => {
    await local.add('referrals', 'spam', { n: 1 }, arrival(1, 'honeypot'));
    await local.add('referrals', 'r1', { n: 1 }, arrival(2));
    start();
    await everythingSent();
    expect(calls).toEqual(['add referrals r1 1']);
  });

  it('skips a document that the cloud refuses permanently, and logs it', async () => {
    for (const n of [1, 2]) await local.add('referrals', `r${n}`, { n }, arrival(n));
    results = [Object.assign(new Error('Firestore: INVALID_ARGUMENT'), { code: 'INVALID_ARGUMENT' })];
    start();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await vi.waitFor(async () => expect(await local.countOutgoing()).toBe(1));
    expect(lines).toContain('The cloud refuses this document; it stays on this machine');
  });

  it('sends removals before additions, so that someone who unsubscribed and subscribed again is on the list', async () => {
    await local.add('subscribers', 's', { n: 1 }, arrival(1));
    await local.removeEverywhere('subscribers', 's');
    await local.add('subscribers', 's', { n: 2 }, arrival(2));
    start();
    await everythingSent();
    expect(calls).toEqual(['remove subscribers s', 'add subscribers s 2']);
  });

  it('handles a removal and a new addition while the first addition is in progress', async () => {
    const first = Promise.withResolvers<Added>();
    await local.add('subscribers', 's', { n: 1 }, arrival(1));
    results = [first.promise];
    const { notify } = start();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await local.removeEverywhere('subscribers', 's');
    await local.add('subscribers', 's', { n: 2 }, arrival(2));
    notify();
    first.resolve('added');
    await everythingSent();
    expect(calls.slice(0, 1)).toEqual(['add subscribers s 1']);
    expect(calls.slice(-2)).toEqual(['remove subscribers s', 'add subscribers s 2']);
  });

  it('sends everything again when the settings name another cloud', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    await start('one project').notify();
    await everythingSent();
    await worker?.stop();
    start('another project');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    await everythingSent();
  });

  it('stops within its timeout although the cloud does not answer, and sends the document after the next start', async () => {
    await local.add('referrals', 'r1', { n: 1 }, arrival(1));
    const late = Promise.withResolvers<Added>();
    results = [late.promise];
    const { stop } = start();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const since = performance.now();
    await stop();
    expect(performance.now() - since).toBeLessThan(1000);
    late.resolve('added');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await local.countOutgoing()).toBe(1);
    start();
    await everythingSent();
    expect(calls).toHaveLength(2);
  });

  it('keeps running while the local disk fails', async () => {
    const failing = { ...local, waiting: () => Promise.reject(new Error('disk I/O error')) } as LocalStore;
    const log = (_line: object, message: string) => lines.push(message);
    worker = startOutboxWorker({ local: failing, cloud, destination: 'x', timings, log: { info: log, warn: log } });
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(5));
    expect(new Set(lines)).toEqual(new Set(['Sending to the cloud failed']));
  });
});
