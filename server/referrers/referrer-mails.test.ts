import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventContent } from '../../domain/cases/case-events.ts';
import { copyAsJson } from '../../domain/person.ts';
import { statusPath } from '../../domain/referral.ts';
import { readEnvironment } from '../config/environment.ts';
import { openStore } from '../open-store.ts';
import { createPersonServices } from '../person/person-services.ts';
import { createOutbox } from '../sending/outbox.ts';
import type { Store } from '../store/sqlite.ts';
import { asForm, referral } from '../testing/fixtures.ts';
import { decodedMail, startMailServer } from '../testing/mail-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';
import { isWished, referrerChannel } from './mail-wishes.ts';
import { lookForNews, referrerMails } from './referrer-mails.ts';

const id = 'REF_1795465607909_ABCDEFGH';
const subject = `referrals/${id}`;
const [minute, hour] = [60_000, 3_600_000];
/** Friday 20 November 2026, 10:00 in Hong Kong. */
const friday = Date.parse('2026-11-20T10:00:00+08:00');

let now: number;
let store: Store;
let server: Awaited<ReturnType<typeof startMailServer>>;
let app: ReturnType<typeof createTestApp>['app'];
let deliver: () => Promise<string[]>;
const log = { info: vi.fn(), warn: vi.fn() };

beforeEach(async () => {
  now = friday;
  const folder = temporaryFolder('mails');
  const clock = () => now;
  store = openStore({ dataDir: folder }, { runtime: { clock }, builtAt: 0 });
  server = await startMailServer();
  const env = { SITE_URL: 'https://www.example.com', MAIL_FROM: 'Encore <team@example.com>' };
  const smtp = { ...env, SMTP_URL: `smtp://127.0.0.1:${server.port}` };
  const render = async (_: unknown, { status }: { status?: unknown }) => Response.json(status);
  ({ app } = createTestApp({ store, clock, monotonic: clock, env: smtp, render }));
  const channel = referrerMails({ database: store.database, settings: readEnvironment(smtp), folder, log });
  const outbox = createOutbox(store.database);
  /** Sends what is to be sent now. @returns the texts of the mails */
  deliver = async () => {
    await lookForNews(store.database);
    const before = server.received.length;
    for (let row = await outbox.lease(referrerChannel, false, hour); row; ) {
      await channel.send(row);
      row = await outbox.lease(referrerChannel, false, hour, [row]);
    }
    return server.received.slice(before).map(({ source }) => decodedMail(source).text);
  };
  const arrival = { receivedAt: now, via: 'form', language: 'zh', suspicion: null } as const;
  await store.add('referrals', id, { ...referral, submissionId: id }, arrival);
});
afterEach(async () => {
  await server.stop();
  await store.close();
});

let actions = 0;
const happens = (content: EventContent) => {
  actions += 1;
  return store.appendEvent({
    subject,
    actionId: `${actions}`,
    at: now,
    actor: 'ada',
    expectedVersion: null,
    ...content,
  });
};
const reached: EventContent = { type: 'reached', data: { outcome: 'interested' } };
const wrong: EventContent = { type: 'tried', data: { result: 'wrong-number' } };
const lookUp = async () => (await store.statusLinks.open('ABCDEFGH', referral.referrerEmail)) ?? '';
const press = (link: string, action: string) => app.request(statusPath('zh'), asForm({ link, action }));
const mailOf = async (link: string) => (await (await app.request(statusPath('zh', { link }))).json()).found.mail;
const linkIn = (text: string | undefined) => /link=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
/** Asks for mails, and confirms. @returns the link of the mail */
async function confirmed() {
  await press(await lookUp(), 'mail-ask');
  const link = linkIn((await deliver())[0]);
  await press(link, 'mail-confirm');
  return link;
}

it('an address is asked once by one mail, with nothing that somebody typed, and confirmed by the button behind its link alone', async () => {
  const link = await lookUp();
  expect(await mailOf(link)).toBe('ask');
  await press(link, 'mail-confirm');
  expect(await mailOf(link), 'the address is known, not proven').toBe('ask');
  for (const _ of [1, 2]) await press(link, 'mail-ask');
  const [text, ...others] = await deliver();
  expect([others, await mailOf(link)]).toEqual([[], 'asked']);
  const [mail] = server.received;
  expect([mail?.to, decodedMail(mail?.source ?? '').subject]).toEqual([
    referral.referrerEmail,
    '再嚐：請確認電郵通知（ABCD EFGH）',
  ]);
  for (const typed of [referral.businessName, referral.contactName, referral.referrerFirstName])
    expect(text).not.toContain(typed);
  const proven = linkIn(text);
  expect([await mailOf(proven), isWished(store.database, subject)]).toEqual(['confirm', false]);
  await happens(reached);
  now += 11 * minute;
  expect(await deliver(), 'nothing to who has not confirmed').toEqual([]);
  await press(proven, 'mail-confirm');
  const [held] = createPersonServices(store, 'ada').findPerson(referral.referrerEmail);
  expect(copyAsJson(held ? [held] : [], now), 'in the copy for them').toContain(
    `Since": "${new Date(now).toISOString()}`,
  );
  expect([await mailOf(proven), await mailOf(link)]).toEqual(['on', 'on']);
});

it('whose address strangers write into referrals gets three mails in a week that nobody answers, and none after one that is stopped', async () => {
  const askFor = async (end: string) => {
    const arrival = { receivedAt: now, via: 'form', language: 'zh', suspicion: null } as const;
    const document = { ...referral, referrerEmail: ' Reader@example.com', submissionId: `REF_1795465607909_${end}` };
    await store.add('referrals', document.submissionId, document, arrival);
    const link = (await store.statusLinks.open(end, 'reader@example.com')) ?? '';
    await press(link, 'mail-ask');
    return link;
  };
  for (const end of ['AAAAAAA2', 'AAAAAAA3', 'AAAAAAA4', 'AAAAAAA5', 'AAAAAAA6']) await askFor(end);
  const mails = await deliver();
  expect(mails).toHaveLength(3);
  now += 8 * 24 * hour;
  await askFor('AAAAAAA7');
  expect(await deliver(), 'a week later').toHaveLength(1);
  await press(linkIn(mails[0]), 'mail-stop');
  now += 8 * 24 * hour;
  expect(await mailOf(await askFor('AAAAAAA8'))).toBe('stopped');
  expect(await deliver()).toEqual([]);
  // Another address is asked as ever, and who has the mail can change their mind.
  await press(await lookUp(), 'mail-ask');
  expect(await deliver()).toHaveLength(1);
  expect(await mailOf(linkIn(mails[0]))).toBe('confirm');
});

it('a referrer is told of a question and of who was reached, after Undo, once a day at most, and not of what was undone', async () => {
  await confirmed();
  await happens(reached);
  await happens({ type: 'corrected', data: { version: 2 } });
  now += 11 * minute;
  expect(await deliver()).toEqual([]);
  await happens(wrong);
  now += 9 * minute;
  expect(await deliver(), 'it may be undone').toEqual([]);
  now += 2 * minute;
  const [text = '', ...others] = await deliver();
  expect([others, decodedMail(server.received.at(-1)?.source ?? '').subject]).toEqual([
    [],
    '你推薦的陳記茶餐廳有新消息（ABCD EFGH）',
  ]);
  expect(text).toContain('可否核對一下電話號碼，或告訴我們更合適的時間？');
  expect(text).not.toMatch(/Mr Chan|5102/);
  expect((await app.request(statusPath('zh', { link: linkIn(text) }))).status).toBe(200);
  await happens(reached);
  now += 23 * hour;
  expect(await deliver(), 'one a day').toEqual([]);
  now += hour;
  expect(await deliver()).toEqual([expect.stringContaining('已聯絡上對方')]);
  now += 48 * hour;
  expect(await deliver(), 'each once').toEqual([]);
});

it('who stops mails and begins them again on the same day gets no second one that day', async () => {
  const link = await confirmed();
  now += minute;
  await happens(reached);
  now += 11 * minute;
  expect(await deliver()).toHaveLength(1);
  await press(link, 'mail-stop');
  now += hour;
  await press(link, 'mail-confirm');
  now += minute;
  await happens({ type: 'moved', data: { from: 'called', to: 'on-board' } });
  now += 11 * minute;
  expect(await deliver()).toEqual([]);
  now += 24 * hour;
  expect(await deliver()).toHaveLength(1);
});

it('a clock that was months ahead for an hour silences no news of the time after', async () => {
  await confirmed();
  now += 90 * 24 * hour;
  await happens(wrong);
  now += 11 * minute;
  expect(await deliver()).toHaveLength(1);
  now = friday + hour;
  await happens(reached);
  now += 11 * minute;
  expect(await deliver()).toEqual([expect.stringContaining('已聯絡上對方')]);
});

it('no mail leaves at night, also where the mail server was away in the evening', async () => {
  await confirmed();
  now = Date.parse('2026-11-20T20:55:00+08:00');
  await happens(reached);
  now += 11 * minute;
  expect(await deliver()).toEqual([]);
  now = Date.parse('2026-11-21T07:59:00+08:00');
  expect(await deliver()).toEqual([]);
  now = Date.parse('2026-11-21T08:01:00+08:00');
  expect(await deliver()).toHaveLength(1);
  now = Date.parse('2026-11-22T20:45:00+08:00');
  await happens({ type: 'moved', data: { from: 'called', to: 'on-board' } });
  now += 12 * minute;
  await lookForNews(store.database);
  now += 10 * minute;
  await expect(deliver()).rejects.toMatchObject({ isUnavailable: true, retryAfter: expect.any(Number) });
});

it('mails stop at one click, which no backup takes back, and nobody without a link of a mail begins them again', async () => {
  const link = await confirmed();
  const header = server.received[0]?.source.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const [, address = ''] = /^List-Unsubscribe: +<https:\/\/www\.example\.com([^>]+)>$/m.exec(header) ?? [];
  await app.request(address);
  expect(await mailOf(link), 'opening it only shows').toBe('on');
  expect((await app.request(address, asForm({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
  await happens(reached);
  now += 11 * minute;
  expect(await deliver()).toEqual([]);
  const { run, transact } = store.database;
  const restored = 'INSERT OR REPLACE INTO referrer_mails VALUES (?, ?, ?, NULL, 0, 0)';
  await transact(() => run(restored, subject, friday - 1, friday - 1));
  expect(await deliver(), 'a backup of before').toEqual([]);
  const own = await lookUp();
  expect([await mailOf(own), await mailOf(link)]).toEqual(['stopped', 'confirm']);
  await press(own, 'mail-ask');
  expect(await deliver()).toEqual([]);
  await press(link, 'mail-confirm');
  expect(await mailOf(own)).toBe('on');
});

it('an address that was corrected gets nothing before it is confirmed, and the links of the one before end', async () => {
  const link = await confirmed();
  await happens({ type: 'amended', data: { field: 'referrerEmail', value: 'other@example.com', isAsked: true } });
  now += minute;
  await happens(reached);
  now += 11 * minute;
  expect([await deliver(), store.statusLinks.read(link)]).toEqual([[], null]);
});

it('a referrer removes their details also by a link of a mail', async () => {
  const link = await confirmed();
  expect(store.statusLinks.read(link)?.mayErase).toBe(true);
  await press(link, 'erase');
  expect([store.case(subject)?.erasedHalf, store.statusLinks.read(link)]).toEqual(['referrer', null]);
});

it('an address that is refused gets no further mail and is in no log, and one that was erased none at all', async () => {
  await press(await lookUp(), 'mail-ask');
  server.replies.receiver = { code: 550, message: `<${referral.referrerEmail}>: No such user` };
  expect(await deliver()).toEqual([]);
  expect(await mailOf(await lookUp())).toBe('stopped');
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain(referral.referrerEmail);
  await happens({ type: 'erased', data: { half: 'referrer' } });
  expect(store.database.all('SELECT * FROM referrer_mails')).toEqual([]);
  expect(createOutbox(store.database).nextDue(referrerChannel, false)).toBeNull();
});

it('without a mail server no mail is offered, nor asked for', async () => {
  const render = async (_: unknown, { status }: { status?: unknown }) => Response.json(status);
  ({ app } = createTestApp({ store, clock: () => now, monotonic: () => now, render }));
  const link = await lookUp();
  await press(link, 'mail-ask');
  expect(await mailOf(link)).toBeNull();
  expect(store.database.all('SELECT * FROM referrer_mails')).toEqual([]);
});
