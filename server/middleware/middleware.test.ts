import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { asForm, asJson, referral, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { createRateLimit } from './rate-limit.ts';

const address = '/api/submit-referral';

describe('the rate limit', () => {
  it('allows a burst up to the limit, then evenly spread writes', () => {
    let now = 0;
    const wait = createRateLimit(6, 100, () => now);
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
    const wait = createRateLimit(1, 2, () => 0);
    for (const client of ['a', 'b', 'c']) wait(client);
    expect(wait('c')).toBeGreaterThan(0);
    expect(wait('b')).toBeGreaterThan(0);
    expect(wait('a')).toBe(0);
  });

  it('answers 429 with the seconds to wait in the format of each endpoint, and accepts other clients', async () => {
    let client = '192.0.2.1';
    const { app, clock, store } = createTestApp({
      limits: { ...defaultLimits, writesPerMinute: 2 },
      socketAddress: () => client,
    });
    for (const n of [1, 2])
      expect((await app.request(address, asJson({ ...referral, contactName: `${n}` }))).status).toBe(200);
    const script = await app.request(address, asJson(referral));
    expect([script.status, script.headers.get('retry-after'), (await script.json()).success]).toEqual([
      429,
      '30',
      false,
    ]);
    const browser = await app.request('/api/send-message', asForm({ language: 'zh' }, { 'Content-Language': 'zh' }));
    expect([browser.status, browser.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await browser.text()).toContain('/zh/answers/too-many');
    const sdk = await app.request('/v1/projects/encore/databases/(default)/documents:commit', asJson({}));
    expect([sdk.status, (await sdk.json()).error.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
    expect((await app.request('/api/unsubscribe', asForm({}))).status).toBe(429);
    expect((await app.request('/en')).status).toBe(200);
    client = '192.0.2.2';
    expect((await app.request(address, asJson({ ...referral, contactName: '3' }))).status).toBe(200);
    client = '192.0.2.1';
    clock.now += 30_000;
    expect((await app.request(address, asJson(referral))).status).toBe(200);
    expect(await stored(store)).toHaveLength(4);
  });
});

describe('the address of a client', () => {
  it('is the socket’s without trusted proxies, also with an X-Forwarded-For header', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.9', 0)).toBe('192.0.2.1');
    expect(clientAddress('::ffff:192.0.2.1', null, 0)).toBe('192.0.2.1');
  });

  it('is the one that the outermost trusted proxy added', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '2001:db8::1', 1)).toBe('2001:db8::1');
    // Some proxies add the port.
    expect(clientAddress('10.0.0.1', '203.0.113.9:5678', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '[2001:db8::1]:5678', 1)).toBe('2001:db8::1');
  });

  it('is the socket’s when X-Forwarded-For has too few entries or invalid ones', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1');
  });

  it('counts an IPv6 address by its /64 network, in any notation', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:0db8:0001:0002');
    expect(networkOf('2001:DB8:0001:2::9')).toBe('2001:0db8:0001:0002');
    expect(networkOf('2001:db8::9')).toBe('2001:0db8:0000:0000');
    expect(networkOf('::1')).toBe('0000:0000:0000:0000');
    expect(networkOf('2001:db8::3:4:5:6:7')).toBe('2001:0db8:0000:0003');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0000:0000:0000');
  });
});

describe('a write from another site', () => {
  const env = { SITE_URL: 'https://encore.example.com', API_ORIGIN: 'https://api.example.net' };
  const { app } = createTestApp({ env });
  const status = async (headers: Record<string, string>, path = address) =>
    (await app.request(path, asForm({ ...referral, confirmContact: 'on' }, headers))).status;

  it.each<Record<string, string>>([
    { Origin: 'https://evil.example.com' },
    { Origin: 'null' },
    { Origin: 'nonsense' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://encore.example.com.evil.example' },
  ])('is refused: %o', async (headers) => {
    expect(await status(headers)).toBe(403);
    expect(await status(headers, '/api/unsubscribe')).toBe(403);
    const commit = await app.request('/v1/projects/encore/databases/(default)/documents:commit', asJson({}, headers));
    expect([commit.status, (await commit.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
  });

  it.each<Record<string, string>>([
    {},
    { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://encore.example.com', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://api.example.net' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is not what comes from the pages, or from no browser: %o', async (headers) => {
    expect(await status(headers)).toBe(303);
  });

  it('is allowed by CORS from the pages’ origin only', async () => {
    const preflight = async (origin: string, path: string) => {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      return (await app.request(path, { method: 'OPTIONS', headers })).headers;
    };
    for (const path of [address, '/v1/projects/encore/databases/(default)/documents:commit']) {
      const ours = await preflight('https://encore.example.com', path);
      expect(ours.get('access-control-allow-origin')).toBe('https://encore.example.com');
      expect(ours.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
      const theirs = await preflight('https://evil.example.com', path);
      expect(theirs.get('access-control-allow-origin')).not.toBe('https://evil.example.com');
      expect(theirs.get('access-control-allow-origin')).not.toBe('*');
    }
    const response = await app.request(address, asJson(referral, { Origin: 'https://encore.example.com' }));
    expect(response.headers.get('access-control-allow-origin')).toBe('https://encore.example.com');
  });
});

describe('the body limit', () => {
  it('stops reading a stream without a length at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const { app } = createTestApp();
    const headers = { 'Content-Type': 'application/json' };
    const response = await app.request(address, {
      method: 'POST',
      headers,
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(256 * 1024);
  });
});

describe('the log', () => {
  it('has one line for each request, without query, client address or personal data', async () => {
    const { app, lines } = createTestApp();
    await app.request('/en?email=a@example.com');
    await app.request('/healthz');
    await app.request(`${address}?email=a@example.com`, asJson(referral, { Cookie: 'language=zh' }));
    await app.request(`/${'x'.repeat(5000)}`);
    expect(lines.map(({ line }) => [line.method, line.status])).toEqual([
      ['GET', 200],
      ['GET', 200],
      ['POST', 200],
      ['GET', 404],
    ]);
    expect(Object.keys(lines[2]?.line ?? {})).toEqual(['method', 'path', 'status', 'ms', 'message']);
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|192\.0\.2|Chan/);
    expect(JSON.stringify(lines[3]).length).toBeLessThan(400);
  });
});
