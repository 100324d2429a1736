import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { createPublicPromise, readPublicPromise } from './report.ts';

const hour = 3_600_000;
let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
});
afterEach(() => desk.close());

/** A referral that arrives at a time; what happens to it happens after as many hours. */
const arrive = async (
  id: string,
  time: string,
  ...happened: [hours: number, verb: Parameters<TestDesk['act']>[2]][]
) => {
  const arrivedAt = Date.parse(`${time}:00+08:00`);
  desk.at(arrivedAt);
  await desk.add(id, id === 'cafe' ? { businessDistrict: 'Islands', businessType: 'Cafe' } : {});
  for (const [hours, verb] of happened) {
    desk.at(arrivedAt + hours * hour);
    await desk.act(desk.members.ada, id, verb);
  }
};
const report = (weeks = 2) => desk.ada().report(weeks);

it('says how many were tried and reached in time, with median and worst, for each week', async () => {
  await arrive('last week', '2026-11-15T23:59', [3, { verb: 'reached', outcome: 'interested' }]);
  await arrive('kept', '2026-11-16T00:00', [1, { verb: 'no-answer' }], [5, { verb: 'reached', outcome: 'interested' }]);
  await arrive(
    'late',
    '2026-11-17T10:00',
    [2, { verb: 'no-answer' }],
    [30, { verb: 'reached', outcome: 'later', followUpAt: Date.parse('2026-12-01') }],
  );
  await arrive('never', '2026-11-18T10:00');
  await arrive('cafe', '2026-11-20T10:00');
  desk.at('2026-11-20T12:00');
  const { weeks, byDistrict, byType } = await report();
  expect(weeks.map(({ start }) => new Date(start).toISOString())).toEqual([
    '2026-11-08T16:00:00.000Z',
    '2026-11-15T16:00:00.000Z',
  ]);
  expect(weeks[0]).toMatchObject({ received: 1, decided: 1, triedInTime: 1, reachedInTime: 1, medianToTry: 3 * hour });
  expect(weeks[1]).toMatchObject({
    received: 4,
    decided: 3,
    triedInTime: 2,
    reachedInTime: 1,
    medianToTry: 1.5 * hour,
    worstToTry: 2 * hour,
    medianToReach: 17.5 * hour,
    worstToReach: 30 * hour,
  });
  expect(byDistrict.map(({ value, received }) => [value, received])).toEqual([
    ['Sham Shui Po', 4],
    ['Islands', 1],
  ]);
  expect(byType.map(({ value, decided }) => [value, decided])).toEqual([
    ['Restaurant', 4],
    ['Cafe', 0],
  ]);
});

it('gives each late one its reason: what was written, or what the history shows', async () => {
  await arrive('written', '2026-11-16T10:00', [25, { verb: 'reached', outcome: 'interested', reason: 'Typhoon' }]);
  await arrive('no answer', '2026-11-16T10:00', [2, { verb: 'wrong-number' }], [3, { verb: 'no-answer' }]);
  await arrive('wrong number', '2026-11-16T10:00', [2, { verb: 'wrong-number' }]);
  await arrive('not tried', '2026-11-16T10:00', [30, { verb: 'move', stage: 'withdrawn' }]);
  await arrive('in time', '2026-11-16T10:00', [1, { verb: 'reached', outcome: 'not-interested' }]);
  desk.at('2026-11-16T10:00');
  await desk.add('spam', {}, { suspicion: 'too-fast' });
  desk.at('2026-11-19T10:00');
  await desk.act(desk.members.ada, 'spam', { verb: 'move', stage: 'new' });
  const reasons = (await report()).late.map(({ id, reason, text }) => [id, reason, text]);
  expect(reasons.sort()).toEqual([
    ['no answer', 'no-answer', ''],
    ['not tried', 'not-tried', ''],
    ['spam', 'spam', ''],
    ['written', 'written', 'Typhoon'],
    ['wrong number', 'wrong-number', ''],
  ]);
});

it('a promise that was broken when nothing had been noted stays broken, whenever the call was', async () => {
  const waited = 6 * hour;
  const wait = (verb: Parameters<TestDesk['act']>[2]) => desk.act(desk.members.ada, 'a', verb, { waited });
  await arrive('a', '2026-11-16T10:00');
  desk.at('2026-11-17T15:00');
  await wait({ verb: 'no-answer' });
  await wait({ verb: 'reached', outcome: 'interested' });
  expect((await report()).weeks[1]).toMatchObject({
    decided: 1,
    triedInTime: 0,
    reachedInTime: 0,
    worstToReach: 29 * hour,
  });
  expect((await report()).late).toMatchObject([{ id: 'a', reason: 'not-tried' }]);
  expect(desk.ada().record('referrals', 'a')?.clock.state).toBe('late');
});

it('leaves out spam, duplicates, messages, and what was withdrawn in time', async () => {
  await arrive('a', '2026-11-19T10:00');
  await arrive('b', '2026-11-19T10:00', [1, { verb: 'same-as', sameAs: 'a' }]);
  await arrive('c', '2026-11-19T10:00', [1, { verb: 'move', stage: 'withdrawn' }]);
  await arrive('d', '2026-11-19T10:00', [1, { verb: 'move', stage: 'spam' }]);
  await desk.add('m', { firstName: 'Ida', lastName: 'Ho' }, {}, 'messages');
  expect((await report(1)).weeks).toMatchObject([{ received: 1 }]);
});

it('says how many came by the poster of each district, and how far it came with them', async () => {
  await arrive('a', '2026-11-16T10:00', [1, { verb: 'reached', outcome: 'interested' }]);
  for (const [id, place] of [
    ['b', 'Islands'],
    ['c', 'Sham Shui Po'],
    ['d', 'Islands'],
  ] as const)
    await desk.add(id, {}, { place });
  await desk.act(desk.members.ada, 'b', { verb: 'reached', outcome: 'interested' });
  const { byPlace } = await report();
  expect(byPlace.map(({ value, received, reached }) => [value, received, reached])).toEqual([
    ['Islands', 2, 1],
    ['Sham Shui Po', 1, 0],
  ]);
});

it('without referrals it has weeks of nothing', async () => {
  expect((await report(3)).weeks).toHaveLength(3);
  expect((await report(0)).weeks).toMatchObject([{ received: 0, decided: 0, medianToTry: null, worstToReach: null }]);
});

it('says how far it came, by member and by district, why people said no, and what became of each promise', async () => {
  const callback = (hours: number) => Date.parse('2026-11-16T10:00+08:00') + hours * hour;
  await arrive('no', '2026-11-16T10:00', [1, { verb: 'reached', outcome: 'not-interested', refusal: 'price' }]);
  await arrive(
    'meeting',
    '2026-11-16T10:00',
    [1, { verb: 'reached', outcome: 'interested' }],
    [2, { verb: 'move', stage: 'meeting' }],
    [3, { verb: 'move', stage: 'not-this-time' }],
  );
  await arrive(
    'cafe',
    '2026-11-16T10:00',
    [1, { verb: 'reached', outcome: 'later', followUpAt: callback(5) }],
    [5, { verb: 'reached', outcome: 'interested' }],
    [6, { verb: 'move', stage: 'on-board' }],
  );
  await arrive('forgotten', '2026-11-16T10:00', [1, { verb: 'reached', outcome: 'later', followUpAt: callback(5) }]);
  await arrive('waits', '2026-11-16T10:00');
  desk.at('2026-11-16T16:00');
  const { total, byDistrict, byOwner, refusals, promises } = await report();
  expect(total).toMatchObject({ received: 5, reached: 4, met: 2, onBoard: 1 });
  expect(byDistrict.map(({ value, reached, onBoard }) => [value, reached, onBoard])).toEqual([
    ['Sham Shui Po', 3, 0],
    ['Islands', 1, 1],
  ]);
  expect(byOwner.map(({ value, reached }) => [value, reached])).toEqual([
    [desk.members.ada.id, 4],
    ['', 0],
  ]);
  expect(refusals).toEqual([
    { value: 'none', count: 1 },
    { value: 'price', count: 1 },
  ]);
  expect(promises).toEqual([
    { kind: 'first-call', made: 5, kept: 4, broken: 0 },
    { kind: 'callback', made: 2, kept: 1, broken: 1 },
  ]);
});

it('a best time that went by without a call counts as missed, although the 24 hours are kept', async () => {
  // In the morning, which is over at noon.
  await arrive('a', '2026-11-16T18:30', [20, { verb: 'reached', outcome: 'interested' }]);
  const { weeks } = await report();
  expect(weeks[1]).toMatchObject({ windowsMissed: 1, reachedInTime: 1 });
});

it('lists the readers of the newsletter in pages, and removes one', async () => {
  for (let n = 0; n < 60; n += 1)
    await desk.add(`s${n}`, { email: `${n}@example.com` }, { receivedAt: n }, 'subscribers');
  await desk.add('spam', { email: 'spam@example.com' }, { suspicion: 'honeypot' }, 'subscribers');
  const first = desk.ada().subscribers(null);
  const second = desk.ada().subscribers(first.next);
  expect([first.rows.length, first.rows[0]?.email, second.rows.length, second.next]).toEqual([
    50,
    '59@example.com',
    10,
    null,
  ]);
  await desk.ada().removeSubscriber('s59');
  expect(desk.ada().subscribers(null).rows[0]?.id).toBe('s58');
});

it('says in public how the promise was kept in 30 days, once there are twenty referrals to count', async () => {
  await arrive('long ago', '2026-10-01T10:00', [1, { verb: 'reached', outcome: 'interested' }]);
  for (let n = 1; n <= 19; n += 1) {
    await arrive(`${n}`, '2026-11-16T10:00', [n < 3 ? 30 : 2, { verb: 'reached', outcome: 'interested' }]);
  }
  const now = Date.parse('2026-11-19T09:00:00+08:00');
  expect(readPublicPromise(desk.store.database, now)).toBeNull();
  await arrive('never', '2026-11-17T12:00');
  await arrive('to be called', '2026-11-19T08:00');
  expect(readPublicPromise(desk.store.database, now)).toEqual({ kept: 17, all: 20 });
});

it('counts that at most once a minute, however often it is asked', () => {
  let [counts, time] = [0, 0];
  const all = () => {
    counts += 1;
    return [];
  };
  const promise = createPublicPromise({ all, clock: () => time, monotonic: () => time });
  for (time = 0; time < 120_000; time += 1000) promise();
  expect(counts).toBe(2);
});
