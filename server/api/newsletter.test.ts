import { expect, it } from 'vitest';
import { confirmPath, unsubscribePath } from '../../domain/service-pages.ts';
import { defaultLimits } from '../app-options.ts';
import { purge } from '../store/retention.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { asForm, asJson, fullDisk, stored, subscriber } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';

const day = 86_400_000;

/** An app with a clock for all of it, an address that was typed into the form, and what its links have. */
async function withAddress(options: Parameters<typeof createTestApp>[0] = {}) {
  const time = { now: Date.parse('2026-11-25T04:00:00Z') };
  const clock = () => time.now;
  const store = openSqliteStore({ folder: temporaryFolder('newsletter'), runtime: { clock }, builtAt: 0 });
  const { app, lines } = createTestApp({ store, clock, ...options });
  const subscribe = (changes = {}) => app.request('/api/subscribe', asForm({ ...subscriber, ...changes }));
  const documents = () => stored(store, 'subscribers');
  const onTheList = async () => (await documents()).filter(({ arrival }) => arrival.suspicion === null);
  await subscribe();
  const token = String((await documents())[0]?.document.unsubscribeToken);
  const press = (path: string, more = {}) => app.request(path, asForm({ token, language: 'zh', ...more }));
  const open = (path: string) => app.request(`${path}?language=zh&token=${token}`);
  const pass = (milliseconds: number) => {
    time.now += milliseconds;
  };
  return { app, store, lines, subscribe, documents, onTheList, token, press, open, pass, clock };
}

it('puts nobody on the list before the button of the link was pressed, and says that it is done when it is used again', async () => {
  const { onTheList, documents, press, open, token } = await withAddress();
  const opened = await open(confirmPath);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await opened.text()).toBe(`/zh/answers/confirm\n${token}`);
  expect(await onTheList()).toEqual([]);
  for (let times = 0; times < 2; times++) {
    const pressed = await press(confirmPath);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/zh/answers/confirmed']);
    expect((await onTheList()).map(({ document }) => document.email)).toEqual([subscriber.email]);
  }
  expect(await documents()).toHaveLength(1);
  expect(await (await open(confirmPath)).text()).toContain('/zh/answers/confirmed');
});

it('forgets an address that nobody has confirmed after seven days, and its link with it', async () => {
  const { store, documents, press, open, pass, clock, subscribe } = await withAddress();
  pass(7 * day - 1);
  await purge(store, clock(), 24);
  expect(await documents()).toHaveLength(1);
  pass(1);
  for (const response of [await open(confirmPath), await press(confirmPath)]) {
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('/confirm-unknown')]);
  }
  await purge(store, clock(), 24);
  expect(await documents()).toEqual([]);
  await subscribe();
  expect(await documents()).toHaveLength(1);
});

it('keeps one row for each address, however it is written and whether it is on the list', async () => {
  const { onTheList, documents, subscribe, press } = await withAddress();
  for (const email of [' reader@example.net ', 'READER@EXAMPLE.NET']) {
    const response = await subscribe({ email, language: 'zh' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/zh/answers/subscribers-saved']);
  }
  expect((await documents()).map(({ document }) => document.email)).toEqual([subscriber.email]);
  await press(confirmPath);
  await subscribe();
  expect(await onTheList()).toHaveLength(1);
});

it('does not unsubscribe an address when the link is opened, but when the button is pressed, and says so when it is used again', async () => {
  const { onTheList, documents, press, open, token } = await withAddress();
  await press(confirmPath);
  expect(await (await open(unsubscribePath)).text()).toBe(`/zh/answers/unsubscribe\n${token}`);
  expect(await onTheList()).toHaveLength(1);
  for (let times = 0; times < 2; times++) {
    const left = await press(unsubscribePath);
    expect([left.status, left.headers.get('location')]).toEqual([303, '/zh/answers/unsubscribed']);
    expect(await documents()).toEqual([]);
  }
  const again = await open(unsubscribePath);
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('/zh/answers/unsubscribed')]);
  expect((await open(confirmPath)).status).toBe(404);
});

it('remembers for three years that somebody has left, also with a shorter retention, so that no old list brings them back', async () => {
  const { store, press, pass, clock, onTheList, documents } = await withAddress();
  await press(confirmPath);
  const [listed] = await documents();
  if (!listed) throw new Error('The address is not on the list');
  await press(unsubscribePath);
  const bringBack = () => store.add('subscribers', listed.id, listed.document, listed.arrival);
  pass(1094 * day);
  await purge(store, clock(), 3, true);
  expect([await bringBack(), await onTheList()]).toEqual(['repeated', []]);
  pass(3 * day);
  await purge(store, clock(), 3, true);
  expect(await bringBack()).toBe('added');
});

it('lets somebody who has left come back by their own wish, which they confirm again', async () => {
  const { press, subscribe, documents, onTheList, pass, app } = await withAddress();
  await press(confirmPath);
  await press(unsubscribePath);
  pass(1000);
  await subscribe();
  expect(await onTheList()).toEqual([]);
  const token = String((await documents())[0]?.document.unsubscribeToken);
  await app.request(confirmPath, asForm({ token }));
  expect(await onTheList()).toHaveLength(1);
});

it('writes no second time to somebody who unsubscribed without ever having confirmed', async () => {
  const { press, subscribe, documents, pass } = await withAddress();
  await press(unsubscribePath);
  pass(day);
  expect((await subscribe()).status).toBe(303);
  expect(await documents()).toEqual([]);
});

it('supports one-click unsubscription by mail programs (RFC 8058)', async () => {
  const { app, onTheList, press, token } = await withAddress();
  await press(confirmPath);
  const link = `${unsubscribePath}?language=zh&token=${token}`;
  expect((await app.request(link, asForm({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(303);
  expect(await onTheList()).toEqual([]);
});

it('limits how often a client may open the link, because its page is rendered at each request', async () => {
  const { open } = await withAddress({ limits: { ...defaultLimits, writesPerMinute: 2 } });
  for (let count = 0; count < 2; count++) expect((await open(unsubscribePath)).status).toBe(200);
  const refused = await open(unsubscribePath);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.text()).toContain('/zh/answers/too-many-pages');
});

it.each(['', 'x', '"><script>alert(1)</script>', `${'a'.repeat(43)}.${'b'.repeat(22)}`])(
  'does not know the token %s',
  async (token) => {
    const { app, press, documents } = await withAddress();
    for (const path of [confirmPath, unsubscribePath]) {
      const response = await press(path, { token });
      expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(/answers\/\w+-unknown/)]);
      const page = await (await app.request(`${path}?token=${encodeURIComponent(token)}`)).text();
      expect(page).not.toContain('<script>alert');
    }
    expect(await documents()).toHaveLength(1);
  },
);

it.each(['x', { toString: 1 }, ['x'], 7, null])(
  'refuses the token %j in JSON, which is no failure of ours',
  async (token) => {
    const { app, lines } = createTestApp();
    expect((await app.request(unsubscribePath, asJson({ token }))).status).toBe(400);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

it('refuses guessed tokens: half of a token is a hash of the address, the other half is random', async () => {
  const { app, subscribe, documents } = await withAddress();
  for (let n = 1; n < 50; n++) await subscribe({ email: `reader${n}@example.com` });
  const all = (await documents()).map(({ document }) => String(document.unsubscribeToken));
  const secrets = new Set(all.map((token) => token.split('.')[1] ?? ''));
  expect(secrets.size).toBe(50);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
  const [first = '', second = ''] = all;
  const forged = `${first.split('.')[0]}.${second.split('.')[1]}`;
  for (const token of [forged, first.slice(0, -1), `${first}x`, first.toLowerCase(), first.split('.')[0]]) {
    for (const path of [confirmPath, unsubscribePath])
      expect((await app.request(path, asForm({ token }))).status).toBe(404);
  }
  expect(await documents()).toHaveLength(50);
});

it('stores suspected spam separately, so that a person can subscribe with the same address', async () => {
  const { subscribe, documents } = await withAddress();
  await subscribe({ website: 'x' });
  expect((await documents()).map(({ arrival }) => arrival.suspicion).toSorted()).toEqual(['honeypot', 'unconfirmed']);
});

it('answers with an error when the store fails', async () => {
  const { app } = createTestApp({ store: fullDisk });
  const token = `${'a'.repeat(43)}.${'b'.repeat(22)}`;
  for (const response of [
    await app.request(unsubscribePath, asForm({ token, language: 'zh' })),
    await app.request(`${confirmPath}?token=${token}&language=zh`),
  ])
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('/zh/answers/unavailable')]);
});
