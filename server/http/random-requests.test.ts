import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLimits } from '../app-options.ts';
import { type Listening, listen } from '../listen.ts';
import { expectNoInternals, sendRaw, statusOf } from '../testing/raw-http.ts';
import { createTestApp } from '../testing/test-app.ts';

const { app, lines } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1e6 } });
let listening: Listening;
beforeAll(async () => {
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => listening.close());

const latin1 = (from: number) => fc.integer({ min: from, max: 255 }).map((code) => String.fromCharCode(code));
/** Any bytes, including line ends. */
const anyBytes = fc.string({ unit: latin1(0), maxLength: 40 });
const inALine = fc.string({ unit: latin1(0x80), maxLength: 40 });

const usually = (usual: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: anyBytes });

const method = usually(fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PUT', 'PROPFIND', 'DELETE'));
const paths = ['*', '/', '/en', '/zh/faq/', '/about', '/api/unsubscribe?token=', '/api/subscribe', '/v1/', '/healthz'];
const target = usually(
  fc.oneof(
    fc.constantFrom(...paths),
    fc.webPath(),
    inALine.map((text) => `/${text}`),
  ),
);
const headers = [
  'Content-Type: application/json',
  'Content-Type: ;;;',
  'Content-Length: 0',
  'Transfer-Encoding: chunked',
]
  .concat(['Origin: null', 'Referer: http://[', 'Cookie: language=;;=', 'Expect: 100-continue', 'Upgrade: websocket'])
  .concat(['If-None-Match: *', 'If-None-Match: W/"', 'Accept-Encoding: ;q=', 'X-Forwarded-For: ,', 'Range: bytes=9-1']);
const header = usually(
  fc.oneof(
    fc.constantFrom(...headers),
    fc.tuple(inALine).map(([text]) => `X: ${text}`),
  ),
);
const request = fc
  .tuple(method, target, usually(fc.constant('HTTP/1.1')), fc.array(header, { maxLength: 4 }), usually(fc.constant('')))
  .map(([verb, at, version, more, body]) =>
    [`${verb} ${at} ${version}`, 'Host: localhost', ...more, 'Connection: close', '', body].join('\r\n'),
  );

it('any method, address and headers get a response below 500 or a closed connection', {
  timeout: 30_000,
}, async () => {
  let understood = 0;
  const property = fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 20 }), async (requests) => {
    for (const response of await Promise.all(requests.map((one) => sendRaw(listening.port, one)))) {
      if (response) expect(statusOf(response)).toBeLessThan(500);
      if (statusOf(response) !== 400) understood += 1;
      expectNoInternals(response);
    }
  });
  await fc.assert(property, { numRuns: process.env.THOROUGH ? 100 : 30 });
  expect(understood).toBeGreaterThan(100);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(statusOf(await sendRaw(listening.port, 'GET /en HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toBe(200);
});
