import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeOf, createTestAuth } from '../testing/test-auth.ts';

let test: ReturnType<typeof createTestAuth>;
beforeEach(() => {
  test = createTestAuth();
});
afterEach(() => test.dispose());

const minute = 60_000;
const names = () => test.members().map(({ name }) => name);

it('the link of the first start makes the first member and signs them in; there is no such link afterwards', async () => {
  const link = await test.auth.linkForFirstMember();
  expect(link?.address).toMatch(/^http:\/\/localhost:3000\/en\/desk\/start#[\w-]{43}$/);
  const ada = test.createBrowser();
  expect(await ada.redeem(codeOf(link), '  Ada \u202e\u0000 Wong ')).toEqual({ ok: true });
  expect((await ada.open()).member).toMatchObject({ name: 'Ada Wong', email: '', language: 'en' });
  expect(await test.auth.linkForFirstMember()).toBeNull();
});

it('two browsers that use the first link at once make one member', async () => {
  const code = codeOf(await test.auth.linkForFirstMember());
  const browsers = Array.from({ length: 20 }, (_, n) => test.createBrowser(`client ${n}`));
  const results = await Promise.all(browsers.map(({ redeem }, n) => redeem(code, `Member ${n}`)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.code === 'used')).toHaveLength(19);
  expect(names()).toHaveLength(1);
});

it('reading a link ten times does not use it, so it still works once', async () => {
  const code = codeOf(await test.auth.linkForFirstMember());
  const ada = test.createBrowser();
  for (let n = 0; n < 10; n++) {
    expect((await ada.open()).signIn.readLink(code)).toEqual({ ok: true, kind: 'first', name: '' });
  }
  expect(await ada.redeem(code, 'Ada')).toEqual({ ok: true });
  expect(await test.createBrowser().redeem(code, 'Eve')).toEqual({ ok: false, code: 'used' });
  expect((await ada.open()).signIn.readLink(code)).toEqual({ ok: false, code: 'used' });
});

it('a new start makes a new first link, and the one before no longer works', async () => {
  const old = codeOf(await test.auth.linkForFirstMember());
  const code = codeOf(await test.auth.linkForFirstMember());
  expect(await test.createBrowser().redeem(old, 'Eve')).toEqual({ ok: false, code: 'unknown' });
  expect(await test.createBrowser().redeem(code, 'Ada')).toEqual({ ok: true });
});

it('a link that is too old, or was never made, is refused with its reason, and nobody is added', async () => {
  const code = codeOf(await test.auth.linkForFirstMember());
  test.clock.now += 30 * minute;
  const eve = test.createBrowser();
  expect(await eve.redeem(code, 'Eve')).toEqual({ ok: false, code: 'expired' });
  for (const wrong of ['', 'x', code.slice(0, -1), `${code}A`, '%00', '陳']) {
    expect(await eve.redeem(wrong, 'Eve')).toEqual({ ok: false, code: 'unknown' });
  }
  expect(names()).toEqual([]);
});

it('a link without a name, or with the name of a colleague, is not used up', async () => {
  const ada = await test.firstMember('Ada');
  const code = codeOf(await (await ada.team()).invite('Bo', 'en'));
  const bo = test.createBrowser();
  expect(await bo.redeem(code, '  ')).toEqual({ ok: false, code: 'name-missing' });
  expect(await bo.redeem(code, 'ADA')).toEqual({ ok: false, code: 'name-taken' });
  expect(await bo.redeem(code, 'Bo')).toEqual({ ok: true });
  expect(names()).toEqual(['Ada', 'Bo']);
});

it('an invitation says who is invited, works for a day, and can be withdrawn', async () => {
  const team = await (await test.firstMember()).team();
  const [first, second, third] = [
    await team.invite('Bo', 'en'),
    await team.invite('Chi', 'en'),
    await team.invite('Dee', 'en'),
  ];
  const { signIn } = await test.createBrowser().open();
  expect(signIn.readLink(codeOf(first))).toEqual({ ok: true, kind: 'invitation', name: 'Bo' });
  expect(team.openLinks()).toMatchObject([{ name: 'Bo', createdBy: 'Ada' }, { name: 'Chi' }, { name: 'Dee' }]);
  await team.withdrawLink(team.openLinks()[1]?.id ?? '');
  expect(signIn.readLink(codeOf(second))).toEqual({ ok: false, code: 'unknown' });
  test.clock.now += 24 * 60 * minute - 1;
  expect(signIn.readLink(codeOf(third)).ok).toBe(true);
  test.clock.now += 1;
  expect(signIn.readLink(codeOf(third))).toEqual({ ok: false, code: 'expired' });
  expect(team.openLinks()).toEqual([]);
});

it('a link for a lost device signs the same member in, whoever made it and whatever name is typed', async () => {
  const ada = await test.firstMember('Ada');
  const self = (await ada.open()).member?.id ?? '';
  const links = [await (await ada.team()).linkForDevice(self), await test.linkFor(' ada')];
  for (const link of links) {
    const phone = test.createBrowser();
    expect(await phone.redeem(codeOf(link), 'Somebody')).toEqual({ ok: true });
    expect((await phone.open()).member).toMatchObject({ id: self, name: 'Ada' });
  }
  expect(names()).toEqual(['Ada']);
  expect([await test.linkFor('Bo'), await (await ada.team()).linkForDevice('nobody')]).toEqual([null, null]);
});

it('a client that tries too often has to wait, and others do not', async () => {
  const code = codeOf(await test.auth.linkForFirstMember());
  const eve = test.createBrowser('203.0.113.9');
  for (let n = 0; n < 30; n++) await eve.redeem(`guess ${n}`, 'Eve');
  expect(await eve.redeem(code, 'Eve')).toEqual({ ok: false, code: 'too-many' });
  expect((await eve.open()).signIn.readLink(code)).toEqual({ ok: false, code: 'too-many' });
  expect(await test.createBrowser('203.0.113.10').redeem(code, 'Ada')).toEqual({ ok: true });
});

it('no file of the store has the code of a link or the token of a session', async () => {
  const code = codeOf(await test.auth.linkForFirstMember());
  const ada = test.createBrowser();
  await ada.redeem(code, 'Ada');
  const token = ada.browser.cookie?.split('=')[1] ?? '';
  expect(token).toHaveLength(43);
  const files = readdirSync(test.folder).map((name) => readFileSync(join(test.folder, name), 'latin1'));
  expect(files.filter((text) => text.includes(code) || text.includes(token))).toEqual([]);
});

it('an invitation leads to a page in the language that was chosen for it', async () => {
  const ada = await test.firstMember();
  const invited = await (await ada.team()).invite('陳大文', 'zh');
  expect(invited).toMatchObject({ ok: true, address: expect.stringContaining('/zh/desk/start#') });
});
