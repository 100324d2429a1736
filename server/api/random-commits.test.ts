import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { parseReferral, type Referral, submissionOf } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { normalDocument } from '../store/document-store.ts';
import { anyText, corrupted, validReferral } from '../testing/arbitraries.ts';
import { asJson, commitPath, commitUpdate, firestoreFields } from '../testing/fixtures.ts';
import { createFuzzer, type Expected } from '../testing/fuzz.ts';

const timeout = 90_000;
const { app, clock, runCases, close } = createFuzzer();
afterAll(() => close(), timeout);

type Value = Record<string, unknown>;
type Update = { name: string; fields: Record<string, Value> };

/** The update of a commit for a valid form. */
const updateOf = (referral: Referral, id: string): Update => {
  const submission = { ...submissionOf(referral, clock.now, new Uint8Array(8)), submissionId: id };
  return commitUpdate(firestoreFields(submission), id);
};

const referral = validReferral.map((form) => {
  const parsed = parseReferral(form);
  if (!parsed.ok) throw new Error('A valid form must parse');
  return parsed.values;
});

const creating = (update: object) => ({ update, currentDocument: { exists: false } });

const withField = (update: Update, name: string, value: Value) => ({
  // An own property even where the name is `__proto__`, as `JSON.parse` makes it.
  writes: [
    creating({ ...update, fields: Object.defineProperty({ ...update.fields }, name, { value, enumerable: true }) }),
  ],
});

/** Changes to a valid commit, each of which must make it refused; `text` is random. */
const changes: ((update: Update, text: string) => object)[] = [
  (update) => ({ writes: [creating(update), creating(update)] }),
  (update) => ({ writes: [creating(update)], transaction: 'x' }),
  (update, text) => ({ writes: [{ ...creating(update), [`${text}x`]: {} }] }),
  (update, text) => ({ writes: [creating({ ...update, [`${text}x`]: {} })] }),
  ({ name }) => ({ writes: [{ delete: name }] }),
  (update, text) => ({ writes: [creating({ ...update, name: `${update.name}${text}x` })] }),
  (update, text) => ({ writes: [creating({ ...update, name: update.name.replace('encore', `${text}x`) })] }),
  (update, text) => withField(update, `${text}xx`, { stringValue: 'x' }),
  (update) => withField(update, '__proto__', { stringValue: 'x' }),
  (update, text) => withField(update, 'businessName', { stringValue: 'x', [`${text}x`]: 'x' }),
  (update) => withField(update, 'businessName', { stringValue: ' \u3000' }),
  (update) => withField(update, 'businessName', { nullValue: null }),
  (update) => withField(update, 'businessName', { arrayValue: { values: [{ stringValue: 'x' }] } }),
  (update, text) => withField(update, 'businessType', { stringValue: `${text}x` }),
  (update) => ({ writes: [{ update }] }),
  (update) => ({ writes: [{ update, currentDocument: { exists: true } }] }),
  (update) => withField(update, 'confirmContact', { booleanValue: false }),
  (update) => withField(update, 'submissionTimestamp', { doubleValue: 1_763_640_000_000 }),
  (update) => withField(update, 'submissionTimestamp', { integerValue: '1763640000001' }),
  (update, text) => withField(update, 'submissionDate', { stringValue: text }),
  (update, text) => withField(update, 'submissionId', { stringValue: text }),
];

it('the commit call stores valid commits once, and no commit with any change', { timeout }, async () => {
  type Case = { given: Referral; change: number | null; text: string; expected: Expected };
  const bodyOf = ({ given, change, text }: Omit<Case, 'expected'>, id: string) => {
    const update = updateOf(given, id);
    return JSON.stringify(change === null ? { writes: [creating(update)] } : changes[change]?.(update, text));
  };
  const cases = fc
    .record({
      given: referral,
      change: fc.option(fc.nat({ max: changes.length - 1 }), { freq: 2 }),
      text: anyText.filter((text) => text.length < 1000),
    })
    .map((one): Case => {
      const tooLarge = Buffer.byteLength(bodyOf(one, 'REF_1763640000000_ABCDEFGH')) > defaultLimits.body;
      return { ...one, expected: one.change === null && !tooLarge ? 'stored' : 'refused' };
    });
  const send = (one: Case, id: string) => app.request(commitPath, asJson(bodyOf(one, id)));
  await runCases(2000, cases, send, ({ given }, { text, accepted }, document) => {
    const body = JSON.parse(text);
    expect(accepted ? body.commitTime : body.error.status).toMatch(/^(\d{4}-.*Z|[A-Z_]+)$/);
    if (document) expect(document).toMatchObject(normalDocument('referrals', given));
  });
});

it('the commit call refuses any other text or JSON', { timeout }, async () => {
  const inWrites = fc.jsonValue().map((fields) => JSON.stringify({ writes: [creating({ name: 'x', fields })] }));
  const commits = referral.map((given) => JSON.stringify({ update: updateOf(given, 'REF_1763640000000_ABCDEFGH') }));
  const bodies = fc.oneof(fc.json(), anyText, inWrites, commits.chain(corrupted));
  const cases = bodies.map((body) => ({ body, expected: 'refused' as const }));
  const send = ({ body }: { body: string }) => app.request(commitPath, asJson(body));
  await runCases(1500, cases, send, (_, { text }) => {
    expect(JSON.parse(text).error).toMatchObject({ message: expect.any(String), status: expect.any(String) });
  });
});
