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
  it('asks who writes too much to wait, and says how long', async () => {
    const { app, clock, store } = createTestApp({ limits });
    const send = () => app.request(path, asJson(referral));
    for (let n = 0; n < 3; n++) expect((await send()).status).not.toBe(429);
    const before = (await stored(store)).length;
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '20']);
    expect((await stored(store)).length).toBe(before);
    clock.now += 20_000;
    expect((await send()).status).not.toBe(429);
    expect((await send()).status).toBe(429);
  });

  it('counts one client’s writes together, wherever they go and whatever they are', async () => {
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

  it('cannot get a fresh limit by claiming another address', async () => {
    const { app } = createTestApp({ limits });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendFrom(app, `203.0.113.${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('nor where the proxy is trusted, since only what it added counts', async () => {
    const { app } = createTestApp({ limits, env: { TRUSTED_PROXIES: '1' } });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendFrom(app, `203.0.113.${n}, 198.51.100.7`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await sendFrom(app, '203.0.113.9, 198.51.100.8')).status).toBe(200);
  });

  it('nor by walking through the addresses of its home network', async () => {
    const { app } = createTestApp({ limits, env: { TRUSTED_PROXIES: '1' } });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await sendFrom(app, `2001:db8:1:2::${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
