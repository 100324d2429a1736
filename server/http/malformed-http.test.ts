import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { type Listening, listen } from '../listen.ts';
import { referral, stored } from '../testing/fixtures.ts';
import { expectNoInternals, sendRaw, statusOf } from '../testing/raw-http.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Requests written to a socket directly, because an HTTP client would make them well-formed. */
const { app, store, lines } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1e6 } });
let listening: Listening;
beforeAll(async () => {
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => listening.close());

const send = (request: string | Buffer) => sendRaw(listening.port, request);
const get = (target: string, ...headers: string[]) =>
  send([`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));
const post = (path: string, body: string, ...headers: string[]) => {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return send(Buffer.concat([Buffer.from([...head, ...headers, '', ''].join('\r\n'), 'latin1'), Buffer.from(body)]));
};
const headerOf = (response: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(response.split('\r\n\r\n')[0] ?? '')?.[1];

describe('a path traversal', () => {
  const targets = '/etc/passwd /package.json /server/main.ts /data/encore.sqlite /.git/config /.env'.split(' ');
  const prefixes = [
    '/.. /../.. /en/../.. /assets/../.. /%2e%2e /%2e%2e/%2e%2e /..%2f.. /%252e%252e /..%5c.. /....//.... /en/..;',
    '/. //.. /%c0%ae%c0%ae /\u00c0\u00ae /en/%00/.. /..%00 /..%09 http://localhost/.. file:// /assets/..%2f..%2f..',
    '/en.html/../.. /_headers/..',
  ].flatMap((line) => line.split(' '));

  it.each(prefixes)('%s reads no file', async (prefix) => {
    for (const target of targets) {
      const response = await get(prefix + target);
      expect([400, 404]).toContain(statusOf(response));
      expectNoInternals(response);
    }
  });

  it.each([
    '/_headers',
    '/.vite/manifest.json',
    '/en.html',
    '/en.html.br',
    '/en/not-found',
    '/en%2fabout',
    '/EN',
    '/__proto__',
    '//en',
  ])('%s is not served, although a file of that name exists', async (path) =>
    expect(statusOf(await get(path))).toBe(404),
  );
});

describe('a redirect', () => {
  const elsewhere = [
    '//evil.example /\\evil.example /%5cevil.example ///evil.example /%09/evil.example //evil.example/',
    '//evil.example/.. //evil.example/en/ /http://evil.example/ //evil.example//about/ /about@evil.example/',
    '/.evil.example/ /blog//evil.example/ /blog/https:evil.example',
  ].flatMap((line) => line.split(' '));

  it.each(elsewhere)('never leads to another site: %s', async (target) => {
    const response = await get(target, 'Referer: https://evil.example/zh', 'Cookie: language=//evil.example');
    expect([400, 404]).toContain(statusOf(response));
    expect(headerOf(response, 'location')).toBeUndefined();
  });

  it('stays on this site with any Host, Referer, query and language', async () => {
    for (const target of ['/', '/about', '/en/about/', '/about?next=//evil.example', 'http://localhost/about']) {
      const response = await get(target, 'Referer: https://evil.example/zh', 'X-Forwarded-Host: evil.example');
      expect([statusOf(response), headerOf(response, 'location')?.startsWith('/en')]).toEqual([301, true]);
    }
    const form = new URLSearchParams({ ...(referral as object), confirmContact: 'on', language: '//evil.example' });
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const response = await post(
      '/api/submit-referral?language=//evil.example',
      `${form}`,
      type,
      'Content-Language: ../evil',
    );
    expect([statusOf(response), headerOf(response, 'location')]).toEqual([
      303,
      expect.stringMatching(/^\/en\/answers\/referrals-saved\/REF_\w+$/),
    ]);
  });
});

describe('a header value with an injected header', () => {
  const smuggled = 'x%0d%0aSet-Cookie: evil=1';

  it.each(['Idempotency-Key', 'Content-Language', 'Referer', 'Origin', 'Cookie', 'X-Forwarded-For', 'Accept-Encoding'])(
    '%s adds no header to the response',
    async (name) => {
      for (const value of [smuggled, 'x\rSet-Cookie: evil=1', '\u0000', '\u010d\u010a', 'x'.repeat(8000)]) {
        for (const response of [
          await post(
            '/api/submit-referral',
            JSON.stringify(referral),
            'Content-Type: application/json',
            `${name}: ${value}`,
          ),
          await get(`/about?${smuggled}`, `${name}: ${value}`),
        ]) {
          expect(statusOf(response)).toBeLessThan(500);
          expect(response.split('\r\n\r\n')[0]).not.toMatch(/^set-cookie/im);
          expectNoInternals(response);
        }
      }
    },
  );

  it('cannot smuggle a second request into the first (request smuggling)', async () => {
    const smuggler = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const start = 'POST /api/submit-referral HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    for (const framing of [
      `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggler}`,
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggler}`,
      `Transfer-Encoding: xchunked\r\n\r\n${smuggler}`,
      `Content-Length: 0\r\nContent-Length: ${smuggler.length}\r\n\r\n${smuggler}`,
      `Content-Length: -1\r\n\r\n${smuggler}`,
      `Content-Length : 0\r\n\r\n${smuggler}`,
    ]) {
      const response = await send(start + framing);
      expect([statusOf(response), response.split('HTTP/1.1 ').length]).toEqual([400, 2]);
    }
  });
});

it('a request with two Host headers is refused, because a proxy may have used the other one', async () => {
  expect(statusOf(await get('/en', 'Host: evil.example'))).toBe(400);
  expect(statusOf(await get('/en', 'X-Host: evil.example'))).toBe(200);
});

it.each([
  ['http://evil.example/api/submit-referral', 'localhost'],
  ['http://localhost/api/submit-referral', 'evil.example'],
])('a form for %s with the Host %s is refused: both decide whether it comes from this site', async (target, host) => {
  const body = JSON.stringify(referral);
  const head = [`POST ${target} HTTP/1.1`, `Host: ${host}`, 'Origin: http://evil.example', 'Connection: close'];
  const type = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, '', body];
  expect(statusOf(await send(Buffer.from([...head, ...type].join('\r\n'))))).toBe(400);
});

describe('an oversized request', () => {
  const json = 'Content-Type: application/json';
  const oversized: Record<string, () => Promise<string>> = {
    'a header of 1 MB': () => get('/en', `X: ${'x'.repeat(1e6)}`),
    '10,000 headers': () => get('/en', ...Array.from({ length: 10_000 }, (_, n) => `X${n}: y`)),
    'an address of 1 MB': () => get(`/${'a'.repeat(1e6)}`),
    'a query of 3000 names': () => get(`/api/unsubscribe?${'a&'.repeat(3000)}token=x`),
    'JSON 32,000 lists deep': () => post('/api/submit-referral', '['.repeat(32_000) + ']'.repeat(32_000), json),
    'JSON 10,000 objects deep': () => post('/api/send-message', '{"a":'.repeat(10_000) + 1 + '}'.repeat(10_000), json),
    'a commit 10,000 values deep': () =>
      post(
        '/v1/projects/encore/databases/(default)/documents:commit',
        '{"writes":'.repeat(6000) + 1 + '}'.repeat(6000),
      ),
    'a chunk with an extension of 100 kB': () =>
      send(
        `POST /api/submit-referral HTTP/1.1\r\nHost: x\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`,
      ),
    'a body announced as 10 GB': () =>
      send(`POST /api/submit-referral HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 10000000000\r\n\r\n{}`),
  };

  it.each(Object.entries(oversized))('of %s is answered at once, and the server keeps running', async (_, send) => {
    const started = Date.now();
    const response = await send();
    expect(Date.now() - started).toBeLessThan(10_000);
    // The response may be lost when the server stops reading the rest of the request.
    if (response) expect(statusOf(response)).toBeLessThan(500);
    expectNoInternals(response);
    expect(statusOf(await get('/en'))).toBe(200);
  });
});

afterAll(async () => {
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  for (const { document } of await stored(store))
    expect(document).toMatchObject({ businessName: referral.businessName });
});
