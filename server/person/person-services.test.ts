import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyAsPage } from '../../desk/person-page.ts';
import { copyAsJson, keptOf, logTime } from '../../domain/person.ts';
import { applyErasures } from '../store/apply-erasures.ts';
import { purge } from '../store/retention.ts';
import { createTestDesk, friday, type TestDesk } from '../testing/test-desk.ts';
import { findPerson } from './find-person.ts';

const id = 'REF_1795465607909_ABCDEFGH';
let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add(id, { contactPhone: '0000 5102' });
  await desk.add('m', { firstName: 'Bo', email: 'bo@example.com', message: 'Ask ka.yan@example.com' }, {}, 'messages');
});
afterEach(() => desk.close());

const found = (query: string) =>
  desk
    .ada()
    .findPerson(query)
    .map(({ role, fields }) => [role, Object.keys(fields)]);
const referrer = ['referrer', ['referrerFirstName', 'referrerLastName', 'referrerEmail', 'referrerPhone']];

it('finds what is stored of a person by address, number and reference, with their own fields only, and who mentions them', () => {
  expect(found('KA.YAN@example.com')).toEqual(expect.arrayContaining([referrer, [null, []]]));
  expect(found('+852 0000 5102').map(([role]) => role)).toEqual(['contact']);
  expect(found('abcd efgh').map(([role]) => role)).toEqual(['referrer', 'contact']);
});

it('finds somebody by what was there before a correction, also one that was corrected again or undone, and by a number with dots', async () => {
  await desk.add('dots', { contactPhone: '0000.5199' });
  await desk.add('dotted', { contactPhone: '0000 5197', referrerPhone: '+852 0000.5198' });
  const amend = (value: string) =>
    desk.act(desk.members.ada, id, { verb: 'amend', field: 'contactPhone', value, isAsked: false });
  await amend('0000 6102');
  await amend('0000 7102');
  await desk.act(desk.members.ada, id, { verb: 'correct', correctedVersion: 3, reason: '' });
  for (const number of ['0000 5102', '0000 6102', '0000 7102', '0000 5199']) {
    expect(found(number), number).toEqual([['contact', expect.any(Array)]]);
  }
  expect(found('0000-5198')).toEqual([referrer]);
});

it('reads of all events only the corrections', () => {
  const { database } = desk.store;
  const plans: string[] = [];
  const all: typeof database.all = (sql, ...values) => {
    plans.push(...database.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => `${detail}`));
    return database.all(sql, ...values);
  };
  findPerson({ ...database, all }, '0000 5102');
  const scans = plans.filter((step) => step.startsWith('SCAN events'));
  expect(scans).not.toEqual([]);
  expect(scans.filter((step) => !step.includes('events_amended'))).toEqual([]);
});

it('erases one half once its reference is typed, and keeps a record of the request without who asked', async () => {
  const { serve, findPerson, noteRequest } = desk.ada();
  await noteRequest('erase', 'ka.yan@example.com', 0);
  await noteRequest('correct', 'Ka.Yan@example.com', 0);
  const keys = findPerson('ka.yan@example.com').map(({ key }) => key);
  expect(await serve('erase', 'ka.yan@example.com', keys, 'WRONG')).toEqual({ ok: false, code: 'not-confirmed' });
  expect(await serve('erase', 'ka.yan@example.com', keys, 'abcd efgh')).toMatchObject({
    done: [{ outcome: 'erased' }],
  });
  expect(found('ka.yan@example.com')).toEqual([[null, []]]);
  expect(found('0000 5102')).toHaveLength(1);
  expect(desk.ada().requests()).toMatchObject({ open: [], answered: [{ who: '' }, { who: '', answer: 'done' }] });
});

it('a number that is never to be called is in no list of calls, neither what is open of it nor a later referral, which says so', async () => {
  const [{ key } = { key: '' }] = desk.ada().findPerson('0000 5102');
  await desk.ada().serve('no-call', '0000 5102', [key], 'ABCD EFGH');
  await desk.add('later', { contactPhone: '+852 0000-5102' });
  expect(desk.ada().record('referrals', 'later')).toMatchObject({ number: 'never', stage: 'withdrawn' });
  expect(
    desk
      .ada()
      .list('call-now', {}, null)
      .rows.map((row) => row.id),
  ).toEqual([]);
});

it('the number of a referrer who asks for that is not called either', async () => {
  const number = `${desk.record(id).document.referrerPhone}`;
  expect(desk.record(id).isReferrerNeverCalled).toBe(false);
  await desk.ada().serve('no-call', number, [], number);
  expect(desk.record(id)).toMatchObject({ isReferrerNeverCalled: true, number: null, stage: 'new' });
});

it('nobody is to call a partner on board any more whose number is never to be called, but a later date is kept', async () => {
  const { ada } = desk.members;
  await desk.act(ada, id, { verb: 'reached', outcome: 'interested' });
  await desk.act(ada, id, { verb: 'move', stage: 'on-board' });
  await desk.act(ada, id, { verb: 'later', followUpAt: friday, purpose: 'callback' });
  const called = () =>
    desk
      .ada()
      .list('call-now', {}, null)
      .rows.map((row) => row.id);
  expect(called()).toEqual([id]);
  await desk.ada().serve('no-call', '0000 5102', [`contact:referrals/${id}`], 'ABCD EFGH');
  expect([desk.record(id).stage, called()]).toEqual(['on-board', []]);
  await desk.act(ada, id, { verb: 'later', followUpAt: friday });
  await applyErasures(desk.store.database, 'always');
  expect(called()).toEqual([id]);
});

it('who answers with a number that is never to be called, or has it corrected to one, is not called either', async () => {
  await desk.add('first', { contactPhone: '0000 5103' });
  await desk.add('second', { contactPhone: '0000 5103' });
  await desk.act(desk.members.ada, 'second', { verb: 'same-as', sameAs: 'referrals/first' });
  const [{ key } = { key: '' }] = desk.ada().findPerson('0000 5102');
  await desk.ada().serve('no-call', '0000 5102', [key], 'ABCD EFGH');
  for (const one of ['second', 'first']) {
    await desk.act(desk.members.ada, one, { verb: 'amend', field: 'contactPhone', value: '0000 5102', isAsked: false });
  }
  const stages = ['first', 'second'].map((one) => desk.ada().record('referrals', one)?.stage);
  expect(stages).toEqual(['withdrawn', 'withdrawn']);
});

it('a copy has the fields of one person, of the texts those that were read, and is in the log without who asked', async () => {
  const { findPerson, copyFor, requests } = desk.ada();
  const both = findPerson('ABCD EFGH');
  const keys = both.map(({ key }) => key);
  expect(await copyFor('ABCD EFGH', keys, [])).toEqual({ ok: false, code: 'two-people' });
  const [read] = both.flatMap(({ texts }) => texts);
  const copied = await copyFor('0000 5102', keys, [read?.key ?? '']);
  expect(copied).toMatchObject({ held: [{ role: 'contact', texts: [read] }] });
  expect(JSON.stringify(copied)).not.toContain('ka.yan');
  expect(requests().answered).toMatchObject([{ kind: 'copy', who: '', text: 'contact: copied' }]);
});

it('a copy has what is still stored from before a correction', async () => {
  const amended = { verb: 'amend', field: 'contactPhone', value: '0000 6102', isAsked: true } as const;
  await desk.act(desk.members.ada, id, amended);
  const copied = await desk.ada().copyFor('0000 6102', [`contact:referrals/${id}`], []);
  expect(copied).toMatchObject({ held: [{ fields: { contactPhone: '0000 6102' } }] });
  const [held] = copied.ok ? copied.held : [];
  expect(held?.earlier).toEqual([{ field: 'contactPhone', value: '0000 5102' }]);
  expect(copyAsJson(held ? [held] : [], friday)).toContain('0000 5102');
  expect(copyAsPage(held ? [held] : [], 'zh', friday)).toContain('（更正前）</dt><dd>0000 5102');
});

it('a number that a person names is never called, also one from before a correction, and one of which nothing is stored', async () => {
  const noCall = (number: string, keys: string[], confirmation: string) =>
    desk.ada().serve('no-call', number, keys, confirmation);
  expect(await noCall('0000 5109', [], '0000 5108')).toEqual({ ok: false, code: 'not-confirmed' });
  expect(await noCall('0000 5109', [], '+852 0000-5109')).toEqual({ ok: true, done: [] });
  const amended = { verb: 'amend', field: 'contactPhone', value: '0000 6102', isAsked: false } as const;
  await desk.act(desk.members.ada, id, amended);
  await noCall('0000 5102', [`contact:referrals/${id}`], 'ABCD EFGH');
  for (const [n, contactPhone] of ['0000 5109', '0000 5102', '0000 6102'].entries()) {
    await desk.add(`later ${n}`, { contactPhone });
    expect(desk.record(`later ${n}`).stage, contactPhone).toBe('withdrawn');
  }
});

it('who leaves the newsletter is told what is kept of that, and not of a referral', async () => {
  await desk.add('s', { email: 'ka.yan@example.com', consent: true, unsubscribeToken: 't' }, {}, 'subscribers');
  const serve = async (role: string) => {
    const keys = desk
      .ada()
      .findPerson('ka.yan@example.com')
      .map(({ key }) => key);
    const chosen = keys.filter((key) => key.startsWith(role));
    const served = await desk.ada().serve('erase', 'ka.yan@example.com', chosen, role ? 'ka.yan@example.com' : id);
    return served.ok && [...keptOf('erase', served.done)];
  };
  expect(await serve('subscriber')).toEqual(['subscriber']);
  expect(await serve('')).toEqual(['erase']);
});

it('with the last person in a case all of it is erased', async () => {
  const of = (query: string) =>
    desk
      .ada()
      .findPerson(query)
      .filter(({ role }) => role)
      .map(({ key }) => key);
  await desk.ada().serve('erase', '0000 5102', of('0000 5102'), 'ABCD EFGH');
  expect(desk.ada().record('referrals', id)).toMatchObject({ stage: 'withdrawn', erasedHalf: 'contact', moves: [] });
  await desk.ada().serve('erase', 'ka.yan@example.com', of('ka.yan@example.com'), 'ABCD EFGH');
  expect(desk.ada().record('referrals', id)).toMatchObject({ stage: 'erased', document: {} });
});

it('what a member wrote without a network before one of the two was erased does not come in afterwards', async () => {
  desk.at(friday + 60_000);
  await desk.act(desk.members.ada, id, { verb: 'erase', half: 'referrer' });
  desk.at(friday + 120_000);
  const note = { verb: 'note', text: 'Ka Yan called', audience: 'team' } as const;
  expect(await desk.act(desk.members.ada, id, note, { waited: 90_000 })).toMatchObject({ ok: false });
  expect(await desk.act(desk.members.ada, id, note, { waited: 30_000 })).toMatchObject({ ok: true });
});

it('who withdraws is not called any more, and a second time nothing is left to do', async () => {
  const keys = [`contact:referrals/${id}`];
  const withdraw = () => desk.ada().serve('withdraw', '0000 5102', keys, 'ABCD EFGH');
  expect(await withdraw()).toMatchObject({ done: [{ outcome: 'withdrawn' }] });
  expect(desk.ada().record('referrals', id)?.stage).toBe('withdrawn');
  expect(await withdraw()).toMatchObject({ done: [{ outcome: 'ended' }] });
});

it('a request that is refused keeps who asked and why, and goes after four years', async () => {
  const { noteRequest, answerRequest, requests } = desk.ada();
  await noteRequest('erase', 'ka.yan@example.com', 0);
  await answerRequest(requests().open[0]?.id ?? '', 'refused', 'We could not find out who asked');
  const refused = { who: 'ka.yan@example.com', answer: 'refused', text: 'We could not find out who asked' };
  expect(requests()).toMatchObject({ open: [], answered: [refused] });
  desk.at(friday + logTime - 1);
  await purge(desk.store, friday + logTime - 1, 999);
  expect(requests().answered).toHaveLength(1);
  await purge(desk.store, friday + logTime + 1, 999);
  expect(requests().answered).toEqual([]);
});

it('a request that was done elsewhere is kept without who asked, and is not open again after a restore', async () => {
  const { noteRequest, answerRequest, requests } = desk.ada();
  await noteRequest('copy', 'ka.yan@example.com', 0);
  const request = requests().open[0]?.id ?? '';
  await answerRequest(request, 'done', '');
  expect(requests().answered).toMatchObject([{ who: '', answer: 'done' }]);
  // As it was in a backup.
  desk.store.database.run("UPDATE requests SET who = 'ka.yan@example.com', answer = NULL, answered_at = NULL");
  await applyErasures(desk.store.database, 'always');
  expect(requests()).toMatchObject({ open: [], answered: [{ who: '', answer: 'done' }] });
});

it('what is corrected for a person is so in every case of theirs, and refused where the form would refuse it', async () => {
  await desk.add('another', { contactPhone: '0000 5102' });
  const keys = [`contact:referrals/${id}`, 'contact:referrals/another'];
  const { correct } = desk.ada();
  expect(await correct('0000 5102', keys, 'contactPhone', '')).toEqual({ ok: false, code: 'invalid' });
  expect(await correct('0000 5102', keys, 'referrerPhone', '0000 5103')).toEqual({ ok: false, code: 'invalid' });
  expect(await correct('0000 5102', keys, 'contactPhone', '0000 5103')).toMatchObject({ ok: true });
  expect(found('0000 5103')).toHaveLength(2);
});
