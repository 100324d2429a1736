import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { parseReferral } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { anyText, garbled, randomReferral, wholeReferral } from '../testing/arbitraries.ts';
import { asJson } from '../testing/fixtures.ts';
import { type Expected, openTrial } from '../testing/fuzz.ts';

const address = '/api/submit-referral';
const timeout = 90_000;
const { app, everyCase, close } = openTrial();
afterAll(() => close(8500), timeout);

type Case = { body: string; expected: Expected; headers?: Record<string, string> };

const orTooLarge = (one: Case): Case =>
  Buffer.byteLength(one.body) > defaultLimits.body ? { ...one, expected: 'refused' } : one;

/** Headers a stranger may put beside a body; none of them may matter to what is stored. */
const headers = fc.record(
  {
    'Content-Language': fc.constantFrom('zh', 'en-GB', 'xx', '../../zh', 'zh\u00ff', 'x'.repeat(4000)),
    Referer: fc.constantFrom('http://localhost/zh/referral', 'javascript:alert(1)', 'http://[', 'x'.repeat(4000)),
    Cookie: fc.constantFrom('language=zh', 'language=%00', '; ; =', 'x'.repeat(4000)),
    'X-Forwarded-For': fc.constantFrom('203.0.113.9', '", "', '::1, nonsense'),
    'Accept-Encoding': fc.constantFrom('br;q=nonsense', '*;q=0', ',,,,'),
  },
  { requiredKeys: [] },
);

const sendJson = ({ body, headers: more }: Case, id: string) =>
  app.request(address, asJson(body, { ...more, 'Idempotency-Key': id }));

const saysWhether = (thanked: boolean, text: string) =>
  expect(JSON.parse(text)).toMatchObject({ success: thanked, message: expect.any(String) });

it('JSON of any kind is stored once when it is a referral, and refused when it is not', { timeout }, async () => {
  const cases = fc.tuple(randomReferral, headers).map(([{ value, expected }, more]) => {
    return orTooLarge({ body: JSON.stringify(value) ?? '', expected, headers: more });
  });
  await everyCase(3500, cases, sendJson, ({ body }, { thanked, text }, document) => {
    saysWhether(thanked, text);
    if (document) expect({ ok: true, values: document }).toMatchObject(parseReferral(JSON.parse(body)));
  });
});

it('text that once was the JSON of a referral, cut off, spliced or blown up, does no harm', { timeout }, async () => {
  const bodies = wholeReferral.chain((form) => garbled(JSON.stringify(form)));
  const cases = bodies.map((body): Case => orTooLarge({ body, expected: 'either' }));
  await everyCase(2000, cases, sendJson, (_, { thanked, text }) => saysWhether(thanked, text));
});

it('bytes that are no text, and other content types, are refused', { timeout }, async () => {
  const types = [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/xml',
    'a/b;c;d',
    '',
  ];
  const cases = fc.record({
    body: fc.uint8Array({ maxLength: 300 }).map((array) => new Uint8Array(array)),
    type: fc.constantFrom(...types, 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded; a=b'),
    expected: fc.constant('refused' as const),
  });
  const send = ({ body, type }: { body: Uint8Array<ArrayBuffer>; type: string }, id: string) =>
    app.request(address, { ...asJson('', { 'Content-Type': type, 'Idempotency-Key': id }), body });
  await everyCase(1000, cases, send, (_, { status }) => expect([400, 415]).toContain(status));
});

it('a form’s body, whole, doubled, cut off or with broken escapes, is stored once or refused', {
  timeout,
}, async () => {
  const whole = wholeReferral.map((form) => {
    const texts = Object.entries(form).filter(([, value]) => typeof value === 'string') as [string, string][];
    return new URLSearchParams([...texts, ['confirmContact', 'on']]).toString();
  });
  const broken = fc.oneof(
    whole.chain(garbled),
    whole.map((text) => text.replaceAll('=', '=%')),
    whole.map((text) => `${text}&businessName=%ff%fe%00&__proto__=x&constructor=y`),
    fc.tuple(whole, anyText).map(([text, more]) => `${more}&${text}=`),
    fc.nat({ max: 20_000 }).map((count) => 'a&'.repeat(count)),
  );
  const cases = fc.oneof(
    whole.map((body): Case => orTooLarge({ body, expected: 'stored' })),
    whole.map((body): Case => orTooLarge({ body: `${body}&${body}`, expected: 'stored' })),
    broken.map((body): Case => orTooLarge({ body, expected: 'either' })),
    broken.map((body): Case => orTooLarge({ body, expected: 'either' })),
  );
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const send = (one: Case, id: string) => sendJson({ ...one, headers: type }, id);
  await everyCase(2000, cases, send, ({ body }, _, document) => {
    // A byte order mark says nothing, and is not read as part of the first name.
    const read = parseReferral(Object.fromEntries(new URLSearchParams(body.replace(/^\ufeff/, ''))));
    if (document) expect({ ok: true, values: document }).toMatchObject(read);
  });
});
