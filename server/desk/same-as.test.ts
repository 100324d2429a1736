import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDesk, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('a');
});
afterEach(() => desk.close());

const record = (id?: string) => desk.record(id);

it('a duplicate points at the first one and its clock is off; reopened, it is due when it was', async () => {
  await desk.add('b');
  const { dueAt } = record('b').clock;
  expect(await desk.act(desk.members.ada, 'b', { verb: 'same-as', sameAs: 'a' })).toMatchObject({ ok: true });
  expect(record('b')).toMatchObject({
    stage: 'duplicate',
    sameAs: { id: 'a', title: '陳記茶餐廳' },
    clock: { state: 'off' },
  });
  expect(record('b').moves).toEqual(['new']);
  await desk.act(desk.members.ada, 'b', { verb: 'move', stage: 'new' });
  expect(record('b')).toMatchObject({ sameAs: null, clock: { dueAt, state: 'running' } });
});

it.each(['YB7272PU', 'yb72 72pu', ' Yb72 72Pu ', 'ref_1763604000000_yb7272pu'])(
  'finds the first case by the end of its reference: %s',
  async (sameAs) => {
    const first = 'REF_1763604000000_YB7272PU';
    await desk.add(first);
    await desk.add('REF_1763604000000_YB7272PV');
    await desk.add('b');
    expect(await desk.act(desk.members.ada, 'b', { verb: 'same-as', sameAs })).toMatchObject({ ok: true });
    expect(record('b').sameAs).toMatchObject({ id: first });
  },
);

it('says that no case has a reference, or that the case is a duplicate itself and of which', async () => {
  const first = 'REF_1763604000000_YB7272PU';
  for (const id of [first, 'b', 'c']) await desk.add(id);
  const link = (id: string, sameAs: string) => desk.act(desk.members.ada, id, { verb: 'same-as', sameAs });
  for (const unknown of ['YB72 72PV', 'none', 'B7272PU', '*', 'messages/b']) {
    expect(await link('b', unknown)).toEqual({ ok: false, code: 'no-such-reference' });
  }
  await link('b', first);
  const answer = { ok: false, code: 'is-duplicate', title: '陳記茶餐廳', reference: 'YB72 72PU' };
  expect(await link('c', 'b')).toEqual(answer);
  expect(await link(first, 'b')).toEqual(answer);
  await desk.act(desk.members.ada, 'a', { verb: 'erase' });
  expect(await link('c', 'a')).toEqual({ ok: false, code: 'no-such-reference' });
});

it('the case that came first is never stopped in favour of a later one, nor of itself', async () => {
  desk.at('2026-11-20T12:00');
  await desk.add('later');
  expect(await desk.act(desk.members.ada, 'a', { verb: 'same-as', sameAs: 'later' })).toEqual({
    ok: false,
    code: 'came-later',
  });
  expect(await desk.act(desk.members.ada, 'a', { verb: 'same-as', sameAs: 'a' })).toEqual({
    ok: false,
    code: 'is-itself',
  });
});

it.each([
  ['is called in its place where nobody had reached an end', [], { stage: 'new', sameAs: null }],
  ['stays a duplicate where that had an end', [{ verb: 'reached', outcome: 'not-interested' }], { stage: 'duplicate' }],
] as const)('a duplicate whose first case is deleted by age %s', async (_, acts, expected) => {
  desk.at('2026-11-20T12:00');
  await desk.add('later');
  await desk.act(desk.members.ada, 'later', { verb: 'same-as', sameAs: 'a' });
  for (const act of acts) await desk.act(desk.members.ada, 'a', act);
  await desk.store.removeOlderThan('referrals', Date.parse('2026-11-20T11:00+08:00'));
  expect(desk.ada().record('referrals', 'a')).toBeNull();
  expect(record('later')).toMatchObject(expected);
});
