import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callOrder } from '../../domain/cases/clock.ts';
import type { DeskList, Filter } from '../../domain/desk.ts';
import { callTimes } from '../../domain/referral.ts';
import { createTestDesk, friday, type TestDesk } from '../testing/test-desk.ts';

const hour = 3_600_000;
let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
});
afterEach(() => desk.close());

const ids = (list: DeskList = 'call-now', filter: Filter = {}, who: 'ada' | 'bo' = 'ada') =>
  desk[who]()
    .list(list, filter, null)
    .rows.map(({ id }) => id);

it('Call now is sorted by the time to call by, and by the next hours that suit once that is over', async () => {
  await desk.add('evening', { bestTimeToCall: 'Evening (6PM-9PM)' });
  await desk.add('morning', { bestTimeToCall: 'Morning (9AM-12PM)' });
  await desk.add('afternoon', { bestTimeToCall: 'Afternoon (12PM-6PM)' });
  expect(ids()).toEqual(['afternoon', 'evening', 'morning']);
  desk.at('2026-11-20T19:00');
  await desk.add('late evening', { bestTimeToCall: 'Evening (6PM-9PM)' });
  // The afternoon is over: nobody may call before the next one, which begins at 12:00, although it is due at 10:00.
  expect(ids()).toEqual(['evening', 'morning', 'afternoon', 'late evening']);
  desk.at('2026-11-21T11:00');
  // Who may be called now comes before who may be called in an hour, both too late.
  expect(ids().slice(0, 2)).toEqual(['morning', 'afternoon']);
  expect(desk.ada().list('call-now', {}, null).rows[0]).toMatchObject({
    clock: { state: 'overdue', isCallableNow: true, next: { start: Date.parse('2026-11-21T09:00+08:00') } },
  });
});

it('what a colleague works on is in nobody else’s Call now, until they have done nothing for four hours', async () => {
  await desk.add('a');
  await desk.act(desk.members.bo, 'a', { verb: 'claim' });
  expect([ids('call-now'), ids('call-now', {}, 'bo'), ids('mine'), ids('mine', {}, 'bo')]).toEqual([
    [],
    ['a'],
    [],
    ['a'],
  ]);
  desk.at(friday + 4 * hour + 1);
  expect(desk.ada().list('call-now', {}, null).rows).toMatchObject([
    { id: 'a', isOwnerIdle: true, owner: { id: desk.members.bo.id, name: 'Bo' } },
  ]);
});

it('who was reached leaves the list, and comes back on the date of the follow-up', async () => {
  await desk.add('a');
  const followUpAt = friday + 48 * hour;
  await desk.act(desk.members.ada, 'a', { verb: 'reached', outcome: 'later', followUpAt });
  expect([ids(), ids('later'), ids('all')]).toEqual([[], ['a'], ['a']]);
  desk.at(followUpAt);
  expect([ids(), ids('later')]).toEqual([['a'], []]);
  await desk.act(desk.members.ada, 'a', { verb: 'claim' });
  await desk.act(desk.members.ada, 'a', { verb: 'later', followUpAt: followUpAt + 24 * hour });
  // It is the owner's for four hours from the date on.
  desk.at(followUpAt + 25 * hour);
  expect([ids(), ids('call-now', {}, 'bo')]).toEqual([['a'], []]);
  desk.at(followUpAt + 29 * hour);
  expect(ids('call-now', {}, 'bo')).toEqual(['a']);
});

it('messages have a list of their own, who applied by themselves is called, suspected spam has another list', async () => {
  await desk.add('m', { firstName: '嘉欣', lastName: '陳' }, {}, 'messages');
  await desk.add('p', { businessName: 'Golden', district: 'Islands', phone: '+852 0000 0101' }, {}, 'partnerships');
  await desk.add('s', {}, { suspicion: 'honeypot' });
  expect([ids(), ids('messages'), ids('spam'), ids('all')]).toEqual([['p'], ['m'], ['s'], ['p', 'm']]);
  const title = (list: DeskList) => desk.ada().list(list, {}, null).rows[0]?.title;
  expect([title('call-now'), title('messages')]).toEqual(['Golden', '陳嘉欣']);
  expect(desk.ada().counts()).toEqual({
    'call-now': 1,
    mine: 0,
    later: 0,
    'no-next-step': 0,
    messages: 1,
    spam: 1,
    alerts: 0,
    person: 0,
  });
});

it('who was reached without a date is in No next step until there is one, and belongs to who spoke with them', async () => {
  await desk.add('a');
  await desk.act(desk.members.ada, 'a', { verb: 'reached', outcome: 'interested' });
  expect([ids('no-next-step', {}, 'bo'), ids('mine'), ids('later')]).toEqual([['a'], ['a'], []]);
  await desk.act(desk.members.ada, 'a', { verb: 'later', followUpAt: friday + 50 * hour });
  expect([ids('no-next-step'), ids('mine'), ids('later')]).toEqual([[], ['a'], ['a']]);
});

it('a case of somebody who is not in the team is called by the others at once', async () => {
  await desk.add('a');
  await desk.act({ ...desk.members.bo, id: 'stranger' }, 'a', { verb: 'claim' });
  expect(desk.ada().list('call-now', {}, null).rows).toMatchObject([{ id: 'a', isOwnerIdle: true }]);
});

it('a hand-over that is not touched in half of the time left is everybody’s again, with its promise', async () => {
  const { ada, bo } = desk.members;
  for (const id of ['left', 'noted', 'dated']) await desk.add(id);
  const { callBy } = desk.ada().record('referrals', 'left')?.clock ?? { callBy: 0 };
  const followUpAt = friday + 48 * hour;
  await desk.act(ada, 'dated', { verb: 'reached', outcome: 'later', followUpAt });
  desk.at(callBy - 4 * hour);
  for (const id of ['left', 'noted', 'dated']) await desk.act(ada, id, { verb: 'assign', to: bo.id });
  await desk.act(bo, 'noted', { verb: 'note', text: 'I call at noon', audience: 'team' });
  desk.at(callBy - 2 * hour);
  expect([ids(), ids('mine', {}, 'bo')]).toEqual([[], ['left', 'noted', 'dated']]);
  desk.at(callBy - 2 * hour + 1);
  expect([ids(), ids('mine', {}, 'bo')]).toEqual([['left'], ['noted', 'dated']]);
  expect(desk.ada().record('referrals', 'left')).toMatchObject({ isOwnerIdle: true, clock: { callBy } });
  desk.at(followUpAt + 1);
  expect(ids()).toContain('dated');
});

it('finds all the words of a search, in the document and in notes', async () => {
  await desk.add('a', { businessName: 'ＧＯＬＤＥＮ 麵包', contactPhone: '+852 0912-3456' });
  await desk.add('b', { businessName: 'Silver' });
  await desk.act(desk.members.ada, 'b', { verb: 'note', text: 'Ask for 阿明', audience: 'team' });
  await desk.act(desk.members.ada, 'b', { verb: 'no-answer', text: 'Shutter down' });
  const found = (q: string) => ids('all', { q });
  expect(found('0912 3456')).toEqual(['a']);
  expect(found('golden 麵包')).toEqual(['a']);
  expect(found('golden silver')).toEqual([]);
  expect(found('阿明 shutter')).toEqual(['b']);
  expect(found('100%')).toEqual([]);
  expect(found(' + ')).toEqual(['b', 'a']);
  // Two Chinese characters, part of a number, and what is too short for the index.
  expect([found('麵包'), found('09123'), found('go'), found('go silver')]).toEqual([['a'], ['a'], ['a'], []]);
  // The index knows that there are zeros in a row, and not how many.
  expect([found('000'), found('00000000'), found('000'.repeat(99))]).toEqual([['b', 'a'], [], []]);
  expect([found('golden" OR "silver'), found('\0')]).toEqual([[], ['b', 'a']]);
});

it('a filter reduces a list to what has all of it', async () => {
  await desk.add('a', { businessDistrict: 'Islands', businessType: 'Cafe' }, { via: 'fallback' });
  desk.at('2026-11-21T00:00');
  await desk.add('b', { businessDistrict: 'Islands' });
  await desk.act(desk.members.ada, 'b', { verb: 'claim' });
  await desk.add('s', {}, { suspicion: 'honeypot' });
  const found = (filter: Filter) => ids('all', filter);
  expect(found({ district: 'Islands' })).toEqual(['b', 'a']);
  expect(found({ district: 'Islands', type: 'Cafe' })).toEqual(['a']);
  expect(found({ via: 'fallback' })).toEqual(['a']);
  expect(found({ owner: desk.members.ada.id })).toEqual(['b']);
  expect(found({ owner: 'nobody' })).toEqual(['a']);
  expect(found({ from: '2026-11-21' })).toEqual(['b']);
  expect(found({ to: '2026-11-20' })).toEqual(['a']);
  expect(found({ stage: 'spam' })).toEqual(['s']);
  expect(found({ collection: 'messages' })).toEqual([]);
  expect(found({ from: 'yesterday' })).toEqual(['b', 'a']);
});

it('the same telephone number, or the same name in one district, may be a duplicate', async () => {
  await desk.add('a', { businessName: 'One', contactPhone: '+852 0000 0101' });
  await desk.add('b', { businessName: 'Two', contactPhone: '00000101' });
  await desk.add('c', { businessName: 'ＴＷＯ', contactPhone: '00000202' });
  await desk.add('d', { businessName: 'Two', contactPhone: '00000303', businessDistrict: 'Islands' });
  const marked = () => {
    const { rows } = desk.ada().list('all', {}, null);
    return rows.filter(({ isPossibleDuplicate }) => isPossibleDuplicate).map(({ id }) => id);
  };
  expect(marked().sort()).toEqual(['a', 'b', 'c']);
  // Their addresses are the same.
  expect(
    desk
      .ada()
      .record('referrals', 'b')
      ?.possibleDuplicates.map(({ id, because }) => [id, because]),
  ).toEqual([
    ['a', 'phone'],
    ['c', 'name'],
  ]);
  await desk.act(desk.members.ada, 'b', { verb: 'same-as', sameAs: 'a' });
  expect(marked()).toEqual([]);
});

it('the pages of a list together are the list: none twice, none missing, each in its order', async () => {
  const arrivals = fc.array(
    fc.record({
      hours: fc.integer({ min: 0, max: 60 }),
      bestTimeToCall: fc.constantFrom(...callTimes),
      isOwned: fc.boolean(),
    }),
    { minLength: 120, maxLength: 160 },
  );
  const [list = []] = fc.sample(arrivals, { numRuns: 1, seed: 7 });
  for (const [n, { hours, bestTimeToCall, isOwned }] of list.entries()) {
    await desk.add(`${n}`, { bestTimeToCall }, { receivedAt: friday + hours * hour });
    if (isOwned) await desk.act(desk.members.ada, `${n}`, { verb: 'claim' });
  }
  desk.at(friday + 61 * hour);
  for (const name of ['call-now', 'mine', 'all'] as const) {
    const rows = [];
    let after: string | null = null;
    do {
      const page = desk.ada().list(name, {}, after);
      rows.push(...page.rows);
      after = page.next;
    } while (after);
    expect(rows.length).toBe(name === 'mine' ? list.filter(({ isOwned }) => isOwned).length : list.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const keys = rows.map(({ clock }) => (name === 'all' ? -clock.arrivedAt : callOrder(clock, friday + 61 * hour)));
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
  }
});

it('a record has neighbours in the list from which it was opened, with its filters, also when it has just left it', async () => {
  const district = (index: number) => (index === 1 ? 'Islands' : 'Eastern');
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    await desk.add(id, { businessDistrict: district(index) }, { receivedAt: friday - 3 + index });
  }
  const neighbours = (id: string, list: DeskList = 'call-now', filter: Filter = {}) => {
    const { previous, next } = desk.ada().neighbours({ collection: 'referrals', id }, list, filter);
    return [previous?.id, next?.id];
  };
  expect(neighbours('b')).toEqual(['a', 'c']);
  expect(neighbours('b', 'all')).toEqual(['c', 'a']);
  expect(neighbours('a', 'call-now', { district: 'Eastern' })).toEqual([undefined, 'c']);
  await desk.act(desk.members.ada, 'b', { verb: 'no-answer' });
  await desk.act(desk.members.bo, 'b', { verb: 'claim' });
  expect([ids(), neighbours('b')]).toEqual([
    ['a', 'c'],
    ['a', 'c'],
  ]);
  await desk.act(desk.members.bo, 'c', { verb: 'reached', outcome: 'interested' });
  expect(neighbours('c')).toEqual([undefined, 'a']);
});

it('every list can be reduced to what is overdue, has no next step or was not tried', async () => {
  await desk.add('old', {}, { receivedAt: friday - 25 * hour });
  await desk.add('tried', {}, { receivedAt: friday - 26 * hour });
  await desk.act(desk.members.ada, 'tried', { verb: 'no-answer' });
  await desk.add('new');
  await desk.add('reached');
  await desk.act(desk.members.ada, 'reached', { verb: 'reached', outcome: 'interested' });
  expect(ids('call-now', { need: 'overdue' })).toEqual(['old', 'tried']);
  expect(ids('call-now', { need: 'not-tried' })).toEqual(['old', 'new']);
  expect(ids('mine', { need: 'no-next-step' })).toEqual(['reached']);
  expect(ids('all', { need: 'overdue', district: 'Islands' })).toEqual([]);
});
