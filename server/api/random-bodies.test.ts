import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { parseReferral } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { normalDocument } from '../store/document-store.ts';
import { anyText, corrupted, randomReferral, validReferral } from '../testing/arbitraries.ts';
import { asJson } from '../testing/fixtures.ts';
import { createFuzzer, type Expected } from '../testing/fuzz.ts';

const address = '/api/submit-referral';
const timeout = 90_000;
const { app, runCases, close } = createFuzzer();
afterAll(() => close(), timeout);

type Case = { body: string; expected: Expected; headers?: Record<string, string> };

const orTooLarge = (one: Case, limit = defaultLimits.body): Case =>
  Buffer.byteLength(one.body) > limit ? { ...one, expected: 'refused' } : one;

/** A body as the server decodes it: UTF-8 has no lone surrogates, and a byte order mark at the start is removed. */
const received = (body: string) => body.toWellFormed().replace(/^\ufeff/, '');

/** The case of a body that may still be valid: the form parser decides whether it must be stored. */
const caseOf = (body: string, parse: (text: string) => unknown, limit?: number): Case => {
  try {
    return orTooLarge({ body, expected: parseReferral(parse(received(body))).ok ? 'stored' : 'refused' }, limit);
  } catch {
    return { body, expected: 'refused' };
  }
};
const asFields = (text: string) => Object.fromEntries(new URLSearchParams(text));

/** Headers that must not change what is stored. */
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

const expectMessage = (accepted: boolean, text: string) =>
  expect(JSON.parse(text)).toMatchObject({ success: accepted, message: expect.any(String) });

it('any JSON is stored once when it is a valid referral, and refused otherwise', { timeout }, async () => {
  const cases = fc.tuple(randomReferral, headers).map(([{ value, expected }, more]) => {
    return orTooLarge({ body: JSON.stringify(value) ?? '', expected, headers: more });
  });
  await runCases(3500, cases, sendJson, ({ body }, { accepted, text }, document) => {
    expectMessage(accepted, text);
    if (!document) return;
    const parsed = parseReferral(JSON.parse(body));
    expect(document).toMatchObject(normalDocument('referrals', parsed.ok ? parsed.values : {}));
  });
});

it('corrupted JSON of a referral is stored when it is still valid, and refused otherwise', { timeout }, async () => {
  const bodies = validReferral.chain((form) => corrupted(JSON.stringify(form)));
  const cases = bodies.map((body) => caseOf(body, JSON.parse));
  await runCases(2000, cases, sendJson, (_, { accepted, text }) => expectMessage(accepted, text));
});

it('bytes that are not UTF-8, and other content types, are refused', { timeout }, async () => {
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
  await runCases(1000, cases, send, (_, { status }) => expect([400, 415]).toContain(status));
});

it('a form body, valid, doubled, cut off or with broken escapes, is stored once or refused', {
  timeout,
}, async () => {
  const limit = defaultLimits.formBody;
  const whole = validReferral.map((form) => {
    const texts = Object.entries(form).filter(([, value]) => typeof value === 'string') as [string, string][];
    return new URLSearchParams([...texts, ['confirmContact', 'on']]).toString();
  });
  const broken = fc.oneof(
    whole.chain(corrupted),
    whole.map((text) => text.replaceAll('=', '=%')),
    whole.map((text) => `${text}&businessName=%ff%fe%00&__proto__=x&constructor=y`),
    fc.tuple(whole, anyText).map(([text, more]) => `${more}&${text}=`),
    fc.nat({ max: 20_000 }).map((count) => 'a&'.repeat(count)),
  );
  const cases = fc.oneof(
    whole.map((body) => orTooLarge({ body, expected: 'stored' }, limit)),
    whole.map((body) => orTooLarge({ body: `${body}&${body}`, expected: 'stored' }, limit)),
    broken.map((body) => caseOf(body, asFields, limit)),
    broken.map((body) => caseOf(body, asFields, limit)),
  );
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const send = (one: Case, id: string) => sendJson({ ...one, headers: type }, id);
  await runCases(2000, cases, send, ({ body }, _, document) => {
    if (document) expect({ ok: true, values: document }).toMatchObject(parseReferral(asFields(received(body))));
  });
});
