import fc from 'fast-check';
import { type Field, type Fields, longestTexts } from '../../domain/fields.ts';
import { type ReferralField, referralFields } from '../../domain/referral.ts';

/** A request body, and whether it must be stored or refused. */
export type RandomBody = { value: unknown; expected: 'stored' | 'refused' };

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

/** Texts of any kind: every script, control characters, lone surrogates, formulas, markup, very long ones. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: codeUnit, maxLength: 30 }),
  fc.constantFrom(
    '陳記茶餐廳',
    '🍜',
    '\r\n',
    '\u0000',
    '\ud800',
    '\udfff',
    '=cmd()',
    '__proto__',
    '\u202eabc',
    ' ',
    '\ufeff',
  ),
  fc.constantFrom('<script>alert(1)</script>', "'; DROP TABLE documents; --", '{{7*7}}', '%00', '../../etc/passwd'),
  fc.nat({ max: 6000 }).map((length) => '\u0001"漢'.repeat(length / 3)),
);

/** A text with at least one visible character, cut to a length in code points. */
const filledText = (longest: number) =>
  fc
    .tuple(fc.constantFrom('x', '好', '🥐', '0'), anyText, anyText)
    .map(([first, ...rest]) => [first, ...rest.join('')].slice(0, longest).join(''));

function validValue(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'tick') return fc.constantFrom(true, 'on');
  if (field.kind === 'option') return fc.constantFrom(...field.options);
  const longest = longestTexts[field.kind];
  const text = field.kind === 'email' ? fc.emailAddress({ size: 'small' }) : filledText(longest);
  return field.required ? text : fc.oneof(text, fc.constantFrom('', ' \n', null, undefined));
}

function invalidValue(field: Field): fc.Arbitrary<unknown> {
  const wrongType = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constant([]),
    fc.object(),
    fc.array(anyText, { minLength: 1 }),
  );
  if (field.kind === 'tick') {
    const notTicked = fc.oneof(fc.constantFrom(false, null, '', 'off', 'yes', 'TRUE', 'On', 1, 0), wrongType);
    return fc.oneof(notTicked, fc.constant(undefined));
  }
  const missing = fc.constantFrom(undefined, null, '', '  \t\r\n', '\u3000', '\u200b');
  const tooLong = fc.constantFrom('x', '漢', '🥐', 'e\u0301').map((letter) => letter.repeat(5001));
  const notTheKind = {
    option: fc.constantFrom('Casino', 'restaurant', 'Restaurant\u0000', 'toString', '__proto__', 'Restaurant,Cafe'),
    email: fc.constantFrom(
      'nobody',
      '@',
      'a@',
      'a b@example.com',
      'a@b..c',
      'a@example.com\nBcc: b@example.com',
      '<a@b.c>',
    ),
    text: tooLong,
    tel: tooLong,
    long: tooLong,
  }[field.kind];
  return field.required
    ? fc.oneof(missing, wrongType, notTheKind)
    : fc.oneof(fc.boolean(), notTheKind, fc.constant([]));
}

/** Field names that have a meaning in JavaScript or for the server, and random ones. */
const extraName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'submissionId',
    'website',
    'elapsed',
    'language',
  ),
  fc.string({ maxLength: 20 }).filter((name) => !(name in referralFields)),
);

const validForm = (fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, validValue(field)])));

/** An own property even where the name is `__proto__`, as `JSON.parse` makes it. */
const withExtra = (form: object, name: string, value: unknown) =>
  Object.defineProperty({ ...form }, name, { value, enumerable: true });

/** A valid form, sometimes with one unknown field. */
const formWithExtra = (fields: Fields): fc.Arbitrary<RandomBody> =>
  fc
    .tuple(validForm(fields), fc.option(fc.tuple(extraName, fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 })))))
    .map(([form, extra]) => ({ value: extra ? withExtra(form, ...extra) : form, expected: 'stored' }));

/** A form with one invalid field. */
const invalidForm = (fields: Fields): fc.Arbitrary<RandomBody> =>
  fc
    .tuple(validForm(fields), fc.constantFrom(...Object.entries(fields)))
    .chain(([form, [name, field]]) => invalidValue(field).map((value) => ({ ...form, [name]: value })))
    .map((value) => ({ value, expected: 'refused' }));

/** Any JSON, alone or around a form. */
const otherJson = (fields: Fields): fc.Arbitrary<RandomBody> =>
  fc
    .oneof(
      fc.jsonValue(),
      fc.object({ key: extraName }),
      validForm(fields).map((form) => [form]),
      validForm(fields).map((form) => ({ data: form })),
      validForm(fields).map((form) => JSON.stringify(form)),
    )
    .map((value) => ({ value, expected: 'refused' }));

/** Valid forms, invalid forms, and other JSON. */
const randomForm = (fields: Fields) =>
  fc.oneof(
    { weight: 3, arbitrary: formWithExtra(fields) },
    { weight: 5, arbitrary: invalidForm(fields) },
    { weight: 2, arbitrary: otherJson(fields) },
  );

export const randomReferral = randomForm(referralFields);
export const validReferral = validForm(referralFields) as fc.Arbitrary<Record<ReferralField, unknown>>;

/** A text that was corrupted: cut off, with insertions or deletions, doubled, deeply nested, or replaced. */
export const corrupted = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc.tuple(fc.nat({ max: text.length }), anyText).map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
    fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 9 })).map(([at, n]) => text.slice(0, at) + text.slice(at + n)),
    fc.constantFrom(text + text, `\ufeff${text}`, `${text}\u0000`, `[${text}`, `${text},`, `{"a":${text}}`),
    fc.nat({ max: 30_000 }).map((depth) => `${'['.repeat(depth)}${text.slice(0, 60)}${']'.repeat(depth)}`),
    fc.nat({ max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc.nat({ max: 4000 }).map((size) => `{${'"businessName":"x",'.repeat(size)}"confirmContact":true}`),
    fc.constantFrom('1e999999', '-0', '"\\ud800"', '{"__proto__":{"confirmContact":true}}', 'NaN', '0'.repeat(60_000)),
  );
