import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { asForm, asJson, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

const commit = '/v1/projects/encore/databases/(default)/documents:commit';
const writes = ['/api/submit-referral', '/api/send-message', '/api/apply-for-partnership', '/api/subscribe'].concat(
  '/api/unsubscribe',
);
const limits = { ...defaultLimits, writesPerMinute: 3 };

describe.each([...writes, commit])('%s', (path) => {
  it('answers 429 with the seconds to wait after too many writes', async () => {
    const { app, clock, store } = createTestApp({ limits });
    const send = () => app.request(path, asJson(referral));
    for (let n = 0; n < 3; n++) expect((await send()).status).not.toBe(429);
    const before = (await stored(store)).length;
    const response = await send();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '20']);
    expect((await stored(store)).length).toBe(before);
    clock.now += 20_000;
    expect((await send()).status).not.toBe(429);
    expect((await send()).status).toBe(429);
  });

  it('counts all writes of one client together, to any endpoint and with any body', async () => {
    const { app } = createTestApp({ limits });
    await app.request('/api/send-message', asForm({}));
    await app.request(commit, asJson('nonsense'));
    await app.request('/api/subscribe', asJson({}));
    expect((await app.request(path, asJson(referral))).status).toBe(429);
  });
});

describe('a client behind a proxy', () => {
  const sendFrom = (app: ReturnType<typeof createTestApp>['app'], forwarded: string) =>
    app.request('/api/submit-referral', asJson(referral, { 'X-Forwarded-For': forwarded }));

  it('cannot avoid the limit with a forged address', async () => {
    const { app } = createTestApp({ limits });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendFrom(app, `203.0.113.${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('cannot avoid the limit behind a trusted proxy, because only the entry of the proxy counts', async () => {
    const { app } = createTestApp({ limits, env: { TRUSTED_PROXIES: '1' } });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendFrom(app, `203.0.113.${n}, 198.51.100.7`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await sendFrom(app, '203.0.113.9, 198.51.100.8')).status).toBe(200);
  });

  it('cannot avoid the limit with other addresses of its /64 network', async () => {
    const { app } = createTestApp({ limits, env: { TRUSTED_PROXIES: '1' } });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendFrom(app, `2001:db8:1:2::${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

it('no client is refused after the wall clock was set back', async () => {
  let monotonic = 0;
  const { app, clock } = createTestApp({ limits: { ...limits, writesPerMinute: 1 }, monotonic: () => monotonic });
  const send = async () => (await app.request('/api/submit-referral', asJson(referral))).status;
  expect(await send()).toBe(200);
  clock.now -= 60 * 60_000;
  monotonic += 60_000;
  expect(await send()).toBe(200);
});
