import { expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { systemRuntime } from '../runtime.ts';
import { asForm, asJson, commitPath, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createRateLimit } from './rate-limit.ts';

const limits = { ...defaultLimits, writesPerMinute: 3 };
const address = '/api/submit-referral';

it('allows a burst up to the limit, then evenly spread writes', () => {
  let now = 0;
  const wait = createRateLimit(6, 100, { ...systemRuntime, monotonic: () => now });
  expect(Array.from({ length: 7 }, () => wait('a'))).toEqual([0, 0, 0, 0, 0, 0, 10]);
  expect(wait('b')).toBe(0);
  now = 4_500;
  expect(wait('a')).toBe(6);
  now = 10_000;
  expect([wait('a'), wait('a')]).toEqual([0, 10]);
  now = 1_000_000;
  expect(Array.from({ length: 7 }, () => wait('a'))).toEqual([0, 0, 0, 0, 0, 0, 10]);
});

it('keeps a bounded number of clients, the most recent ones', () => {
  const wait = createRateLimit(1, 2, { ...systemRuntime, monotonic: () => 0 });
  for (const client of ['a', 'b', 'c']) wait(client);
  expect(wait('c')).toBeGreaterThan(0);
  expect(wait('b')).toBeGreaterThan(0);
  expect(wait('a')).toBe(0);
});

it.each([address, '/api/send-message', '/api/apply-for-partnership', '/api/subscribe', '/api/unsubscribe', commitPath])(
  '%s counts with all other writes of a client, and answers too many with the seconds to wait',
  async (path) => {
    const { app, clock, store } = createTestApp({ limits });
    await app.request('/api/send-message', asForm({}));
    await app.request(commitPath, asJson('nonsense'));
    await app.request('/api/subscribe', asJson({}));
    const refused = await app.request(path, asJson(referral));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
    const { success, error } = await refused.json();
    expect(path === commitPath ? error.status : success).toBe(path === commitPath ? 'RESOURCE_EXHAUSTED' : false);
    expect(await stored(store)).toEqual([]);
    expect((await app.request('/en')).status).toBe(200);
    clock.now += 20_000;
    expect((await app.request(path, asJson(referral))).status).not.toBe(429);
    expect((await app.request(path, asJson(referral))).status).toBe(429);
  },
);

it.each([
  ['a forged address', '0', (n: number) => `203.0.113.${n}`],
  ['a forged address before that of a trusted proxy', '1', (n: number) => `203.0.113.${n}, 198.51.100.7`],
  ['other addresses of its /64 network', '1', (n: number) => `2001:db8:1:2::${n}`],
])('a client cannot avoid the limit with %s, and others are let through', async (_, trusted, forwarded) => {
  let socket = '192.0.2.1';
  const { app } = createTestApp({ limits, env: { TRUSTED_PROXIES: trusted }, socketAddress: () => socket });
  const send = async (from: string) =>
    (await app.request(address, asJson(referral, { 'X-Forwarded-For': from }))).status;
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push(await send(forwarded(n)));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  socket = '192.0.2.2';
  expect(await send('198.51.100.8')).toBe(200);
});

it('no client is refused after the wall clock was set back', async () => {
  let monotonic = 0;
  const { app, clock } = createTestApp({ limits: { ...limits, writesPerMinute: 1 }, monotonic: () => monotonic });
  const send = async () => (await app.request(address, asJson(referral))).status;
  expect(await send()).toBe(200);
  clock.now -= 60 * 60_000;
  monotonic += 60_000;
  expect(await send()).toBe(200);
});
