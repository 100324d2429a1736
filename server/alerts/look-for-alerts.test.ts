import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ada, bo, createTestAlerts, hongKong } from '../testing/test-alerts.ts';
import { enqueueAlert } from './alert-rows.ts';

let alerts: ReturnType<typeof createTestAlerts>;
const start = (options?: Parameters<typeof createTestAlerts>[0]) => {
  alerts = createTestAlerts(options);
  return alerts;
};
afterEach(async () => {
  await alerts.store.close();
});

/** What becomes due at a time; it is forgotten, as if it had been sent. */
const dueAt = async (time: string) => {
  alerts.clock.now = hongKong(time);
  await alerts.look();
  // A note changes nothing: what was told is not told again.
  await alerts.act('a', 'noted', { text: 'A note', audience: 'team' });
  await alerts.look();
  const made = alerts.waiting();
  await alerts.store.database.transact(() => alerts.store.database.run('DELETE FROM outbox'));
  return made;
};
const toAll = (kind: string, subject = 'referrals/a') => [`mail ${kind} ${subject} ada`, `mail ${kind} ${subject} bo`];

it('makes one message of an alert that is made twice', async () => {
  const { store } = start();
  for (const _ of ['first', 'second']) {
    alerts.clock.now += 60_000;
    await store.database.transact(() =>
      enqueueAlert(store.database, 'new', { subject: 'referrals/a' }, [{ channel: 'mail', id: 'ada' }]),
    );
  }
  expect(alerts.waiting()).toEqual(['mail new referrals/a ada']);
});

it('records that an alert was made only together with its message', async () => {
  const { arrive, store, look } = start();
  await arrive('a');
  store.database.run('ALTER TABLE outbox RENAME TO unavailable');
  await expect(look()).rejects.toThrow('no such table');
  store.database.run('ALTER TABLE unavailable RENAME TO outbox');
  await look();
  expect(alerts.waiting()).toEqual(toAll('new'));
});

it('tells the team of an arrival, at half time, two hours and half an hour before the deadline and when it is overdue, each once', async () => {
  await start().arrive('a');
  expect(await dueAt('2026-11-21 10:00')).toEqual(toAll('new'));
  expect(await dueAt('2026-11-21 10:01')).toEqual([]);
  // The referral is to be called in the morning, before 12:00; half time is at 22:00, in the quiet hours.
  expect(await dueAt('2026-11-21 22:00')).toEqual([]);
  expect(await dueAt('2026-11-22 08:00')).toEqual(toAll('soon'));
  expect(await dueAt('2026-11-22 08:30')).toEqual(toAll('digest', 'digest/2026-11-22'));
  expect(await dueAt('2026-11-22 09:30')).toEqual(toAll('last'));
  expect(await dueAt('2026-11-22 10:00')).toEqual([]);
  expect(await dueAt('2026-11-22 10:10')).toEqual(toAll('overdue'));
  expect(await dueAt('2026-11-22 10:20')).toEqual([]);
  expect(await dueAt('2026-11-24 12:00')).toEqual(toAll('digest', 'digest/2026-11-24'));
});

it('tells at half time the member who has claimed it, and all when that member has no address', async () => {
  const { clock, arrive, act, members } = start();
  clock.now = hongKong('2026-11-21 00:30');
  const evening = { bestTimeToCall: 'Evening (6PM-9PM)' };
  await arrive('a', evening);
  await act('a', 'claimed');
  clock.now = hongKong('2026-11-21 00:31');
  await arrive('b', evening);
  await act('b', 'claimed');
  expect(await dueAt('2026-11-21 12:29')).toEqual(toAll('digest', 'digest/2026-11-21'));
  expect(await dueAt('2026-11-21 12:30')).toEqual(['mail half referrals/a ada']);
  members[0] = { ...ada, email: '' };
  expect(await dueAt('2026-11-21 12:40')).toEqual(['mail half referrals/b bo']);
});

it('what became overdue while the server was down is told once, in the morning; what is older than three days is in the digest', async () => {
  const { arrive } = start();
  await arrive('a');
  expect(await dueAt('2026-11-23 03:00')).toEqual([]);
  expect(await dueAt('2026-11-23 08:00')).toEqual(toAll('overdue'));
  expect(await dueAt('2026-11-23 08:01')).toEqual([]);
  alerts.clock.now = hongKong('2026-11-10 10:00');
  await arrive('old');
  expect(await dueAt('2026-11-23 08:02')).toEqual([]);
});

it('the digest comes later in the day when the server was down at 08:30, and not when nothing is waiting', async () => {
  const { arrive, act } = start();
  expect(await dueAt('2026-11-21 08:30')).toEqual([]);
  alerts.clock.now = hongKong('2026-11-21 09:00');
  await arrive('a');
  expect(await dueAt('2026-11-21 10:00')).toEqual(toAll('soon'));
  expect(await dueAt('2026-11-22 15:00')).toEqual([...toAll('overdue'), ...toAll('digest', 'digest/2026-11-22')]);
  await act('a', 'reached', { outcome: 'interested' });
  expect(await dueAt('2026-11-23 09:00')).toEqual([]);
});

it('tells the owner a quarter of an hour before a promised call, and once more when nobody has called, at a new hour again', async () => {
  const { arrive, act } = start();
  await arrive('a');
  const until = async (time: string) => act('a', 'reached', { outcome: 'later', followUpAt: hongKong(time) });
  await until('2026-11-21 15:00');
  const kinds = async (time: string) => (await dueAt(time)).filter((line) => !line.includes('digest'));
  expect(await kinds('2026-11-21 14:44')).toEqual([]);
  expect(await kinds('2026-11-21 14:45')).toEqual(['mail callback referrals/a ada']);
  expect(await kinds('2026-11-21 15:14')).toEqual([]);
  expect(await kinds('2026-11-21 15:15')).toEqual(['mail missed referrals/a ada']);
  expect(await kinds('2026-11-21 15:16')).toEqual([]);
  await until('2026-11-21 22:30');
  // Nobody is told at night, so the evening before is the last time to tell.
  expect(await kinds('2026-11-21 20:45')).toEqual(['mail callback referrals/a ada']);
  expect(await kinds('2026-11-21 23:00')).toEqual([]);
  expect(await kinds('2026-11-22 08:00')).toEqual(['mail missed referrals/a ada']);
});

it('tells of a promised call all when its owner has no address, and nobody once somebody has called', async () => {
  const { arrive, act, members } = start();
  for (const id of ['a', 'called']) {
    await arrive(id);
    await act(id, 'reached', { outcome: 'later', followUpAt: hongKong('2026-11-21 15:00') });
  }
  members[0] = { ...ada, email: '' };
  alerts.clock.now = hongKong('2026-11-21 14:40');
  await alerts.look();
  await act('called', 'reached', { outcome: 'interested' });
  expect(await dueAt('2026-11-21 14:50')).toContainEqual('mail callback referrals/a bo');
  expect(alerts.store.database.all('SELECT subject FROM step_alerts')).toEqual([{ subject: 'referrals/a' }]);
});

it('tells the owner of an open case that has had no next step for two days, once', async () => {
  const { arrive, act } = start();
  await arrive('b');
  await act('b', 'reached', { outcome: 'interested' });
  const kinds = async (time: string) => (await dueAt(time)).filter((line) => !line.includes('digest'));
  expect(await kinds('2026-11-23 09:59')).toEqual([]);
  expect(await kinds('2026-11-23 10:00')).toEqual(['mail no-step referrals/b ada']);
  expect(await kinds('2026-11-25 10:00')).toEqual([]);
});

it('says nothing of suspected spam until somebody says that it is none', async () => {
  const { arrive, store } = start();
  await arrive('a', {}, 'honeypot');
  expect(await dueAt('2026-11-21 10:05')).toEqual([]);
  await store.appendEvent({
    subject: 'referrals/a',
    actionId: 'not spam',
    expectedVersion: null,
    at: alerts.clock.now,
    actor: 'bo',
    type: 'moved',
    data: { from: 'spam', to: 'new' },
  });
  expect(await dueAt('2026-11-21 10:06')).toEqual(toAll('new'));
});

it('says nothing of a person who was reached or erased, or of a document that was deleted', async () => {
  const { arrive, act, store } = start();
  for (const id of ['reached', 'erased', 'deleted', 'again']) await arrive(id);
  expect(await dueAt('2026-11-21 10:00')).toHaveLength(8);
  await act('reached', 'reached', { outcome: 'later' });
  await act('erased', 'erased');
  await store.remove('referrals', 'deleted');
  expect(await dueAt('2026-11-22 10:30')).toEqual([
    ...toAll('overdue', 'referrals/again'),
    ...toAll('digest', 'digest/2026-11-22'),
  ]);
  expect(store.database.all("SELECT * FROM alerts WHERE subject = 'referrals/deleted'")).toEqual([]);
});

it('makes no alert while there is nobody to tell, and does not make up for it later', async () => {
  const { arrive, members } = start({ members: [{ ...ada, email: '' }] });
  await arrive('a');
  expect(await dueAt('2026-11-21 10:05')).toEqual([]);
  members.push(bo);
  expect(await dueAt('2026-11-21 10:06')).toEqual([]);
  expect(await dueAt('2026-11-22 10:10')).toEqual(['mail overdue referrals/a bo', 'mail digest digest/2026-11-22 bo']);
});

it('after five messages of a kind within ten minutes makes one of what follows, until it was quiet, or for an hour', async () => {
  const { arrive, look, store, clock } = start({ members: [ada] });
  const rows = () => store.database.all('SELECT due_at, payload FROM outbox ORDER BY id');
  for (let n = 0; n < 9; n++) {
    await arrive(`${n}`);
    await look();
    clock.now += 60_000;
  }
  expect([rows().length, alerts.waiting().length]).toEqual([6, 9]);
  expect(rows()[5]?.due_at).toBe(clock.now + 9 * 60_000);
  for (let n = 0; n < 20; n++) {
    clock.now += 5 * 60_000;
    await arrive(`more ${n}`);
    await look();
  }
  // The first message was closed by the end of its hour; who arrives later begins anew.
  expect(Number(rows()[5]?.due_at)).toBeLessThan(clock.now);
  expect(new Set(alerts.waiting()).size).toBe(29);
  clock.now += 11 * 60_000;
  const before = rows().length;
  await arrive('alone');
  await look();
  expect([rows().length, alerts.waiting().at(-1)]).toEqual([before + 1, 'mail new referrals/alone ada']);
});

it('looks only at cases that have changed or whose time has come', async () => {
  const { arrive, store, clock, look } = start();
  for (let n = 0; n < 120; n++) await arrive(`${n}`);
  const due = () => store.database.all('SELECT 1 FROM alerts WHERE check_at <= ?', clock.now).length;
  expect(due()).toBe(120);
  await look();
  expect(due()).toBe(0);
  await alerts.act('7', 'tried', { result: 'no-answer' });
  expect(due()).toBe(1);
});

it('the mails about a person who is erased go with the erasure, written or not, and so do the summaries with them', async () => {
  const { arrive, act, look, send, clock, folder, store } = start();
  const files = () => readdirSync(join(folder, 'mail')).length;
  await arrive('erased');
  await look();
  await send();
  clock.now = hongKong('2026-11-22 08:40');
  await arrive('stays', { bestTimeToCall: 'Evening (6PM-9PM)' });
  await look();
  await send();
  // For Ada and Bo each: two new cases, one with two hours left, and the summary.
  expect(files()).toBe(8);
  clock.now = hongKong('2026-11-22 10:10');
  await look();
  expect(alerts.waiting()).toEqual(['mail overdue referrals/erased ada', 'mail overdue referrals/erased bo']);
  await act('erased', 'erased');
  expect([files(), store.database.all('SELECT * FROM outbox')]).toEqual([2, []]);
});
