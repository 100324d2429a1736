import { expect, it } from 'vitest';
import { addedOnSave } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { asForm, asJson, commitBody, commitPath, fullDisk, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

const address = '/api/submit-referral';
const warnings = (lines: ReturnType<typeof createTestApp>['lines']) =>
  lines.filter(({ level }) => level === 'warn').map(({ line }) => line);
const env = { SITE_URL: 'https://www.encore.example.com' };
const foreign = { Origin: 'https://encore.example.com' };

it('a form of another origin is refused with a warning that names both origins', async () => {
  const { app, lines } = createTestApp({ env });
  for (const path of [address, commitPath, '/api/unsubscribe']) {
    lines.length = 0;
    const response = await app.request(path, asJson(referral, foreign));
    const { success, error } = await response.json();
    expect([response.status, success ?? error.status]).toEqual([
      403,
      path === commitPath ? 'PERMISSION_DENIED' : false,
    ]);
    expect(warnings(lines)).toMatchObject([{ path, origin: foreign.Origin, wanted: [env.SITE_URL] }]);
  }
});

it('no control character of a header reaches the terminal that shows the log', async () => {
  const { app, lines } = createTestApp({ env });
  await app.request(address, asJson(referral, { Origin: 'https://x\u009b2J\u0085.example', Host: 'h\u009b2J' }));
  expect(warnings(lines)).toMatchObject([{ origin: 'https://x2J.example', host: 'h2J' }]);
});

it('a refusal that is the same for everybody is a prerendered page, because rendering takes twenty times as long', async () => {
  const render = () => expect.unreachable();
  const limits = { ...defaultLimits, writesPerMinute: 1 };
  const form = asForm({ ...referral, confirmContact: 'on', language: 'zh' });
  const answered = async (response: Response | Promise<Response>) => {
    const { status, headers } = await response;
    return [status, (await (await response).text()).match(/answers\/[\w-]+/)?.[0], headers.get('cache-control')];
  };
  const { app } = createTestApp({ render, env, limits, store: fullDisk });
  expect([
    await answered(app.request('/api/unsubscribe?token=x&language=zh')),
    await answered(app.request(address, { ...form, headers: { ...form.headers, ...foreign } })),
    await answered(app.request(address, form)),
    await answered(app.request(address, form)),
  ]).toEqual([
    [404, 'answers/unsubscribe-unknown', 'no-store'],
    [403, 'answers/other-site', 'no-store'],
    [503, 'answers/unavailable', 'no-store'],
    [429, 'answers/too-many', 'no-store'],
  ]);
});

it('a client over its limit is refused with a warning that names the limit, and not the client', async () => {
  const { app, lines } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1 } });
  await app.request(address, asJson(referral));
  expect((await app.request(address, asJson(referral))).status).toBe(429);
  expect(warnings(lines)).toMatchObject([{ path: address, limit: 1, seconds: 60 }]);
  expect(JSON.stringify(lines)).not.toContain('192.0.2.1');
});

it('the networks /64 of one /48 share a second limit, ten times as high', async () => {
  let socket = '';
  const { app } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1 }, socketAddress: () => socket });
  const send = async (from: string) => {
    socket = from;
    return (await app.request(address, asJson(referral))).status;
  };
  const networks = Array.from({ length: 12 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
  const statuses: number[] = [];
  for (const network of networks) statuses.push(await send(network));
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  expect([await send('2001:db8:2::1'), await send('192.0.2.7')]).toEqual([200, 200]);
});

it('a client may send ten minutes of its limit in a day, so that it cannot fill the disk', async () => {
  const { app, clock } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 2 } });
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) {
    statuses.push((await app.request(address, asJson({ ...referral, contactName: `${n}` }))).status);
    clock.now += 60_000;
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  clock.now += 24 * 60 * 60 * 1000;
  expect((await app.request(address, asJson(referral))).status).toBe(200);
});

it('a network /48 may send ten times what a client may in a day, from whichever of its addresses', async () => {
  let socket = '';
  const limits = { ...defaultLimits, writesPerMinute: 1 };
  const { app, clock } = createTestApp({ limits, socketAddress: () => socket });
  const statuses: number[] = [];
  for (let n = 0; n < 110; n += 1) {
    socket = `2001:db8:1:${n.toString(16)}::1`;
    clock.now += 7000;
    statuses.push((await app.request(address, asJson({ ...referral, contactName: `${n}` }))).status);
  }
  expect(statuses).toEqual([...Array(100).fill(200), ...Array(10).fill(429)]);
});

it.each([
  ['call 1', commitPath],
  ['call 2', address],
])('what all clients together send by %s above a limit goes to quarantine, and is not refused', async (_, path) => {
  let client = 0;
  const { app, store, clock, lines } = createTestApp({
    limits: { ...defaultLimits, writesPerMinute: 1 },
    socketAddress: () => `192.0.2.${client}`,
  });
  const send = async () => {
    client += 1;
    const sent = { ...referral, contactName: `${client}` };
    const id = `REF_17636400001${client + 10}_ABCDEFGH`;
    const body = path === address ? sent : commitBody({ ...sent, ...addedOnSave(id) }, id);
    return (await app.request(path, asJson(body))).status;
  };
  for (let n = 0; n < 22; n++) expect(await send()).toBe(200);
  const suspected = (await stored(store)).filter(({ arrival }) => arrival.suspicion === 'flood');
  expect(suspected.map(({ document }) => document.contactName)).toEqual(expect.arrayContaining(['21', '22']));
  expect(suspected).toHaveLength(2);
  expect(warnings(lines)).toMatchObject([{ limit: 20 }]);
  const isFlooded = async () => (await (await app.request('/healthz')).json()).flooded;
  expect(await isFlooded()).toBe(true);
  clock.now += 60_000;
  expect(await isFlooded()).toBe(false);
  expect(await send()).toBe(200);
  expect((await stored(store)).at(-1)?.arrival.suspicion).toBeNull();
});

it('repetitions of one document, from however many clients, put nobody into quarantine', async () => {
  let client = 0;
  const { app, store } = createTestApp({
    limits: { ...defaultLimits, writesPerMinute: 1 },
    socketAddress: () => `192.0.2.${client}`,
  });
  const id = { 'Idempotency-Key': 'REF_1763640000123_ABCDEFGH' };
  for (; client < 30; client += 1) expect((await app.request(address, asJson(referral, id))).status).toBe(200);
  await app.request(address, asJson({ ...referral, contactName: 'Honest' }));
  expect((await stored(store)).map(({ arrival }) => arrival.suspicion)).toEqual([null, null]);
});

it('a referral that could not be stored is in the log with its reference, and so is the recovery', async () => {
  const id = 'REF_1763640000123_ABCDEFGH';
  const { store: working } = createTestApp();
  let current = fullDisk;
  const failing = createTestApp({ store: { ...working, add: (...document) => current.add(...document) } });
  for (const response of [
    failing.app.request(address, asJson(referral, { 'Idempotency-Key': id })),
    failing.app.request(commitPath, asJson(commitBody({ ...referral, ...addedOnSave(id) }, id))),
  ]) {
    expect((await response).status).toBe(503);
  }
  const failures = failing.lines.filter(({ level, line }) => level === 'error' && line.id === id);
  expect(failures).toHaveLength(2);
  // Of a full disk the little that is written by a check may still fit.
  await failing.app.request('/healthz');
  expect(warnings(failing.lines)).toEqual([]);
  current = working;
  for (const n of [1, 2]) await failing.app.request(address, asJson({ ...referral, contactName: `${n}` }));
  expect(warnings(failing.lines)).toMatchObject([{ message: 'Documents can be stored again' }]);
});

it.each([
  ['arrives although TRUSTED_PROXIES is 0', '0', '203.0.113.9', 1],
  ['has fewer addresses than TRUSTED_PROXIES', '2', '203.0.113.9', 1],
  ['does not arrive although TRUSTED_PROXIES is 1', '1', '', 1],
  ['has an address for each proxy', '1', '203.0.113.9', 0],
])('one warning is logged when X-Forwarded-For %s', async (_, trusted, forwarded, count) => {
  const { app, lines } = createTestApp({ env: { TRUSTED_PROXIES: trusted } });
  const headers: Record<string, string> = forwarded === '' ? {} : { 'X-Forwarded-For': forwarded };
  for (const n of [1, 2, 3]) await app.request(address, asJson({ ...referral, contactName: `${n}` }, headers));
  expect(warnings(lines).filter(({ message }) => String(message).includes('X-Forwarded-For'))).toHaveLength(count);
});

it('/healthz and the log say when nobody visits SITE_URL', async () => {
  const { app, lines } = createTestApp({ env });
  const visit = (host: string) => app.fetch(new Request(`http://${host}/en?email=jane@example.org`));
  const siteUrl = async () => (await (await app.request('/healthz')).json()).siteUrl;
  for (let n = 0; n < 49; n++) await visit('10.0.0.5:3000');
  expect([await siteUrl(), warnings(lines).length]).toEqual([undefined, 0]);
  for (const _ of [1, 2]) await visit('10.0.0.5:3000');
  expect([await siteUrl(), warnings(lines)]).toEqual([
    'not visited',
    [expect.objectContaining({ asked: '10.0.0.5:3000' })],
  ]);
  expect(JSON.stringify(lines)).not.toContain('jane');
  await visit('www.encore.example.com');
  expect(await siteUrl()).toBeUndefined();
});
