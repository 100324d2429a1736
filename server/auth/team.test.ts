import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { codeOf, createTestAuth } from '../testing/test-auth.ts';

let test: ReturnType<typeof createTestAuth>;
beforeEach(() => {
  test = createTestAuth();
});
afterEach(() => test.dispose());

const hour = 3_600_000;

it('who has a passkey is asked to sign in again after 12 hours, before what cannot be taken back; by it or by a link', async () => {
  const ada = await test.firstMember();
  const isFresh = async () => (await ada.team()).isFresh;
  test.clock.now += 13 * hour;
  // Without a passkey there is nothing to ask for.
  expect(await isFresh()).toBe(true);
  const authenticator = createAuthenticator('http://localhost:3000');
  const team = await ada.team();
  await team.addPasskey(authenticator.create(await team.newPasskeyOptions()));
  expect(await isFresh()).toBe(false);
  const { signIn } = await ada.open();
  await signIn.signInWithPasskey(authenticator.get(await signIn.passkeyOptions()));
  ada.keep();
  expect(await isFresh()).toBe(true);
  test.clock.now += 12 * hour;
  expect(await isFresh()).toBe(true);
  test.clock.now += 1;
  expect(await isFresh()).toBe(false);
  await ada.redeem(codeOf(await test.linkFor('Ada')));
  expect(await isFresh()).toBe(true);
});

it('whoever is removed while a request of theirs is in progress comes back by nothing that it makes', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const authenticator = createAuthenticator('http://localhost:3000');
  const team = await bo.team();
  await team.addPasskey(authenticator.create(await team.newPasskeyOptions()));
  const { signIn } = await test.createBrowser().open();
  const signed = authenticator.get(await signIn.passkeyOptions());
  const removing = (await ada.team()).remove(bo.id, null);
  const signingIn = signIn.signInWithPasskey(signed);
  await expect(team.invite('Chi', 'en')).rejects.toThrow('ended');
  await expect(team.linkForDevice((await ada.open()).member?.id ?? '')).rejects.toThrow('ended');
  await removing;
  expect((await signingIn).ok).toBe(false);
  const other = createAuthenticator('http://localhost:3000');
  expect((await team.addPasskey(other.create(await team.newPasskeyOptions()))).ok).toBe(false);
  expect((await ada.team()).openLinks()).toEqual([]);
});

it('the team sees who invited whom, also through the session of a colleague, and after the inviter has left', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const chi = await test.secondMember(bo, 'Chi');
  const asChi = test.createBrowser();
  await asChi.redeem(codeOf(await (await bo.team()).linkForDevice(chi.id)));
  await test.secondMember(asChi, 'Dee');
  const adaId = (await ada.open()).member?.id;
  const invited = async () =>
    (await ada.team()).members().map(({ name, inviter, invitedBy }) => [name, inviter, invitedBy]);
  const all = [
    ['Ada', null, []],
    ['Bo', 'Ada', [adaId]],
    ['Chi', 'Bo', [bo.id]],
    ['Dee', 'Chi', [bo.id, chi.id]],
  ];
  expect(await invited()).toEqual(all);
  await (await ada.team()).remove(bo.id, null);
  expect(await invited()).toEqual(all.filter(([name]) => name !== 'Bo'));
});

it('who is signed in by a link of somebody is told that it ends with them, and not after signing in again without', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const ends = async () => (await bo.team()).members().map(({ name, endsThisSession }) => [name, endsThisSession]);
  expect(await ends()).toEqual([
    ['Ada', false],
    ['Bo', false],
  ]);
  await bo.redeem(codeOf(await (await ada.team()).linkForDevice(bo.id)));
  expect(await ends()).toEqual([
    ['Ada', true],
    ['Bo', false],
  ]);
  await bo.redeem(codeOf(await test.linkFor('Bo')));
  expect((await ends()).flat()).not.toContain(true);
});

it('what is open in a session is told when it ends: by signing out, on another device, and with its member', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const phone = test.createBrowser();
  await phone.redeem(codeOf(await test.linkFor('Ada')));
  await (await phone.team()).signOut();
  const device = (await ada.team()).devices()[0]?.id ?? '';
  await (await ada.team()).remove(bo.id, null);
  await (await ada.team()).signOutDevice(device);
  expect(test.signedOut).toHaveLength(3);
});

it('a member changes name, e-mail and language; a wrong e-mail or the name of a colleague changes nothing', async () => {
  const ada = await test.firstMember();
  await test.secondMember(ada, '陳大文');
  const team = await ada.team();
  const changes = { name: 'Ada Wong', email: 'ada@example.com', language: 'zh' } as const;
  expect(await team.changeSelf({ ...changes, email: 'ada at home' })).toEqual({ ok: false, code: 'email' });
  expect(await team.changeSelf({ ...changes, name: '陳大文' })).toEqual({ ok: false, code: 'name-taken' });
  expect((await ada.open()).member).toMatchObject({ name: 'Ada', email: '', language: 'en' });
  expect(await team.changeSelf(changes)).toEqual({ ok: true });
  expect((await ada.open()).member).toMatchObject(changes);
  expect(await team.changeSelf({ ...changes, email: '' })).toEqual({ ok: true });
});
it('who is signed in by a colleague’s link is told, sees by whose, and the address for alerts cannot be changed there', async () => {
  const ada = await test.firstMember();
  const bo = await test.secondMember(ada);
  const asBo = test.createBrowser();
  const link = await (await ada.team()).linkForDevice(bo.id);
  await asBo.redeem(codeOf(link));
  const team = await asBo.team();
  expect(team.devices().find(({ isThis }) => isThis)?.linkBy).toEqual(['Ada']);
  expect((await bo.team()).devices().find(({ isThis }) => isThis)?.linkBy).toEqual([]);
  const changes = { name: 'Bo', email: 'ada-private@example.org', language: 'en' } as const;
  expect(await team.changeSelf(changes)).toEqual({ ok: false, code: 'by-colleague' });
  expect(await team.changeSelf({ ...changes, email: '', name: 'Bob' })).toEqual({ ok: true });
  expect(await (await bo.team()).changeSelf(changes)).toEqual({ ok: true });
  const { database } = test.store;
  expect(database.all('SELECT member_id, kind FROM notices')).toEqual([{ member_id: bo.id, kind: 'session' }]);
  await test
    .createBrowser()
    .redeem(codeOf(await (await ada.team()).linkForDevice((await ada.open()).member?.id ?? '')));
  expect(database.all('SELECT 1 FROM notices')).toHaveLength(1);
});
