import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ActionRequest } from '../../domain/cases/case-actions.ts';
import { removeMember } from '../auth/members.ts';
import { createTestDesk, friday, type TestDesk } from '../testing/test-desk.ts';
import { handOverAll } from './hand-over-all.ts';

const minute = 60_000;
let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('a');
});
afterEach(() => desk.close());

const act = (verb: Parameters<TestDesk['act']>[2], more: Partial<ActionRequest> = {}) =>
  desk.act(desk.members.ada, 'a', verb, more);
const record = (id?: string) => desk.record(id);

it('notes, tries and outcomes are never refused, however old the page is', async () => {
  await desk.act(desk.members.bo, 'a', { verb: 'move', stage: 'withdrawn' });
  const old = { version: 1 };
  for (const verb of [
    { verb: 'note', text: 'Closed on Mondays', audience: 'team' },
    { verb: 'no-answer' },
    { verb: 'wrong-number', reason: 'a private person' },
    { verb: 'reached', outcome: 'interested' },
  ] as const) {
    expect(await act(verb, old)).toMatchObject({ ok: true });
  }
  expect(await act({ verb: 'move', stage: 'spam' }, old)).toEqual({
    ok: false,
    code: 'conflict',
    by: 'Bo',
    at: friday,
  });
  expect(record()).toMatchObject({ stage: 'called', tries: 2 });
});

it('a second call that nobody answered within two minutes is asked about, unless both were noted without a network', async () => {
  expect(await act({ verb: 'no-answer' }, { actionId: 'first' })).toMatchObject({ ok: true });
  expect(await act({ verb: 'no-answer' }, { actionId: 'first' })).toMatchObject({ ok: true });
  expect(await act({ verb: 'no-answer' })).toEqual({ ok: false, code: 'again' });
  expect(record().tries).toBe(1);
  expect(await act({ verb: 'no-answer', isAgain: true })).toMatchObject({ ok: true });
  expect(await act({ verb: 'no-answer' }, { waited: minute })).toMatchObject({ ok: true });
  desk.at(friday + 2 * minute);
  expect(await act({ verb: 'no-answer' })).toMatchObject({ ok: true });
});

it('a meeting is the case of who goes, at its hour; nobody meets a person who was not reached', async () => {
  const { bo } = desk.members;
  const meeting = { verb: 'meet', followUpAt: friday + 3 * 3_600_000, to: bo.id, text: '1 Apliu Street' } as const;
  expect(await act(meeting)).toEqual({ ok: false, code: 'not-allowed' });
  await act({ verb: 'reached', outcome: 'interested' });
  expect(await act({ ...meeting, to: 'nobody' })).toEqual({ ok: false, code: 'invalid' });
  expect(await act(meeting)).toMatchObject({ ok: true });
  expect(record()).toMatchObject({ stage: 'meeting', owner: { name: 'Bo' }, followUpAt: meeting.followUpAt });
});

it('nobody is refused because of what they did themselves, or because of a note', async () => {
  await desk.act(desk.members.bo, 'a', { verb: 'note', text: 'x', audience: 'team' });
  expect(await act({ verb: 'claim' }, { version: 1 })).toMatchObject({ ok: true });
  expect(await act({ verb: 'move', stage: 'spam' }, { version: 1 })).toMatchObject({ ok: true });
});

it('what was done on the page of a colleague is not recorded as that of who has signed in since', async () => {
  const member = desk.members.bo.id;
  expect(await act({ verb: 'no-answer' }, { member })).toEqual({ ok: false, code: 'other-member' });
  expect(record().tries).toBe(0);
  expect(await act({ verb: 'no-answer' }, { member: desk.members.ada.id })).toMatchObject({ ok: true });
});

it('who takes a case over or assigns it is told whose it was and is, and the history says so', async () => {
  const { ada, bo } = desk.members;
  await act({ verb: 'claim' });
  expect(await desk.act(bo, 'a', { verb: 'claim' })).toEqual({ ok: false, code: 'not-allowed' });
  expect(await desk.act(bo, 'a', { verb: 'assign', to: bo.id })).toMatchObject({ ok: true, from: 'Ada' });
  expect(await act({ verb: 'assign', to: ada.id }, { version: 1 })).toMatchObject({ code: 'conflict', by: 'Bo' });
  expect(await act({ verb: 'reached', outcome: 'interested' })).toMatchObject({ ok: true, from: 'Bo' });
  expect(await act({ verb: 'assign', to: 'nobody' })).toEqual({ ok: false, code: 'invalid' });
  expect(await act({ verb: 'assign', to: bo.id })).toMatchObject({ ok: true, to: 'Bo' });
  expect(record().history.filter(({ type }) => type === 'assigned')).toMatchObject([
    { actor: 'Bo', data: { to: 'Bo', from: 'Ada' } },
    { actor: 'Ada', data: { to: 'Bo', from: 'Ada' } },
  ]);
});

it('an action that is sent twice happens once', async () => {
  const twice = { actionId: 'one' };
  expect(await act({ verb: 'no-answer' }, twice)).toEqual({ ok: true, version: 2, type: 'tried' });
  expect(await act({ verb: 'no-answer' }, twice)).toEqual({ ok: true, version: 2, type: 'tried' });
  const undo = { verb: 'undo', correctedVersion: 2 } as const;
  expect(await act(undo, { actionId: 'two' })).toEqual({ ok: true, version: 3, type: 'corrected' });
  expect(await act(undo, { actionId: 'two' })).toEqual({ ok: true, version: 3, type: 'corrected' });
  expect(await act(undo, { actionId: 'three' })).toEqual({ ok: false, code: 'not-allowed' });
  expect(record()).toMatchObject({ tries: 0, stage: 'new' });
});

it('a call that waited on a device for a network happened when it was made, but not before what is in the history', async () => {
  await desk.add('a');
  desk.at('2026-11-20T12:00');
  await desk.act(desk.members.ada, 'a', { verb: 'no-answer' }, { waited: 3_600_000 });
  expect(desk.store.case('referrals/a')?.firstTriedAt).toBe(friday + 3_600_000);
  expect(record().history.at(-1)).toMatchObject({ at: friday + 3_600_000, data: { notedAt: friday + 2 * 3_600_000 } });
  expect(record().undoable, 'ten minutes begin when it came in').toBe(2);
  await desk.act(desk.members.ada, 'a', { verb: 'reached', outcome: 'interested' }, { waited: 9e15 });
  expect(desk.store.case('referrals/a')?.reachedAt).toBe(friday + 3_600_000);
  await desk.act(desk.members.ada, 'a', { verb: 'no-answer' }, { waited: -9e15 });
  expect(desk.store.case('referrals/a')?.lastTriedAt).toBe(Date.parse('2026-11-20T12:00:00+08:00'));
  expect(record().history.at(-1)?.data).not.toHaveProperty('notedAt');
});

it('a callback that was promised without a network is recorded, although its day has passed when it comes in', async () => {
  desk.at('2026-11-23T10:00');
  const followUpAt = friday + 24 * 3_600_000;
  await act({ verb: 'reached', outcome: 'later', followUpAt }, { waited: 3 * 24 * 3_600_000 });
  expect(record()).toMatchObject({ followUpAt, history: [{}, { at: friday }] });
});

it('a member takes back what they did within ten minutes, and nobody else’s', async () => {
  await act({ verb: 'reached', outcome: 'not-interested' });
  expect([record().stage, record().undoable, record().clock.state]).toEqual(['not-this-time', 2, 'kept']);
  expect(desk.bo().record('referrals', 'a')?.undoable).toBeNull();
  const undo = { verb: 'undo', correctedVersion: 2 } as const;
  expect(await desk.act(desk.members.bo, 'a', undo)).toEqual({ ok: false, code: 'not-allowed' });
  desk.at(friday + 10 * minute);
  expect(record().undoable).toBeNull();
  expect(await act(undo)).toEqual({ ok: false, code: 'not-allowed' });
  desk.at(friday + 9 * minute);
  expect(await act(undo)).toEqual({ ok: true, version: 3, type: 'corrected' });
  expect(record()).toMatchObject({ stage: 'new', clock: { state: 'running' }, undoable: null });
  expect(record().history.map(({ type, isCorrected }) => [type, isCorrected])).toEqual([
    ['arrived', false],
    ['reached', true],
    ['corrected', false],
  ]);
});

it('anybody corrects a mistaken outcome later, with a reason', async () => {
  await act({ verb: 'reached', outcome: 'interested' });
  await act({ verb: 'move', stage: 'meeting' });
  desk.at('2026-11-22T09:00');
  const correct = { verb: 'correct', correctedVersion: 2, reason: 'It was the shop next door' } as const;
  expect(await desk.act(desk.members.bo, 'a', correct)).toMatchObject({ ok: true });
  expect(record()).toMatchObject({ stage: 'meeting', clock: { state: 'overdue' } });
  expect(record().history.at(-1)).toMatchObject({
    actor: 'Bo',
    type: 'corrected',
    data: { version: 2, reason: correct.reason },
  });
});

it('says what is not a case, not a move and not an action', async () => {
  expect(await desk.act(desk.members.ada, 'none', { verb: 'claim' })).toEqual({ ok: false, code: 'unknown' });
  expect(await act({ verb: 'move', stage: 'on-board' })).toEqual({ ok: false, code: 'not-allowed' });
  expect(await act({ verb: 'note', text: ' ', audience: 'team' })).toEqual({ ok: false, code: 'invalid' });
  expect(await act({ verb: 'note', text: 'x'.repeat(5001), audience: 'team' })).toEqual({ ok: false, code: 'invalid' });
  for (const followUpAt of [friday - 24 * 60 * minute, Number.NaN, friday * 2]) {
    expect(await act({ verb: 'later', followUpAt })).toEqual({ ok: false, code: 'invalid' });
  }
});

it('who wrote a note or a line corrects or removes it at any time, and only what they left is shown and found', async () => {
  await act({ verb: 'note', text: 'Her husband is ill', audience: 'referrer' });
  await act({ verb: 'no-answer', text: 'Shutter down' });
  desk.at('2026-11-22T10:20');
  const rewrite = (version: number, text?: string) => ({ verb: 'rewrite', rewrittenVersion: version, text }) as const;
  expect(await desk.act(desk.members.bo, 'a', rewrite(2))).toEqual({ ok: false, code: 'not-allowed' });
  expect(desk.bo().record('referrals', 'a')?.history[1]).toMatchObject({ isRewritable: false });
  expect(record().history[1]).toMatchObject({ isRewritable: true, rewrittenAt: null });
  expect(await act(rewrite(2, 'Ask for her husband'))).toMatchObject({ ok: true, type: 'rewritten' });
  expect(await act(rewrite(3))).toMatchObject({ ok: true });
  const rewrittenAt = Date.parse('2026-11-22T10:20:00+08:00');
  expect(record().history.map(({ type, text, isRewritable }) => [type, text, isRewritable])).toEqual([
    ['arrived', '', false],
    ['noted', 'Ask for her husband', true],
    ['tried', '', false],
  ]);
  expect(record().history[2]).toMatchObject({ rewrittenAt, actor: 'Ada' });
  expect(await act(rewrite(3, 'back again'))).toEqual({ ok: false, code: 'not-allowed' });
  expect(await act({ verb: 'undo', correctedVersion: 4 })).toEqual({ ok: false, code: 'not-allowed' });
  const found = (q: string) => desk.ada().list('all', { q }, null).rows.length;
  expect(['is ill', 'Shutter', 'her husband'].map(found)).toEqual([0, 0, 1]);
});

it('an erased person leaves a stub that nothing can be done with', async () => {
  await act({ verb: 'note', text: 'His daughter is ill', audience: 'team' });
  expect(await act({ verb: 'erase' })).toMatchObject({ ok: true });
  expect(record()).toMatchObject({
    stage: 'erased',
    title: '',
    document: {},
    possibleDuplicates: [],
    moves: [],
    undoable: null,
  });
  expect(JSON.stringify(record())).not.toContain('daughter');
  expect(await act({ verb: 'claim' })).toEqual({ ok: false, code: 'not-allowed' });
  expect(await act({ verb: 'note', text: 'again', audience: 'team' })).toEqual({ ok: false, code: 'not-allowed' });
});

it('who leaves hands over by name: to a colleague, who is told once, or to everybody, marked with the name', async () => {
  const { ada, bo } = desk.members;
  const { database } = desk.store;
  for (const id of ['b', 'c']) await desk.add(id);
  for (const id of ['a', 'b']) await desk.act(ada, id, { verb: 'claim' });
  await act({ verb: 'reached', outcome: 'interested' });
  const leave = (heir: string | null) =>
    database.transact(() => {
      const count = handOverAll(database, ada.id, 'admin', heir);
      removeMember(database, ada.id, database.clock());
      return count;
    });
  const undone = database.transact(() => {
    handOverAll(database, ada.id, 'admin', bo.id);
    throw new Error('The disk is full');
  });
  await expect(undone).rejects.toThrow();
  expect(await leave(null)).toBe(2);
  const [inCallNow] = desk
    .bo()
    .list('call-now', { q: '' }, null)
    .rows.filter(({ id }) => id === 'b');
  expect(inCallNow).toMatchObject({ owner: { name: 'Ada' }, isOwnerIdle: true });
  expect(desk.bo().list('no-next-step', {}, null).rows).toMatchObject([{ owner: { name: 'Ada' }, isOwnerIdle: true }]);
  expect(await leave(bo.id)).toBe(2);
  expect(desk.bo().list('mine', {}, null).rows).toMatchObject([{ id: 'b' }, { id: 'a' }]);
  expect(desk.bo().notices()).toMatchObject([{ kind: 'inherited', title: 'Ada', path: '/mine' }]);
});

it('shows who else has a record open, until they close it', async () => {
  const names = () => desk.ada().list('call-now', {}, null).rows[0]?.lookedAtBy;
  const close = desk.presence.look(desk.members.bo.id, 'referrals/a');
  const closeSecond = desk.presence.look(desk.members.bo.id, 'referrals/a');
  desk.presence.look(desk.members.ada.id, 'referrals/a');
  expect([names(), record().lookedAtBy]).toEqual([['Bo'], ['Bo']]);
  close();
  close();
  expect(names()).toEqual(['Bo']);
  closeSecond();
  expect(names()).toEqual([]);
});
