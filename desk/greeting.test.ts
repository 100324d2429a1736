import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaseRecord } from '../domain/desk.ts';
import { createTestDesk, type TestDesk } from '../server/testing/test-desk.ts';
import { greetingsOf, subjectsOf } from './greeting.ts';
import { recordFacts } from './record-facts.ts';

const id = 'REF_1763640000000_ABCDEFGH';
let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add(id, { referrerFirstName: 'Wing', referrerLastName: 'Siu', businessName: 'Cafe' }, { language: 'zh' });
});
afterEach(() => desk.close());

const record = () => desk.ada().record('referrals', id) as CaseRecord;
const greetings = () => greetingsOf(record(), recordFacts(record(), 'en'), 'en');
const agree = (isNamed: boolean) => desk.act(desk.members.ada, id, { verb: 'agree', isNamed });

it('no text to a contact names who referred them, until the record says that they agreed, and after they took it back', async () => {
  const texts = () => [...greetings().map(({ text }) => text), subjectsOf(record(), 'en').contact].join();
  expect(texts()).not.toMatch(/Wing|Siu|[{}]/);
  expect(await agree(true)).toMatchObject({ ok: true });
  for (const { text } of greetings()) expect(text).toMatch(/Wing.*Cafe/);
  await agree(false);
  expect(texts()).not.toMatch(/Wing|Siu|[{}]/);
});

it('the first words to a contact say that they may refuse, and that it is free, also once the referrer may be named', async () => {
  for (const isNamed of [false, true]) {
    if (isNamed) await agree(true);
    const [zh, en] = greetings().map(({ text }) => text);
    expect(zh).toMatch(/如不想我們再聯絡，.*費用全免/);
    expect(en).toMatch(/If you would rather not hear from us.*costs you nothing/);
  }
});

it('greets in the language of the person, and then in the other one', async () => {
  expect(greetings().map(({ language }) => language)).toEqual(['zh', 'en']);
  expect(greetings()[0]?.text).toContain('你好');
  await desk.act(desk.members.ada, id, { verb: 'amend', field: 'language', value: 'en', isAsked: false });
  expect(greetings().map(({ language }) => language)).toEqual(['en', 'zh']);
});

it('the subject of a mail speaks for us', async () => {
  await desk.act(desk.members.ada, id, { verb: 'amend', field: 'language', value: 'en', isAsked: false });
  expect(subjectsOf(record(), 'zh')).toEqual({
    contact: 'Encore would like to talk to Cafe',
    referrer: 'Your referral of Cafe (ABCD EFGH)',
  });
});

it('a message that was sent is a try, and is looked at again after four hours, though not at night', async () => {
  desk.at('2026-11-20T11:00');
  await desk.act(desk.members.ada, id, { verb: 'sent' });
  const at = (text: string) => Date.parse(`${text}:00+08:00`);
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({
    tries: 1,
    reachedAt: null,
    followUpAt: at('2026-11-20T15:00'),
  });
  desk.at('2026-11-20T17:30');
  await desk.act(desk.members.ada, id, { verb: 'sent' });
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ tries: 2, followUpAt: at('2026-11-21T09:00') });
});
