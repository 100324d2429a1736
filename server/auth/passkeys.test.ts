import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAuthenticator } from '../testing/authenticator.ts';
import { createTestAuth } from '../testing/test-auth.ts';
import { canHavePasskeys } from './passkeys.ts';

let test: ReturnType<typeof createTestAuth>;
beforeEach(() => {
  test = createTestAuth();
});
afterEach(() => test.dispose());

const origin = 'http://localhost:3000';
const refused = { ok: false, code: 'refused' };

/** The first member with a passkey. */
async function memberWithPasskey() {
  const ada = await test.firstMember();
  const authenticator = createAuthenticator(origin);
  const team = await ada.team();
  expect(await team.addPasskey(authenticator.create(await team.newPasskeyOptions()))).toEqual({ ok: true });
  return { ada, authenticator };
}

it('a member adds a passkey and signs in with it in another browser, without typing a name', async () => {
  const { authenticator } = await memberWithPasskey();
  const other = test.createBrowser();
  const { signIn } = await other.open();
  expect(await signIn.signInWithPasskey(authenticator.get(await signIn.passkeyOptions()))).toEqual({ ok: true });
  other.keep();
  expect((await other.open()).member?.name).toBe('Ada');
  expect((await other.team()).passkeys()).toMatchObject([{ label: 'Chrome, Android', lastUsedAt: test.clock.now }]);
});

it('a signature works once: whoever records it cannot sign in with it', async () => {
  const { authenticator } = await memberWithPasskey();
  const { signIn } = await test.createBrowser().open();
  const signature = authenticator.get(await signIn.passkeyOptions());
  expect(await signIn.signInWithPasskey(signature)).toEqual({ ok: true });
  expect(await signIn.signInWithPasskey(signature)).toEqual(refused);
});

it('a challenge is refused after five minutes, and for anything but what it was made for', async () => {
  const { ada, authenticator } = await memberWithPasskey();
  const { signIn } = await test.createBrowser().open();
  const old = await signIn.passkeyOptions();
  test.clock.now += 5 * 60_000;
  expect(await signIn.signInWithPasskey(authenticator.get(old))).toEqual(refused);
  const forNewKey = (await (await ada.team()).newPasskeyOptions()) as { challenge: string };
  const mixed = { challenge: forNewKey.challenge, rpId: 'localhost' };
  expect(await signIn.signInWithPasskey(authenticator.get(mixed))).toEqual(refused);
});

it('a passkey of another site, or one that we do not know, is refused', async () => {
  const { ada, authenticator } = await memberWithPasskey();
  const { signIn } = await test.createBrowser().open();
  const unregistered = createAuthenticator(origin);
  expect(await signIn.signInWithPasskey(unregistered.get(await signIn.passkeyOptions()))).toEqual(refused);
  const forAnotherSite = { ...(await signIn.passkeyOptions()), rpId: 'example.com' };
  expect(await signIn.signInWithPasskey(authenticator.get(forAnotherSite))).toEqual(refused);
  const team = await ada.team();
  const phishing = createAuthenticator('http://localhost:4000');
  expect(await team.addPasskey(phishing.create(await team.newPasskeyOptions()))).toEqual(refused);
});

it.each([undefined, null, 'text', {}, { id: 1 }, { id: 'x', response: {} }, { id: { toString: null } }, []])(
  'the credential %j is refused without an error',
  async (credential) => {
    const { ada } = await memberWithPasskey();
    const { signIn } = await test.createBrowser().open();
    expect(await signIn.signInWithPasskey(credential)).toEqual(refused);
    expect(await (await ada.team()).addPasskey(credential)).toEqual(refused);
  },
);

it('a member cannot take over the passkey of a colleague by adding it again', async () => {
  const { ada, authenticator } = await memberWithPasskey();
  const bo = await test.secondMember(ada);
  const team = await bo.team();
  expect(await team.addPasskey(authenticator.create(await team.newPasskeyOptions()))).toEqual(refused);
  expect((await ada.team()).passkeys()).toHaveLength(1);
});

it('a passkey that was removed, and one of a former member, no longer sign in', async () => {
  const { ada, authenticator } = await memberWithPasskey();
  const bo = await test.secondMember(ada);
  const bosKey = createAuthenticator(origin);
  const bosTeam = await bo.team();
  await bosTeam.addPasskey(bosKey.create(await bosTeam.newPasskeyOptions()));
  await (await ada.team()).remove(bo.id, null);
  const team = await ada.team();
  await team.removePasskey(team.passkeys()[0]?.id ?? '');
  const { signIn } = await test.createBrowser().open();
  for (const key of [authenticator, bosKey]) {
    expect(await signIn.signInWithPasskey(key.get(await signIn.passkeyOptions()))).toEqual(refused);
  }
});

it.each([
  ['https://www.example.com', true],
  ['http://localhost:3000', true],
  ['http://www.example.com', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
])('whether %s can have passkeys: %s', async (siteUrl, expected) => {
  expect(canHavePasskeys(siteUrl)).toBe(expected);
  const other = createTestAuth({ siteUrl });
  const { signIn } = await other.createBrowser().open();
  expect([signIn.canHavePasskeys, (await signIn.passkeyOptions()) !== null]).toEqual([expected, expected]);
  await other.dispose();
});
