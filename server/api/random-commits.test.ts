import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { parseReferral, type Referral, submissionOf } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { anyText, garbled, wholeReferral } from '../testing/arbitraries.ts';
import { asJson, commitPath, firestoreFields } from '../testing/fixtures.ts';
import { type Expected, openTrial } from '../testing/fuzz.ts';

const timeout = 90_000;
const { app, clock, everyCase, close } = openTrial();
afterAll(() => close(3500), timeout);

type Value = Record<string, unknown>;
type Update = { name: string; fields: Record<string, Value> };

/** What the SDK would write for a form that has been read. */
const updateOf = (referral: Referral, id: string): Update => {
  const submission = { ...submissionOf(referral, clock.now, new Uint8Array(8)), submissionId: id };
  return {
    name: `projects/encore/databases/(default)/documents/referrals/${id}`,
    fields: firestoreFields(submission),
  };
};

const referral = wholeReferral.map((form) => {
  const parsed = parseReferral(form);
  if (!parsed.ok) throw new Error('A whole form must be readable');
  return parsed.values;
});

const withField = (update: Update, name: string, value: Value) => ({
  // An own property even where the name is `__proto__`, as `JSON.parse` makes it.
  writes: [
    { update: { ...update, fields: Object.defineProperty({ ...update.fields }, name, { value, enumerable: true }) } },
  ],
});

/** One thing changed in a commit that would have been stored, so that it must not be; `text` is anything. */
const spoils: ((update: Update, text: string) => object)[] = [
  (update) => ({ writes: [{ update }, { update }] }),
  (update) => ({ writes: [{ update }], transaction: 'x' }),
  (update, text) => ({ writes: [{ update, [`${text}x`]: {} }] }),
  (update, text) => ({ writes: [{ update: { ...update, [`${text}x`]: {} } }] }),
  ({ name }) => ({ writes: [{ delete: name }] }),
  (update, text) => ({ writes: [{ update: { ...update, name: `${update.name}${text}x` } }] }),
  (update, text) => ({ writes: [{ update: { ...update, name: update.name.replace('encore', `${text}x`) } }] }),
  (update, text) => withField(update, `${text}x`, { stringValue: 'x' }),
  (update) => withField(update, '__proto__', { stringValue: 'x' }),
  (update, text) => withField(update, 'businessName', { stringValue: 'x', [`${text}x`]: 'x' }),
  (update) => withField(update, 'businessName', { stringValue: ' \u3000' }),
  (update) => withField(update, 'businessName', { nullValue: null }),
  (update) => withField(update, 'businessName', { arrayValue: { values: [{ stringValue: 'x' }] } }),
  (update, text) => withField(update, 'businessType', { stringValue: `${text}x` }),
  (update) => withField(update, 'confirmContact', { stringValue: 'on' }),
  (update) => withField(update, 'confirmContact', { booleanValue: false }),
  (update) => withField(update, 'submissionTimestamp', { doubleValue: 1_763_640_000_000 }),
  (update) => withField(update, 'submissionTimestamp', { integerValue: '1763640000001' }),
  (update, text) => withField(update, 'submissionDate', { stringValue: text }),
  (update, text) => withField(update, 'submissionId', { stringValue: text }),
];

const asSdk = (body: string) => asJson(body, { 'Content-Type': 'text/plain' });

it('the write channel stores whole commits once, and none with anything changed', { timeout }, async () => {
  type Case = { given: Referral; spoil: number | null; text: string; expected: Expected };
  const bodyOf = ({ given, spoil, text }: Omit<Case, 'expected'>, id: string) => {
    const update = updateOf(given, id);
    return JSON.stringify(spoil === null ? { writes: [{ update }] } : spoils[spoil]?.(update, text));
  };
  const cases = fc
    .record({
      given: referral,
      spoil: fc.option(fc.nat({ max: spoils.length - 1 }), { freq: 2 }),
      text: anyText.filter((text) => text.length < 1000),
    })
    .map((one): Case => {
      const tooLarge = Buffer.byteLength(bodyOf(one, 'REF_1763640000000_ABCDEFGH')) > defaultLimits.body;
      return { ...one, expected: one.spoil === null && !tooLarge ? 'stored' : 'refused' };
    });
  const send = (one: Case, id: string) => app.request(commitPath, asSdk(bodyOf(one, id)));
  await everyCase(2000, cases, send, ({ given }, { text, thanked }, document) => {
    const said = JSON.parse(text);
    expect(thanked ? said.commitTime : said.error.status).toMatch(/^(\d{4}-.*Z|[A-Z_]+)$/);
    if (document) expect(document).toMatchObject(given);
  });
});

it('any other text or JSON on the write channel is refused', { timeout }, async () => {
  const inWrites = fc.jsonValue().map((fields) => JSON.stringify({ writes: [{ update: { name: 'x', fields } }] }));
  const commits = referral.map((given) => JSON.stringify({ update: updateOf(given, 'REF_1763640000000_ABCDEFGH') }));
  const bodies = fc.oneof(fc.json(), anyText, inWrites, commits.chain(garbled));
  const cases = bodies.map((body) => ({ body, expected: 'refused' as const }));
  const send = ({ body }: { body: string }) => app.request(commitPath, asSdk(body));
  await everyCase(1500, cases, send, (_, { text }) => {
    expect(JSON.parse(text).error).toMatchObject({ message: expect.any(String), status: expect.any(String) });
  });
});
