import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { foldEvents } from '../../domain/cases/case.ts';
import type { EventContent } from '../../domain/cases/case-events.ts';
import { emptySummary } from '../../domain/cases/case-summary.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { rebuildCase } from './cases.ts';
import type { Arrival } from './document-store.ts';
import type { Action } from './events.ts';
import { readSearchText } from './search-texts.ts';
import { openSqliteStore, type Store } from './sqlite.ts';

const arrival: Arrival = { receivedAt: 1_763_640_000_000, via: 'form', language: 'zh', suspicion: null };
const document = { businessName: 'ＧＯＬＤＥＮ 黃金臺', contactPhone: '+852 0000-5102', submissionId: 'a' };
const subject = 'referrals/a';

let folder: string;
let store: Store;
let count = 0;
const root = temporaryFolder('events');
beforeEach(async () => {
  folder = join(root, `${count++}`);
  store = openSqliteStore({ folder });
  await store.add('referrals', 'a', document, arrival);
  return () => store.close();
});

type More = Partial<Omit<Action, 'type' | 'data'>>;
const action = (actionId: string, content: EventContent, more: More = {}): Action => ({
  subject,
  actionId,
  expectedVersion: null,
  at: 1_763_640_001_000,
  actor: 'Ada',
  ...more,
  ...content,
});
const note = (text: string): EventContent => ({ type: 'noted', data: { text, audience: 'team' } });
const correct = (version: number): EventContent => ({ type: 'corrected', data: { version, reason: 'wrong row' } });
const claim = (actionId: string, actor: string, expectedVersion: number) =>
  action(actionId, { type: 'claimed', data: {} }, { actor, expectedVersion });
const folded = (one = subject) => foldEvents(store.history(one));
const searched = (one = subject) => readSearchText(store.database, one);
const stored = (one = subject) => store.case(one);

it('what a member sends while they are being removed is not done', async () => {
  const { database } = store;
  await database.transact(() => database.run("INSERT INTO members VALUES ('bo', 'Bo', '', 'en', 1, NULL, NULL)"));
  const removing = database.transact(() => database.run("UPDATE members SET removed_at = 2 WHERE id = 'bo'"));
  expect((await store.appendEvent(action('late', note('Late'), { actor: 'bo' }))).outcome).toBe('unknown');
  await removing;
  expect(store.history(subject)).toHaveLength(1);
});

it('the arrival of a document makes its case, with the time it is due and the text to search', () => {
  expect(store.history(subject)).toMatchObject([
    { version: 1, type: 'arrived', actor: 'form', at: arrival.receivedAt },
  ]);
  expect(stored()).toEqual({
    ...folded(),
    dueAt: arrival.receivedAt + 86_400_000,
    title: 'ＧＯＬＤＥＮ 黃金臺',
    district: '',
    type: '',
    bestTimeToCall: 'Anytime during business hours',
    nameKey: 'golden黃金台|',
    phoneKey: '00005102',
    addressKey: '',
  });
  expect(searched()).toBe('golden黃金台\n85200005102\na');
});

it('a second arrival of the same document adds nothing, and a subscriber has no case', async () => {
  await store.add('referrals', 'a', document, arrival);
  await store.add('subscribers', 's', { email: 'a@example.com' }, arrival);
  expect(store.history(subject)).toHaveLength(1);
  expect([store.history('subscribers/s').length, store.case('subscribers/s')]).toEqual([1, null]);
});

it('of 200 claims made at once one wins, and 199 are told that they are outdated', async () => {
  const claims = Array.from({ length: 200 }, (_, n) => store.appendEvent(claim(`${n}`, `member ${n}`, 1)));
  const outcomes = await Promise.all(claims);
  expect(outcomes.filter(({ outcome }) => outcome === 'appended')).toEqual([{ outcome: 'appended', version: 2 }]);
  expect(outcomes.filter(({ outcome }) => outcome === 'outdated')).toHaveLength(199);
  expect(stored()).toMatchObject({ owner: 'member 0', version: 2 });
});

it('the same action is added once, and a note is never refused', async () => {
  expect(await store.appendEvent(action('one', note('')))).toEqual({ outcome: 'appended', version: 2 });
  expect(await store.appendEvent(action('one', note('')))).toEqual({ outcome: 'repeated', version: 2 });
  expect(await store.appendEvent(action('two', note('')))).toEqual({ outcome: 'appended', version: 3 });
  expect(await store.appendEvent(action('x', note(''), { subject: 'referrals/none' }))).toEqual({
    outcome: 'unknown',
    version: 0,
  });
});

it('an event is stored with its document, its case and what listeners write, or not at all', async () => {
  const onCase = () => expect.fail('disk full');
  const failing = openSqliteStore({ folder, listeners: [{ onCase }] });
  await expect(failing.add('referrals', 'b', document, arrival)).rejects.toThrow('disk full');
  await expect(failing.appendEvent(action('x', note('')))).rejects.toThrow('disk full');
  await failing.close();
  expect([await store.get('referrals', 'b'), store.history('referrals/b'), stored('referrals/b')]).toEqual([
    null,
    [],
    null,
  ]);
  expect([store.history(subject).length, stored()?.version]).toEqual([1, 1]);
});

it('the database itself refuses a second event with the same version or the same action', async () => {
  const insert = (version: number, actionId: string) =>
    store.database.transact(() =>
      store.database.run(
        "INSERT INTO events (subject, version, action_id, at, actor, type, data) VALUES (?, ?, ?, 1, 'x', 'noted', '{}')",
        subject,
        version,
        actionId,
      ),
    );
  await expect(insert(1, 'new')).rejects.toThrow(/UNIQUE constraint failed: events.subject, events.version/);
  await expect(insert(2, `arrived:${subject}`)).rejects.toThrow(/UNIQUE constraint failed: events.action_id/);
});

it('an event in the database that makes no sense is refused by its name, without what a person wrote', () => {
  for (const data of [
    '{"outcome":"no such outcome","reason":"ill"}',
    '{"outcome":"interested","followUpAt":"soon"}',
    'null',
  ]) {
    store.database.run("UPDATE events SET type = 'reached', data = ? WHERE subject = ?", data, subject);
    expect(() => store.history(subject)).toThrow(
      'Event 1 of referrals/a (action arrived:referrals/a) makes no sense as "reached"',
    );
  }
  store.database.run("UPDATE events SET type = 'constructor' WHERE subject = ?", subject);
  expect(() => store.history(subject)).toThrow('makes no sense as "constructor"');
});

it('what its author has changed or removed is in no file any more, nor what they had changed before', async () => {
  await store.appendEvent(action('note', note('His daughter is ill')));
  const rewrite = (id: string, text?: string) =>
    store.appendEvent(action(id, { type: 'rewritten', data: { version: 2, text } }));
  await rewrite('change', 'His family is unwell');
  expect(searched()).toContain('unwell');
  await rewrite('remove');
  expect(store.history(subject).map(({ type }) => type)).toEqual(['arrived', 'noted', 'rewritten', 'rewritten']);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.filter((text) => /daughter|unwell/i.test(text))).toEqual([]);
});

it('erasing a person leaves a stub of the history, and nothing of the person in the files', async () => {
  await store.appendEvent(action('note', note('His daughter is ill: zqxwv')));
  await store.appendEvent(action('erase', { type: 'erased', data: {} }, { actor: 'Bo' }));
  expect(await store.get('referrals', 'a')).toBeNull();
  expect(store.history(subject).map(({ type }) => type)).toEqual(['arrived', 'noted', 'erased']);
  expect(JSON.stringify(store.history(subject))).not.toContain('daughter');
  expect(stored()).toEqual({ ...folded(), ...emptySummary });
  expect(searched()).toBe('');
  // The index of the search has every three characters in a row.
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.filter((text) => /daughter|GOLDEN|ＧＯＬＤＥＮ|黃金|00005102|qxw/i.test(text))).toEqual([]);
  // The device of the referrer may send it again.
  expect(await store.add('referrals', 'a', document, arrival)).toBe('repeated');
  expect(await store.get('referrals', 'a')).toBeNull();
  // Its events go with the retention period.
  expect(await store.removeOlderThan('referrals', arrival.receivedAt + 1)).toBe(1);
  expect([store.history(subject), store.case(subject)]).toEqual([[], null]);
});

it('erasing a person takes the reason that a member wrote beside a call out of the history and the files', async () => {
  await store.appendEvent(
    action('try', { type: 'tried', data: { result: 'no-answer', reason: 'In hospital: zqxwv' } }),
  );
  await store.appendEvent(action('erase', { type: 'erased', data: {} }, { actor: 'Bo' }));
  expect(store.history(subject).map(({ data }) => data)).not.toContainEqual(
    expect.objectContaining({ reason: expect.anything() }),
  );
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.filter((text) => text.includes('zqxwv'))).toEqual([]);
});

it('erasing a referral also erases another one that came under its number, and neither comes back', async () => {
  const other = { ...document, contactPhone: '+852 0000 5103' };
  const add = () => store.add('referrals', 'a-conflicting', other, { ...arrival, suspicion: 'conflicting' });
  await add();
  await store.appendEvent(action('note', note('His sister is ill'), { subject: 'referrals/a-conflicting' }));
  await store.appendEvent(action('erase', { type: 'erased', data: {} }));
  expect(stored('referrals/a-conflicting')?.stage).toBe('erased');
  expect(JSON.stringify(store.history('referrals/a-conflicting'))).not.toContain('sister');
  expect([await add(), await store.get('referrals', 'a-conflicting')]).toEqual(['repeated', null]);
  await store.add('referrals', 'b', document, arrival);
  await store.appendEvent(action('erase b', { type: 'erased', data: {} }, { subject: 'referrals/b' }));
  // One that comes only after the erasure, from the cloud.
  const late = store.add('referrals', 'b-conflicting', other, { ...arrival, suspicion: 'conflicting' });
  expect([await late, await store.get('referrals', 'b-conflicting')]).toEqual(['repeated', null]);
});

it('every case can be rebuilt from its document and its events', async () => {
  await store.add('messages', 'm', { firstName: 'Ida', lastName: 'Ho', message: 'Hello' }, arrival);
  await store.add('referrals', 'b', { ...document, bestTimeToCall: 'Evening (6PM-9PM)' }, arrival);
  await store.add('referrals', 'c', document, { ...arrival, suspicion: 'honeypot' });
  await store.appendEvent(claim('1', 'Ada', 1));
  await store.appendEvent(action('2', { type: 'tried', data: { result: 'no-answer' } }));
  await store.appendEvent(action('3', note('Ask for 阿明')));
  await store.appendEvent(action('4', correct(3)));
  await store.appendEvent(action('5', { type: 'linked', data: { to: subject } }, { subject: 'referrals/b' }));
  await store.appendEvent(action('6', { type: 'erased', data: {} }, { subject: 'messages/m' }));
  const followUpAt = arrival.receivedAt + 90_000_000;
  const later: EventContent = { type: 'reached', data: { outcome: 'later', followUpAt } };
  await store.appendEvent(action('7', later));
  await store.appendEvent(action('8', { type: 'arranged', data: { followUpAt: followUpAt + 1, to: 'Bo' } }));
  await store.appendEvent(action('9', { type: 'reached', data: { outcome: 'not-interested', refusal: 'price' } }));
  const rows = () => store.database.all('SELECT * FROM cases ORDER BY subject');
  const promises = () => store.database.all('SELECT * FROM promises');
  const [before, promised] = [rows(), promises()];
  expect(before[1]).toMatchObject({ refusal: 'price', met_at: 1_763_640_001_000 });
  expect(promised).toMatchObject([
    { kind: 'callback', due_at: followUpAt, made_by: 'Ada', state: 'moved' },
    { kind: 'meeting', ends_at: null, state: 'withdrawn' },
  ]);
  expect(before.map(({ tries, same_as }) => [tries, same_as])).toEqual([
    [0, null],
    [0, null],
    [0, subject],
    [0, null],
  ]);
  await store.database.transact(() => {
    store.database.run("UPDATE cases SET stage = 'new', tries = 9, call_by = 0, title = '', is_open = 7, met_at = 0");
    store.database.run('DELETE FROM promises');
    for (const row of before) rebuildCase(store.database, `${row.subject}`, store.history(`${row.subject}`));
  });
  expect([rows(), promises()]).toEqual([before, promised]);
});

it('a note is found until it is corrected', async () => {
  await store.appendEvent(action('note', note('深水 ＢＡＫＥＲＹ')));
  expect(searched()).toContain('深水bakery');
  await store.appendEvent(action('correct', correct(2)));
  expect(searched()).not.toContain('深水');
});

it('a case cannot be the duplicate of a duplicate, of itself, or of nothing', async () => {
  for (const id of ['b', 'c']) await store.add('referrals', id, { ...document, submissionId: id }, arrival);
  const link = (from: string, to: string) =>
    store.appendEvent(
      action(`${from} ${to}`, { type: 'linked', data: { to: `referrals/${to}` } }, { subject: `referrals/${from}` }),
    );
  const both = await Promise.all([link('a', 'b'), link('b', 'a')]);
  expect(both.map(({ outcome }) => outcome)).toEqual(['appended', 'refused']);
  for (const [from, to] of [
    ['c', 'c'],
    ['c', 'a'],
    ['c', 'none'],
  ] as const) {
    expect([from, to, (await link(from, to)).outcome]).toEqual([from, to, 'refused']);
  }
  expect((await link('c', 'b')).outcome).toBe('appended');
  const undone = await store.appendEvent(action('undo', correct(2)));
  expect(undone.outcome).toBe('appended');
  expect(stored()).toMatchObject({ stage: 'new', sameAs: null });
});
