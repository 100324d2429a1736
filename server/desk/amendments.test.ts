import { afterEach, beforeEach, expect, it } from 'vitest';
import { questionFor } from '../../desk/ask-referrer.ts';
import { recordFacts } from '../../desk/record-facts.ts';
import type { AmendableField } from '../../domain/cases/amendments.ts';
import type { DeskList } from '../../domain/desk.ts';
import { createTestDesk, friday, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('a', { contactPhone: '0000 5102', bestTimeToCall: 'Morning (9AM-12PM)' });
});
afterEach(() => desk.close());

const amend = (field: AmendableField, value: string, isAsked = false, more = {}) =>
  desk.act(desk.members.bo, 'a', { verb: 'amend', field, value, isAsked }, more);
const record = () => desk.record();
const changes = () => record().history.flatMap(({ change, actor }) => (change ? [[actor, change]] : []));
const found = (q: string) =>
  desk
    .ada()
    .list('all', { q }, null)
    .rows.map(({ title }) => title);

it('a corrected value is shown, searched, compared and exported; what was sent stays as it was', async () => {
  await desk.add('b', { contactPhone: '5111 2222', businessName: 'Another shop', businessAddress: '9 Nathan Road' });
  expect(await amend('contactPhone', ' 5111 2222 ')).toMatchObject({ ok: true, type: 'amended' });
  await amend('businessName', '強記粥店');
  await amend('language', 'zh');
  expect(record()).toMatchObject({
    title: '強記粥店',
    language: 'zh',
    document: { contactPhone: '5111 2222' },
    possibleDuplicates: [{ id: 'b', because: 'phone' }],
  });
  expect([found('51112222'), found('強記'), found('00005102')]).toEqual([
    ['Another shop', '強記粥店'],
    ['強記粥店'],
    [],
  ]);
  let csv = '';
  for await (const piece of await desk.ada().exportCases({}, 'csv', 'en')) csv += piece;
  expect(csv).toContain('強記粥店');
  expect(csv).not.toContain('0000 5102');
  expect((await desk.store.get('referrals', 'a'))?.document.contactPhone).toBe('0000 5102');
});

it('an exported case has its district, whichever form it came by', async () => {
  await desk.add('partner', { businessName: 'Golden', district: 'Sai Kung' }, {}, 'partnerships');
  await desk.add('b', { businessName: 'Silver', businessDistrict: 'Islands' });
  let csv = '';
  for await (const piece of await desk.ada().exportCases({}, 'csv', 'en')) csv += piece;
  const [names = [], ...rows] = csv.split('\r\n').map((line) => line.replace('\uFEFF', '').split(','));
  const districtOf = (business: string) => rows.find((row) => row.includes(business))?.[names.indexOf('District')];
  expect([districtOf('Golden'), districtOf('Silver')]).toEqual(['Sai Kung', 'Islands']);
});

it('the history says who corrected what, and not what was there before where the person asked for it', async () => {
  await amend('contactPhone', '5111 2222');
  await amend('contactName', 'Mrs Chan');
  expect(changes()).toMatchObject([
    ['Bo', { before: '0000 5102', after: '5111 2222' }],
    ['Bo', { before: 'Mr Chan', after: 'Mrs Chan' }],
  ]);
  await amend('contactPhone', '5333 4444', true);
  expect(changes()).toMatchObject([
    ['Bo', { before: '', after: '' }],
    ['Bo', { before: 'Mr Chan', after: 'Mrs Chan' }],
    ['Bo', { before: '', after: '5333 4444' }],
  ]);
});

it('another best time to call is another time by which to call, within the same 24 hours', async () => {
  const { dueAt } = record().clock;
  await amend('bestTimeToCall', 'Evening (6PM-9PM)');
  expect(record()).toMatchObject({
    bestTimeToCall: 'Evening (6PM-9PM)',
    clock: { dueAt, callBy: Date.parse('2026-11-20T21:00:00+08:00') },
  });
});

it('a correction can be taken back, and outdates nobody', async () => {
  await amend('contactPhone', '5111 2222');
  expect(await desk.act(desk.members.ada, 'a', { verb: 'claim' }, { version: 1 })).toMatchObject({ ok: true });
  await desk.act(desk.members.ada, 'a', { verb: 'correct', correctedVersion: 2, reason: 'the shop next door' });
  expect([record().document.contactPhone, found('51112222')]).toEqual(['0000 5102', []]);
});

it('a value that the form would refuse is refused, and so is a field that the collection has not', async () => {
  await desk.add('m', { firstName: 'Ka', lastName: 'Chan', email: 'ka@example.com' }, {}, 'messages');
  const invalid = { ok: false, code: 'invalid' };
  expect(await amend('contactPhone', ' ')).toEqual(invalid);
  expect(await amend('contactEmail', 'nowhere')).toEqual(invalid);
  expect(await amend('bestTimeToCall', 'at night')).toEqual(invalid);
  expect(await amend('contactPhone', '5111 2222', false, { collection: 'messages', id: 'm' })).toEqual(invalid);
  expect(await amend('contactEmail', '')).toMatchObject({ ok: true });
});

it('nothing of a correction is left of a person who was erased', async () => {
  await amend('contactName', 'Daughter of Mr Chan');
  await desk.act(desk.members.ada, 'a', { verb: 'erase' });
  expect(JSON.stringify([record(), desk.store.history('referrals/a'), desk.store.case('referrals/a')])).not.toContain(
    'Daughter',
  );
});

const ids = (list: DeskList) =>
  desk
    .ada()
    .list(list, {}, null)
    .rows.map(({ id }) => id);
const wrong = () => desk.act(desk.members.ada, 'a', { verb: 'wrong-number' });

it('who has a wrong number is not called, waits in No next step while the clock runs, and with a new one is first', async () => {
  await desk.add('sooner', {}, { receivedAt: friday - 3_600_000 });
  const { dueAt } = record().clock;
  await wrong();
  expect([ids('call-now'), ids('no-next-step'), ids('later')]).toEqual([['sooner'], ['a'], []]);
  expect(record()).toMatchObject({ number: 'wrong', clock: { state: 'tried', dueAt } });
  await amend('contactName', 'Mrs Chan');
  expect(record().number).toBe('wrong');
  await amend('contactPhone', '5111 2222');
  expect([ids('call-now'), ids('no-next-step'), record().number]).toEqual([['a', 'sooner'], [], 'new']);
  expect(desk.ada().neighbours({ collection: 'referrals', id: 'a' }, 'call-now', {})).toMatchObject({
    previous: null,
    next: { id: 'sooner' },
  });
  await desk.act(desk.members.ada, 'a', { verb: 'no-answer' });
  expect([ids('call-now'), record().number]).toEqual([['sooner', 'a'], null]);
});

it('a wrong number waits until the date that somebody chose, and a mistaken one is called again', async () => {
  await wrong();
  const followUpAt = friday + 24 * 3_600_000;
  await desk.act(desk.members.ada, 'a', { verb: 'later', followUpAt });
  expect([ids('call-now'), ids('no-next-step'), ids('later')]).toEqual([[], [], ['a']]);
  desk.at(followUpAt);
  expect([ids('call-now'), ids('later')]).toEqual([['a'], []]);
  await desk.act(desk.members.ada, 'a', { verb: 'correct', correctedVersion: 2, reason: 'the shop next door' });
  expect(record().number).toBeNull();
});

it('the referrer is asked in the language of their form, and told no more than they wrote', async () => {
  await desk.add('z', { referrerFirstName: '嘉欣', referrerLastName: '陳' }, { language: 'zh' });
  const question = (id: string) => {
    const found = desk.ada().record('referrals', id);
    return found && questionFor(found, recordFacts(found, 'en'), 'en', 'https://www.example.com');
  };
  expect(question('z')).toBeNull();
  for (const field of ['businessName', 'contactName'] as const) {
    await desk.act(desk.members.ada, 'z', { verb: 'amend', field, value: 'Amended', isAsked: true });
  }
  await desk.act(desk.members.ada, 'z', { verb: 'wrong-number' });
  const { subject, text } = question('z') ?? { subject: '', text: '' };
  expect([subject, text.slice(0, 5)]).toEqual(['關於你推薦的陳記茶餐廳（z）', '陳嘉欣你好']);
  expect(text).toContain('多謝你推薦陳記茶餐廳');
  expect(text).toContain('可否請你核對一下電話號碼，或告訴我們更合適的時間？');
  expect(text).toContain('https://www.example.com/zh/referral/status?reference=z');
  expect(subject + text).not.toMatch(/Amended|Mr Chan|5102/);
});
