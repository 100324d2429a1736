import fc from 'fast-check';
import { type Field, longestTexts } from '../../domain/fields.ts';
import { referralFields } from '../../domain/referral.ts';

const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const hostileTexts = [
  ...['陳記茶餐廳', '🍜', '\r\n', '\u0000', '\ud800', '\udfff', '\u202eabc', ' ', '\ufeff', '\u3000', '\u200b'],
  ...['<script>alert(1)</script>', "'; DROP TABLE documents; --", '{{7*7}}', '%00', '../../etc/passwd', '=cmd()'],
  ...['__proto__', 'toString', 'a@b..c', 'a@example.com\nBcc: b@example.com'],
];

/** Texts of any kind: every script, control characters, lone surrogates, formulas, markup, very long ones. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: codeUnit, maxLength: 30 }),
  fc.constantFrom(...hostileTexts),
  fc.nat({ max: 6000 }).map((length) => '\u0001"漢'.repeat(length / 3)),
);

function validValue(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'tick') return fc.constantFrom(true, 'on');
  if (field.kind === 'option') return fc.constantFrom(...field.options);
  if (field.kind === 'email') return fc.emailAddress({ size: 'small' });
  return anyText.map((text) => ['好', ...text].slice(0, longestTexts[field.kind]).join(''));
}

const anyValue = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(undefined, '漢'.repeat(5001)));
const unknownFields = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...hostileTexts)), anyValue, { maxKeys: 1 });

/** A referral of which half the time something is wrong, and sometimes with an unknown field. */
export const nearlyReferral = fc
  .tuple(
    unknownFields,
    fc.record(
      Object.fromEntries(
        Object.entries(referralFields).map(([name, field]) => [
          name,
          fc.oneof({ weight: 25, arbitrary: validValue(field) }, { weight: 1, arbitrary: anyValue }),
        ]),
      ),
    ),
  )
  .map(([unknown, form]): Record<string, unknown> => ({ ...unknown, ...form }));

/** A text that was corrupted: cut off, with insertions or deletions, doubled, deeply nested, or replaced. */
export const corrupted = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc.tuple(fc.nat({ max: text.length }), anyText).map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
    fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 9 })).map(([at, n]) => text.slice(0, at) + text.slice(at + n)),
    fc.constantFrom(text + text, `\ufeff${text}`, `${text}\u0000`, `[${text}`, `${text},`, `{"a":${text}}`),
    fc.nat({ max: 30_000 }).map((depth) => `${'['.repeat(depth)}${text.slice(0, 60)}${']'.repeat(depth)}`),
    fc.nat({ max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc.constantFrom('1e999999', '-0', '"\\ud800"', '{"__proto__":{"confirmContact":true}}', 'NaN', '0'.repeat(60_000)),
  );
