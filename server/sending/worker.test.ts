import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setDestination } from '../cloud/cloud-rows.ts';
import { openStore } from '../open-store.ts';
import type { Arrival } from '../store/document-store.ts';
import type { Store } from '../store/sqlite.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type Channel, defaultWaits, type OutboxWorker, startOutboxWorker } from './worker.ts';

const arrival: Arrival = { receivedAt: 1, via: 'fallback', language: 'en', suspicion: null };
const timings = { idle: 20, slow: 200, shutdown: 50 };

let folder: string;
let store: Store;
let outbox: Outbox;
let worker: OutboxWorker | undefined;
let now: number;
/** The keys that the channel was asked to send, and its next results; a success by default. */
let sent: string[];
let results: (Error | Promise<void>)[];
let lines: string[];
/** Milliseconds until the next attempt, as logged after each failure. */
let waits: number[];

beforeEach(async () => {
  folder = temporaryFolder('outbox');
  now = 1_763_640_000_000;
  store = openStore({ dataDir: folder }, { runtime: { clock: () => now } });
  outbox = createOutbox(store.database);
  await setDestination(store.database, 'a project');
  [sent, results, lines, waits] = [[], [], [], []];
});
afterEach(async () => {
  await worker?.stop();
  await store.close();
});

const start = (channel: Partial<Channel> = {}) => {
  const send: Channel['send'] = async ({ key }) => {
    sent.push(key.replace('firestore:messages/', ''));
    const next = await results.shift();
    if (next instanceof Error) throw next;
  };
  const log = ({ retryIn }: { retryIn?: number }, message: string) => {
    lines.push(message);
    if (retryIn) waits.push(retryIn);
  };
  worker = startOutboxWorker({
    database: store.database,
    channels: { firestore: { send, isOrdered: true, ...channel } },
    log: { info: log, warn: log },
    timings,
  });
  store.onWrite(worker.wake);
  return worker;
};
const add = (id: string) => store.add('messages', id, { message: id }, arrival);
const state = () => outbox.state(['firestore']);
const waiting = () => state()?.waiting;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const allSent = () => eventually(() => expect(waiting()).toBe(0));
const away = (more: object = {}) => Object.assign(new Error('UNAVAILABLE'), more);

describe('the outbox worker', () => {
  it('sends what was stored before it started and what is stored later, in order, each once', async () => {
    for (const id of ['1', '2', '3']) await add(id);
    start();
    await allSent();
    await add('4');
    await allSent();
    expect(sent).toEqual(['1@1', '2@1', '3@1', '4@1']);
  });

  it('tries again at once, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then keeps the row for a person', async () => {
    await add('1');
    results = Array.from({ length: 8 }, () => away());
    start();
    for (let tries = 1; tries < 8; tries++) {
      await eventually(() => expect(waits).toHaveLength(tries));
      const due = now + Number(waits.at(-1));
      await eventually(() => expect(outbox.nextDue('firestore', true)).toBe(due));
      now = due;
      worker?.wake();
    }
    await eventually(() => expect(sent).toHaveLength(8));
    for (const [index, planned] of defaultWaits.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(planned * 0.9);
      expect(waits[index]).toBeLessThanOrEqual(planned * 1.1);
    }
    await eventually(() => expect(state()).toEqual({ waiting: 0, stuck: false, dead: 1 }));
    expect(outbox.dead()).toMatchObject([{ key: 'firestore:messages/1@1', error: 'UNAVAILABLE', attempts: 8 }]);
    expect(await outbox.sendAgain('firestore:messages/1@1')).toBe(true);
    await eventually(() => expect(state()?.dead).toBe(0));
    await allSent();
    expect(sent).toHaveLength(9);
  });

  it('gives up nothing sooner because the server was started many times', async () => {
    await add('1');
    results = Array.from({ length: 9 }, () => away());
    for (let starts = 1; starts <= 9; starts++) {
      start();
      await eventually(() => expect(waits).toHaveLength(starts));
      await worker?.stop();
    }
    expect(state()).toEqual({ waiting: 1, stuck: false, dead: 0 });
    start();
    await allSent();
  });

  it('keeps the order in an ordered channel, and in another one goes on with the next row', async () => {
    for (const id of ['1', '2']) await add(id);
    results = [away()];
    start({ waits: [30] });
    await eventually(() => expect(sent).toHaveLength(1));
    now += 60;
    await allSent();
    expect(sent).toEqual(['1@1', '1@1', '2@1']);
    await worker?.stop();
    for (const id of ['3', '4']) await add(id);
    results = [away()];
    start({ isOrdered: false });
    await eventually(() => expect(sent.slice(3)).toEqual(['3@1', '4@1']));
    await eventually(() => expect(waiting()).toBe(1));
  });

  it('waits as long as the other side asks for', async () => {
    await add('1');
    results = [away({ retryAfter: 3_600_000 })];
    start();
    await eventually(() => expect(lines).toHaveLength(1));
    await eventually(() => {
      const [row] = store.database.all('SELECT due_at, error FROM outbox');
      expect([row?.error, row?.due_at]).toEqual(['UNAVAILABLE', now + 3_600_000]);
    });
  });

  it('keeps for a person what can never be sent, and goes on with the next row', async () => {
    for (const id of ['1', '2']) await add(id);
    results = [away({ isPermanent: true })];
    start();
    await eventually(() => expect(state()).toEqual({ waiting: 0, stuck: false, dead: 1 }));
    expect(sent).toEqual(['1@1', '2@1']);
    expect(outbox.dead()).toMatchObject([{ error: 'UNAVAILABLE', attempts: 1 }]);
  });

  it.each([
    ['a channel that never gives up', { givesUp: false }, {}],
    ['another side that is away', {}, { isUnavailable: true }],
  ])('with %s waits as long again after its last wait', async (_, options, error) => {
    await add('1');
    results = [away(error), away(error), away(error)];
    start({ waits: [10], ...options });
    for (let tries = 1; tries < 4; tries++) {
      await eventually(() => expect(sent).toHaveLength(tries));
      await eventually(() => expect(lines).toHaveLength(tries));
      now += 20;
    }
    await allSent();
    expect(outbox.dead()).toEqual([]);
  });

  it('gives up nothing by one failure after another side was away for days', async () => {
    await add('1');
    results = [...Array.from({ length: 9 }, () => away({ isUnavailable: true })), away()];
    start();
    for (let tries = 1; tries < 11; tries++) {
      await eventually(() => expect(waits).toHaveLength(tries));
      now += 12 * 3_600_000;
      worker?.wake();
    }
    await allSent();
    expect(outbox.dead()).toEqual([]);
  });

  it('reports what has waited for more than 15 minutes', async () => {
    await add('1');
    now += 15 * 60_000;
    expect(state()).toEqual({ waiting: 1, stuck: false, dead: 0 });
    now += 1;
    expect(state()).toEqual({ waiting: 1, stuck: true, dead: 0 });
  });

  it('leases a row to one attempt, and lets it be taken again after the lease or at the next start', async () => {
    await add('1');
    expect(await outbox.lease('firestore', true, 1000)).toMatchObject({ attempts: 1 });
    expect(await outbox.lease('firestore', true, 1000)).toBeNull();
    now += 1000;
    expect(await outbox.lease('firestore', true, 1000)).toMatchObject({ attempts: 2 });
    await outbox.releaseAll('firestore');
    expect(await outbox.lease('firestore', true, 1000)).toMatchObject({ attempts: 3 });
  });

  it('sends at the next start what a wrong clock wanted years later', async () => {
    now += 400 * 86_400_000;
    await add('1');
    now -= 400 * 86_400_000;
    await outbox.releaseAll('firestore');
    expect(await outbox.lease('firestore', true, 1000)).not.toBeNull();
  });

  it('warns when a channel does not answer for long, and goes on when it has', async () => {
    await add('1');
    const answer = Promise.withResolvers<void>();
    results = [answer.promise];
    start();
    await eventually(() => expect(lines).toContain('The channel has not answered yet'));
    answer.resolve();
    await allSent();
  });

  it('stops within its timeout although the channel does not answer, and sends the row after the next start', async () => {
    await add('1');
    const answer = Promise.withResolvers<void>();
    results = [answer.promise];
    const { stop } = start();
    await eventually(() => expect(sent).toHaveLength(1));
    await stop();
    answer.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(waiting()).toBe(1);
    start();
    await allSent();
    expect(sent).toEqual(['1@1', '1@1']);
  });

  it('removes from the cloud before it adds again, and sends nothing that was removed meanwhile', async () => {
    const arrival = { via: 'form', language: null, suspicion: null } as const;
    const subscribe = () => store.add('subscribers', 's', {}, { ...arrival, receivedAt: now });
    await subscribe();
    await store.remove('subscribers', 's');
    // Whoever has left may come back, later.
    now += 1;
    await subscribe();
    await add('2');
    await store.remove('messages', '2');
    start();
    await allSent();
    const remove = 'firestore:remove:';
    expect(sent).toEqual([`${remove}subscribers/s`, 'firestore:subscribers/s@1', `${remove}messages/2`]);
  });

  it('sends everything again when the settings name another cloud', async () => {
    for (const id of ['1', '2']) await add(id);
    start();
    await allSent();
    await setDestination(store.database, 'a project');
    expect(waiting()).toBe(0);
    await setDestination(store.database, 'another project');
    await allSent();
    expect(sent).toEqual(['1@1', '2@1', '1@1', '2@1']);
  });

  it('keeps running while the disk fails', async () => {
    const transactQuietly = () => Promise.reject(new Error('disk I/O error'));
    const database = { ...store.database, transactQuietly };
    const warn = (_line: object, message: string) => lines.push(message);
    const channels = { firestore: { send: async () => {} } };
    worker = startOutboxWorker({ database, channels, log: { info: () => {}, warn }, timings: { idle: 1 } });
    await eventually(() => expect(lines.length).toBeGreaterThan(5));
    expect(new Set(lines)).toEqual(new Set(['The outbox cannot be read or written']));
  });
});
