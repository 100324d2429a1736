import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { type Listening, listen } from '../listen.ts';
import { asForm, referral } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Requests written to a socket directly, because an HTTP client would make them well-formed. */
const { app, lines } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1e6 } });
let listening: Listening;
beforeAll(async () => {
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => listening.close());

const send = (request: string) => {
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.end(Buffer.from(request, 'latin1'));
  return text(socket).catch(() => '');
};
/** The status of the first response; NaN without one. */
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
/** Expects that a response contains no file content, no stack and no folder name of the server. */
const expectNoInternals = (response: string) =>
  expect(response).not.toMatch(/root:|"dependencies"|node_modules|node:internal|\bat \S+ \(|\/server\/|encore-site/);
const get = (target: string, ...headers: string[]) =>
  send([`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));
const headerOf = (response: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(response.split('\r\n\r\n')[0] ?? '')?.[1];

it('no file is read, whatever the path', async () => {
  const prefixes = [
    '/.. /../.. /en/../.. /assets/../.. /%2e%2e /%2e%2e/%2e%2e /..%2f.. /%252e%252e /..%5c.. /....//.... /en/..;',
    '/. //.. /%c0%ae%c0%ae /\u00c0\u00ae /en/%00/.. /..%00 /..%09 http://localhost/.. file:// /assets/..%2f..%2f..',
    '/en.html/../.. /_headers/..',
  ].flatMap((line) => line.split(' '));
  for (const prefix of prefixes) {
    for (const file of ['/etc/passwd', '/package.json', '/server/main.ts', '/data/encore.sqlite', '/.env']) {
      const response = await get(prefix + file);
      expect([400, 404], prefix + file).toContain(statusOf(response));
      expectNoInternals(response);
    }
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

it('no redirect leads to another site', async () => {
  const elsewhere = [
    '//evil.example /\\evil.example /%5cevil.example ///evil.example /%09/evil.example //evil.example/',
    '//evil.example/.. //evil.example/en/ /http://evil.example/ //evil.example//about/ /about@evil.example/',
    '/.evil.example/ /blog//evil.example/ /blog/https:evil.example',
  ].flatMap((line) => line.split(' '));
  for (const target of elsewhere) {
    const response = await get(target, 'Referer: https://evil.example/zh', 'Cookie: language=//evil.example');
    expect([400, 404], target).toContain(statusOf(response));
    expect(headerOf(response, 'location')).toBeUndefined();
  }
  for (const target of ['/', '/about', '/en/about/', '/about?next=//evil.example', 'http://localhost/about']) {
    const response = await get(target, 'Referer: https://evil.example/zh', 'X-Forwarded-Host: evil.example');
    expect([statusOf(response), headerOf(response, 'location')?.startsWith('/en')]).toEqual([301, true]);
  }
  const form = asForm(
    { ...referral, confirmContact: 'on', language: '//evil.example' },
    { 'Content-Language': '../evil', Referer: 'x%0d%0aSet-Cookie: evil=1' },
  );
  const response = await app.request('/api/submit-referral?language=//evil.example', form);
  const toThanks = expect.stringMatching(/^\/en\/answers\/referrals-saved\/REF_\w+$/);
  expect([response.status, response.headers.get('location')]).toEqual([303, toThanks]);
});

it('a request with two Host headers is refused, because a proxy may have used the other one', async () => {
  expect(statusOf(await get('/en', 'Host: evil.example'))).toBe(400);
  expect(statusOf(await get('/en', 'X-Host: evil.example'))).toBe(200);
});

it.each([
  ['http://evil.example/api/submit-referral', 'localhost'],
  ['http://localhost/api/submit-referral', 'evil.example'],
])('a form for %s with the Host %s is refused: both decide whether it comes from this site', async (target, host) => {
  const head = [`POST ${target} HTTP/1.1`, `Host: ${host}`, 'Origin: http://evil.example', 'Connection: close'];
  expect(await send([...head, 'Content-Length: 2', '', '{}'].join('\r\n'))).toMatch(
    /^HTTP\/1\.1 400 .*More than one Host\.$/s,
  );
});

/** Any bytes, sometimes with line ends. */
const bytes = fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 40 });
const target = fc.oneof(
  fc.constantFrom(
    '*',
    '/',
    '/en',
    '/zh/faq/',
    '/about',
    '/api/unsubscribe?token=',
    '/api/subscribe',
    '/v1/',
    '/healthz',
  ),
  fc.webPath(),
  bytes.map((text) => `/${text}`),
);
const headers = [
  ...['Content-Type: application/json', 'Content-Type: ;;;', 'Content-Length: 0', 'Transfer-Encoding: chunked'],
  ...['Origin: null', 'Referer: http://[', 'Cookie: language=;;=', 'Expect: 100-continue', 'Upgrade: websocket'],
  ...['If-None-Match: *', 'If-None-Match: W/"', 'Accept-Encoding: ;q=', 'X-Forwarded-For: ,', 'Range: bytes=9-1'],
];
const header = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...headers) },
  bytes.map((text) => `X: ${text}`),
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PUT', 'PROPFIND', 'DELETE');
const request = fc
  .tuple(method, target, fc.array(header, { maxLength: 4 }))
  .map(([verb, at, more]) =>
    [`${verb} ${at} HTTP/1.1`, 'Host: localhost', ...more, 'Connection: close', '', ''].join('\r\n'),
  );

it('any method, address and headers get a response below 500 or a closed connection', async () => {
  let understood = 0;
  const property = fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 20 }), async (requests) => {
    for (const response of await Promise.all(requests.map((one) => send(one)))) {
      if (response) expect(statusOf(response)).toBeLessThan(500);
      if (statusOf(response) !== 400) understood += 1;
      expectNoInternals(response);
    }
  });
  await fc.assert(property, { numRuns: process.env.THOROUGH ? 100 : 30 });
  expect(understood).toBeGreaterThan(100);
  expect(statusOf(await get('/en'))).toBe(200);
});

afterAll(() => expect(lines.filter(({ level }) => level === 'error')).toEqual([]));
