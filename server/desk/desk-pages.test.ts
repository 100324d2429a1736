import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Desk } from '../../domain/desk.ts';
import type { AppOptions } from '../app-options.ts';
import { asForm } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';
import { codeOf, createTestAuth } from '../testing/test-auth.ts';
import { createDeskServer } from './desk-server.ts';

const siteUrl = 'https://www.example.com';

/** Pages that use a link on POST, and say who is signed in. */
const render: AppOptions['render'] = async (request, { desk }) => {
  if (request.method === 'POST') {
    const code = new URLSearchParams(await request.text()).get('code') ?? '';
    await desk?.signIn.redeemLink(code, 'Ada', 'en');
  }
  return new Response(desk?.desk?.member.name ?? 'nobody');
};

let auth: ReturnType<typeof createTestAuth>;
let app: ReturnType<typeof createTestApp>['app'];
beforeEach(() => {
  auth = createTestAuth({ siteUrl });
  const desk = createDeskServer(auth.auth, (member) => ({ member }) as Desk);
  ({ app } = createTestApp({ env: { SITE_URL: siteUrl, LOG_LEVEL: 'silent' }, desk, render }));
});
afterEach(() => auth.dispose());

const start = `${siteUrl}/en/desk/start`;
const members = () => auth.members().map(({ name }) => name);

it('the cookie of a person who signed in opens the desk', async () => {
  const code = codeOf(await auth.auth.linkForFirstMember());
  const response = await app.request(start, asForm({ code }, { Origin: siteUrl }));
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-encore-desk=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/);
  const page = await app.request(`${siteUrl}/en/desk`, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  expect([await page.text(), page.headers.get('cache-control')]).toEqual(['Ada', 'no-store']);
});

it.each([[{ Origin: 'https://evil.example' }], [{ 'Sec-Fetch-Site': 'cross-site' }]])(
  'a post with %j is refused, and nothing happens',
  async (headers) => {
    const code = codeOf(await auth.auth.linkForFirstMember());
    const response = await app.request(start, asForm({ code }, headers));
    expect([response.status, response.headers.getSetCookie(), members()]).toEqual([403, [], []]);
  },
);

it('says of a page and of a refusal of what is too large that it is the desk that answers, not a proxy', async () => {
  const tooLarge = await app.request(start, asForm({ text: 'x'.repeat(200_000) }, { Origin: siteUrl }));
  const page = await app.request(start);
  for (const { headers } of [tooLarge, page]) expect(headers.get('Encore-Page')).toBe('desk');
  expect([tooLarge.status, page.status]).toEqual([413, 200]);
});

it('says why it refuses on a page in the language of the address, and as JSON to who asks for it', async () => {
  const tooLarge = (language: string, headers = {}) =>
    app.request(
      `${siteUrl}/${language}/desk/start`,
      asForm({ text: 'x'.repeat(200_000) }, { Origin: siteUrl, ...headers }),
    );
  expect(await (await tooLarge('zh')).text()).toContain('/zh/answers/too-large');
  expect(await (await tooLarge('zh', { Accept: 'application/json' })).json()).toMatchObject({ success: false });
  const otherSite = await app.request(`${siteUrl}/zh/desk`, asForm({}, { Origin: 'https://evil.example' }));
  expect(await otherSite.text()).toContain('/zh/answers/other-site');
});

it('the limit of attempts is that of the client, not of the proxy', async () => {
  const desk = createDeskServer(auth.auth, (member) => ({ member }) as Desk);
  const env = { SITE_URL: siteUrl, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' };
  const behindProxy = createTestApp({ env, desk, render }).app;
  const code = codeOf(await auth.auth.linkForFirstMember());
  const post = (client: string, guess: string) =>
    behindProxy.request(start, asForm({ code: guess }, { Origin: siteUrl, 'X-Forwarded-For': client }));
  for (let n = 0; n < 30; n++) await post('203.0.113.9', 'guess');
  expect((await post('203.0.113.9', code)).headers.getSetCookie()).toEqual([]);
  expect((await post('203.0.113.10', code)).headers.getSetCookie()).toHaveLength(1);
});

it('an anonymous client that asks for page after page is told to wait, and the team is not', async () => {
  const code = codeOf(await auth.auth.linkForFirstMember());
  const [cookie = ''] = (await app.request(start, asForm({ code }, { Origin: siteUrl }))).headers.getSetCookie();
  const { app: crowded, clock } = createTestApp({
    env: { SITE_URL: siteUrl, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' },
    desk: createDeskServer(auth.auth, (member) => ({ member }) as Desk),
    render,
  });
  const ask = (client: string, headers = {}) =>
    crowded.request(`${siteUrl}/en/desk`, { headers: { 'X-Forwarded-For': client, ...headers } });
  for (let n = 0; n < 70; n++) {
    clock.now += 30;
    await ask('2001:db8:1::1');
  }
  const refused = await ask('2001:db8:1:ffff::1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.text()).toContain('/en/answers/too-many-pages');
  expect((await ask('203.0.113.9')).status).toBe(200);
  const signedIn = { Cookie: cookie.split(';')[0] };
  expect((await ask('2001:db8:1::1', signedIn)).status).toBe(200);
  let answered = 0;
  for (let n = 0; n < 100; n++) if ((await ask(`198.51.100.${n}`)).status === 200) answered += 1;
  expect(answered).toBeLessThanOrEqual(40);
  expect((await ask('198.51.100.1', signedIn)).status).toBe(200);
  // 45 clients that ask for a page each second leave room for who asks for a few.
  for (let n = 0; n < 45 * 30; n++) {
    clock.now += 22;
    await ask(`198.51.100.${n % 45}`);
  }
  expect((await ask('203.0.113.10')).status).toBe(200);
});

it('asks who is there before it reads a body: who has to wait sends for nothing', async () => {
  for (let n = 0; n < 60; n++) await app.request(start);
  let isRead = false;
  const pull = () => {
    isRead = true;
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const { status } = await app.request(start, { ...asForm({}, { Origin: siteUrl }), body, duplex: 'half' } as object);
  expect([status, isRead]).toEqual([429, false]);
});

it.each([
  ['text/plain', 'code=x'],
  ['application/json', '{}'],
  ['multipart/form-data; boundary=x', 'not in parts'],
  ['', 'code=x'],
])('a body of the type "%s" that is no form is refused before a page is rendered', async (type, body) => {
  const response = await app.request(start, { method: 'POST', body, headers: { 'Content-Type': type } });
  expect(response.status).toBe(400);
});

it.each(['garbage', 'javascript:alert(1)'])(
  'the Origin "%s" of a request that only reads changes nothing',
  async (Origin) => {
    expect((await app.request(`${siteUrl}/en/desk`, { headers: { Origin } })).status).toBe(200);
  },
);

it('an address that cannot be decoded is not found, and no page is rendered for it', async () => {
  expect((await app.request(`${siteUrl}/en/desk/%zz`)).status).toBe(404);
  expect((await app.request(`${siteUrl}/en/desk/%E5%86%8D`)).status).toBe(200);
});
