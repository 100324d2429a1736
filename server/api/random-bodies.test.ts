import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { addedOnSave, parseReferral, referralFields } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { normalDocument } from '../store/document-store.ts';
import { anyText, corrupted, nearlyReferral } from '../testing/arbitraries.ts';
import { asForm, asJson, commitBody, commitPath, stored } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

const address = '/api/submit-referral';
const { app, store, lines, clock } = createTestApp({ limits: { ...defaultLimits, writesPerMinute: 1e9 } });
let sent = 0;
let accepted = 0;

type Sending = {
  bodies: fc.Arbitrary<string>;
  send: (body: string, id: string) => Response | Promise<Response>;
  /** The form in a body; may throw. */
  read: (body: string) => unknown;
  isSuccess: (text: string) => boolean;
  limit?: number;
};

/** Sends random bodies, each under an id of its own: a valid referral is stored as it was sent, and nothing else is. */
async function expectOnlyReferralsStored({ bodies, send, read, isSuccess, limit = defaultLimits.body }: Sending) {
  const valuesIn = (body: string) => {
    try {
      // UTF-8 has no lone surrogates, and a byte order mark at the start is removed.
      const parsed = parseReferral(read(body.toWellFormed().replace(/^\ufeff/, '')));
      return parsed.ok && Buffer.byteLength(body) <= limit ? parsed.values : null;
    } catch {
      return null;
    }
  };
  const check = async (body: string) => {
    sent += 1;
    const id = `REF_${clock.now}_${sent.toString(36).toUpperCase().padStart(8, '0')}`;
    const response = await send(body, id);
    const text = await response.text();
    const values = valuesIn(body);
    expect(response.status).toBeLessThan(500);
    expect([text, isSuccess(text)]).toEqual([text, values !== null]);
    const expected = values && normalDocument('referrals', { ...values, ...addedOnSave(id) });
    expect((await store.get('referrals', id))?.document ?? null).toEqual(expected);
    if (values) accepted += 1;
  };
  // A batch shares commits: one at a time takes five times as long.
  const batches = fc.array(bodies, { minLength: 25, maxLength: 25 });
  const property = fc.asyncProperty(batches, async (batch) => void (await Promise.all(batch.map(check))));
  // Shrinking ends before the runner's own timeout, which would hide the counterexample.
  await fc.assert(property, { numRuns: process.env.THOROUGH ? 150 : 15, interruptAfterTimeLimit: 60_000 });
}

const json = nearlyReferral.map((form) => JSON.stringify(form));

it('JSON is stored once when it is a valid referral, and refused otherwise', async () => {
  await expectOnlyReferralsStored({
    bodies: fc.oneof(json, json.chain(corrupted), fc.json()),
    send: (body, id) => app.request(address, asJson(body, { 'Idempotency-Key': id })),
    read: JSON.parse,
    isSuccess: (text) => JSON.parse(text).success,
  });
});

it('a form body, whole, doubled, cut off or with broken escapes, is stored once or refused', async () => {
  const whole = nearlyReferral.map((form) => {
    const texts = Object.entries(form).filter(([, value]) => typeof value === 'string') as [string, string][];
    return new URLSearchParams([...texts, ['confirmContact', 'on']]).toString();
  });
  const broken = [
    whole.chain(corrupted),
    whole.map((text) => `${text}&${text}`),
    whole.map((text) => text.replaceAll('=', '=%')),
    whole.map((text) => `${text}&businessName=%ff%fe%00&__proto__=x&constructor=y`),
    fc.nat({ max: 20_000 }).map((count) => 'a&'.repeat(count)),
  ];
  await expectOnlyReferralsStored({
    bodies: fc.oneof({ weight: 4, arbitrary: whole }, ...broken),
    send: (body, id) => app.request(address, { ...asForm({}, { 'Idempotency-Key': id }), body }),
    read: (body) => Object.fromEntries(new URLSearchParams(body)),
    isSuccess: (text) => text === '',
    limit: defaultLimits.formBody,
  });
});

it('the commit call stores whole referrals, and answers any other commit, text or JSON with an error', async () => {
  const isSuccess = (text: string) => !('error' in JSON.parse(text));
  const write = (form: object, id: string) => commitBody({ ...form, ...addedOnSave(id) }, id);
  const isKnown = ([name, value]: [string, unknown]) =>
    Object.hasOwn(referralFields, name) && (typeof value === 'string' || value === true);
  await expectOnlyReferralsStored({
    bodies: json.filter((text) => text.length < 20_000),
    send: (body, id) => app.request(commitPath, asJson(write(JSON.parse(body), id))),
    read: (body) => Object.entries<unknown>(JSON.parse(body)).every(isKnown) && JSON.parse(body),
    isSuccess,
  });
  const commits = nearlyReferral.map((form) => JSON.stringify(write(form, 'REF_1')));
  await expectOnlyReferralsStored({
    bodies: fc.oneof(fc.json(), anyText, commits.chain(corrupted)),
    send: (body) => app.request(commitPath, asJson(body)),
    read: () => null,
    isSuccess,
  });
});

afterAll(async () => {
  console.log(`${sent} random bodies, ${accepted} stored`);
  expect(await stored(store)).toHaveLength(accepted);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  await store.close();
});
