import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeOf, createTestAuth } from '../testing/test-auth.ts';
import { insertSession } from './sessions.ts';

let test: ReturnType<typeof createTestAuth>;
beforeEach(() => {
  test = createTestAuth();
});
afterEach(() => test.dispose());

const hour = 3_600_000;
const day = 24 * hour;

it.each([
  ['http://localhost:3000', /^encore-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/],
  [
    'https://www.example.com',
    /^__Host-encore-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
])('at %s the cookie of a session is for this host and no script', async (siteUrl, expected) => {
  const other = createTestAuth({ siteUrl });
  const { browser } = await other.firstMember();
  expect(browser.setCookie).toEqual([expect.stringMatching(expected)]);
  await other.dispose();
});

it('a session in use goes on; one that was not used for 30 days has ended', async () => {
  const ada = await test.firstMember();
  for (let n = 0; n < 2; n++) {
    test.clock.now += 29 * day;
    expect((await ada.open()).member?.name).toBe('Ada');
    expect(ada.browser.setCookie).toHaveLength(1);
  }
  test.clock.now += 30 * day;
  expect(await ada.open()).toMatchObject({ member: null, team: null, setCookie: [] });
});

it('a session ends after 90 days, however often it was used', async () => {
  const ada = await test.firstMember();
  for (let days = 0; days < 89; days++) {
    test.clock.now += day;
    await ada.open();
  }
  test.clock.now += day - 1;
  expect((await ada.open()).member?.name).toBe('Ada');
  test.clock.now += 1;
  expect((await ada.open()).member).toBeNull();
});

it('a cookie that only asks whether it is signed in does not prolong its session', async () => {
  const ada = await test.firstMember();
  test.clock.now += 29 * day;
  expect(test.auth.isSignedIn(ada.browser.cookie)).toBe(true);
  test.clock.now += day;
  expect([test.auth.isSignedIn(ada.browser.cookie), test.auth.isSignedIn(null)]).toEqual([false, false]);
});

it('the use of a session is written down once an hour, not with every page', async () => {
  const ada = await test.firstMember();
  const seen = async () => (await ada.team()).devices()[0]?.lastSeenAt;
  const first = test.clock.now;
  test.clock.now += hour - 1;
  expect([await seen(), ada.browser.setCookie]).toEqual([first, []]);
  test.clock.now += 1;
  expect(await seen()).toBe(first + hour);
});

it('a full disk signs nobody out', async () => {
  const ada = await test.firstMember();
  test.clock.now += 2 * hour;
  test.store.database.transact = () => Promise.reject(new Error('database or disk is full'));
  expect((await ada.open()).member?.name).toBe('Ada');
});

it.each(['', 'encore-desk=', 'encore-desk=wrong', 'other=1; encore-desk=%00', '__Host-encore-desk=x'])(
  'the cookie %j opens nothing',
  async (cookie) => {
    await test.firstMember();
    const anonymous = test.createBrowser();
    anonymous.browser.cookie = cookie;
    expect(await anonymous.open()).toMatchObject({ member: null, team: null });
  },
);

it('signing out ends this session only, and the cookie that was copied before opens nothing', async () => {
  const ada = await test.firstMember();
  const phone = test.createBrowser();
  await phone.redeem(codeOf(await test.linkFor('Ada')));
  const copied = ada.browser.cookie;
  await (await ada.team()).signOut();
  expect(ada.browser.setCookie).toEqual([expect.stringMatching(/^encore-desk=; Max-Age=0; Path=\//)]);
  ada.browser.cookie = copied;
  expect((await ada.open()).member).toBeNull();
  expect((await phone.open()).member?.name).toBe('Ada');
});

it('a member sees the own devices, and ends the session of one that was lost', async () => {
  const ada = await test.firstMember();
  const phone = test.createBrowser();
  test.clock.now += 1;
  await phone.redeem(codeOf(await test.linkFor('Ada')));
  const devices = (await ada.team()).devices();
  expect(devices).toMatchObject([
    { label: 'Chrome, Android', isThis: false },
    { label: 'Chrome, Android', isThis: true },
  ]);
  await (await ada.team()).signOutDevice(devices[0]?.id ?? '');
  expect((await phone.open()).member).toBeNull();
  expect((await ada.open()).member?.name).toBe('Ada');
});

it('nobody can end the session, or remove the passkey, of a colleague', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const adasDevice = (await ada.team()).devices()[0]?.id ?? '';
  await (await bo.team()).signOutDevice(adasDevice);
  expect((await ada.open()).member?.name).toBe('Ada');
});

it('signing in again in one browser ends the session before', async () => {
  const ada = await test.firstMember();
  const before = ada.browser.cookie;
  await ada.redeem(codeOf(await test.linkFor('Ada')));
  expect((await ada.team()).devices()).toHaveLength(1);
  ada.browser.cookie = before;
  expect((await ada.open()).member).toBeNull();
});

it('a member who is removed is signed out everywhere, their cases are handed over, their links end, their name stays', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const [invitation, device] = [await (await bo.team()).invite('Chi', 'en'), await test.linkFor('Bo')];
  expect(await (await ada.team()).remove(bo.id, 'stranger')).toEqual({ ok: false, code: 'unknown' });
  expect(await (await ada.team()).remove(bo.id, null)).toEqual({ ok: true, cases: 0 });
  expect((await bo.open()).member).toBeNull();
  expect(test.released).toEqual([[bo.id, (await ada.open()).member?.id, null]]);
  const { signIn } = await test.createBrowser().open();
  for (const link of [invitation, device]) {
    expect(signIn.readLink(codeOf(link))).toEqual({ ok: false, code: 'unknown' });
  }
  expect(await test.linkFor('Bo')).toBeNull();
  expect(test.members()).toMatchObject([
    { name: 'Ada', isFormer: false },
    { name: 'Bo', isFormer: true, email: '' },
  ]);
  expect((await ada.team()).members()).toMatchObject([{ name: 'Ada', isSelf: true }]);
});

it('a member who is removed keeps no session as a colleague, not even through a second one', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const chi = await test.secondMember(ada, 'Chi');
  const [asChi, asAda] = [test.createBrowser(), test.createBrowser()];
  const device = async (team: { linkForDevice: Awaited<ReturnType<typeof bo.team>>['linkForDevice'] }, id: string) =>
    codeOf(await team.linkForDevice(id));
  await asChi.redeem(await device(await bo.team(), chi.id));
  const adaId = (await ada.open()).member?.id ?? '';
  const chiTeam = (await asChi.open()).team;
  if (chiTeam) await asAda.redeem(await device(chiTeam, adaId));
  expect([(await asChi.open()).member?.name, (await asAda.open()).member?.name]).toEqual(['Chi', 'Ada']);
  await (await ada.team()).remove(bo.id, null);
  expect([(await asChi.open()).member, (await asAda.open()).member]).toEqual([null, null]);
  expect([(await ada.open()).member?.name, (await chi.open()).member?.name]).toEqual(['Ada', 'Chi']);
});

it('what a removed member made in the session of a colleague, or in one by a colleague’s link, ends as well', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const chi = await test.secondMember(ada, 'Chi');
  const [boAgain, asChi] = [test.createBrowser(), test.createBrowser()];
  await boAgain.redeem(codeOf(await (await ada.team()).linkForDevice(bo.id)));
  await asChi.redeem(codeOf(await (await boAgain.team()).linkForDevice(chi.id)));
  const kept = await (await asChi.team()).invite('Dee', 'en');
  await (await ada.team()).remove(bo.id, null);
  expect((await asChi.open()).member).toBeNull();
  const { signIn } = await test.createBrowser().open();
  expect(signIn.readLink(codeOf(kept))).toEqual({ ok: false, code: 'unknown' });
});

it('a session that begins at the moment its member is removed opens nothing', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  await (await ada.team()).remove(bo.id, null);
  const { database } = test.store;
  const token = await database.transact(() => insertSession(database, { memberId: bo.id, device: '' }, test.clock.now));
  bo.browser.cookie = `encore-desk=${token}`;
  expect((await bo.open()).member).toBeNull();
});

it('the last member cannot be removed, also when two remove each other at once', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const adaId = (await ada.open()).member?.id ?? '';
  const [one, other] = [await ada.team(), await bo.team()];
  expect(await Promise.all([one.remove(bo.id, null), other.remove(adaId, null)])).toEqual([
    { ok: true, cases: 0 },
    { ok: false, code: 'last' },
  ]);
  expect(await one.remove(adaId, null)).toEqual({ ok: false, code: 'last' });
  expect(await one.remove(bo.id, null)).toEqual({ ok: false, code: 'unknown' });
});

it('an address that was changed, and that of a member who was removed, are in no file any more', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const filesWith = (text: string) =>
    readdirSync(test.folder).filter((name) => readFileSync(join(test.folder, name), 'latin1').includes(text));
  const changes = { name: 'Bo', email: 'bo@example.com', language: 'en' } as const;
  await (await bo.team()).changeSelf(changes);
  expect(filesWith('bo@example.com')).not.toEqual([]);
  await (await bo.team()).changeSelf({ ...changes, email: 'other@example.com' });
  expect(filesWith('bo@example.com')).toEqual([]);
  await (await ada.team()).remove(bo.id, null);
  expect(filesWith('other@example.com')).toEqual([]);
});
