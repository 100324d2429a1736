import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubtAbout, type Fields, fieldsInOrder, longestTexts, parseFields } from './fields.ts';

const fields = {
  name: { kind: 'text', required: true },
  email: { kind: 'email', required: false },
  size: { kind: 'option', required: true, options: ['S', 'L'] },
  notes: { kind: 'long', required: false },
  agreed: { kind: 'tick', required: true },
} as const satisfies Fields;

const nearly = fc.record(
  {
    name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    email: fc.oneof(fc.emailAddress(), fc.constantFrom('', 'nobody'), fc.anything()),
    size: fc.oneof(fc.constantFrom('S', ' L ', 'M'), fc.anything()),
    notes: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('a\r\nb\rc'), fc.anything()),
    agreed: fc.oneof(fc.constantFrom(true, 'on', false), fc.anything()),
    other: fc.anything(),
  },
  { requiredKeys: [] },
);
const anything = fc.oneof(nearly, fc.anything({ withNullPrototype: true, withMap: true, withDate: true }));
const check = (property: (input: unknown) => void) => fc.assert(fc.property(anything, property), { numRuns: 3000 });

test('any input gives exactly the fields of the form, or problems of its own fields', () => {
  check((input) => {
    const read = parseFields(fields, input);
    if (!read.ok) {
      expect(Object.keys(read.problems).length).toBeGreaterThan(0);
      for (const name of Object.keys(read.problems)) expect(Object.keys(fields)).toContain(name);
      return;
    }
    expect(Object.keys(read.values)).toEqual(Object.keys(fields));
    const { name, email, size, notes, agreed } = read.values;
    expect(name).toMatch(/\S/);
    expect(email).toMatch(/^$|^[^@\s]+@[^@\s]+$/);
    expect(['S', 'L']).toContain(size);
    expect(agreed).toBe(true);
    for (const text of [name, email, notes]) expect(text).toBe(text.trim());
    expect(notes).not.toContain('\r');
  });
});

test('parsing the parsed values again changes nothing', () => {
  check((input) => {
    const read = parseFields(fields, input);
    if (read.ok) expect(parseFields(fields, read.values)).toEqual(read);
  });
});

test('inherited properties of the input are ignored', () => {
  check((input) => {
    if (typeof input !== 'object') return;
    expect(parseFields(fields, Object.create(input))).toMatchObject({
      problems: { name: 'missing', agreed: 'notTicked' },
    });
  });
});

test('parsing does not change the input', () => {
  const input = Object.freeze({ name: ' x ', size: 'S', agreed: 'on', notes: 'a\r\nb' });
  expect(parseFields(fields, input)).toMatchObject({ ok: true, values: { name: 'x', notes: 'a\nb' } });
});

const complete = { name: 'x', email: '', size: 'S', notes: '', agreed: true };

test.each([
  ['name', undefined, 'missing'],
  ['name', ' ', 'missing'],
  ['size', null, 'missing'],
  ['name', 5, 'notText'],
  ['notes', true, 'notText'],
  ['email', 'nobody', 'notAnEmail'],
  ['size', 'M', 'notAnOption'],
  ['agreed', 'yes', 'notTicked'],
])('of %s, %j is refused as %s', (field, value, problem) => {
  expect(parseFields(fields, { ...complete, [field]: value })).toEqual({ ok: false, problems: { [field]: problem } });
});

test('what need not be filled in may be missing or empty', () => {
  const { name, size } = complete;
  expect(parseFields(fields, { name, size, agreed: 'on', notes: null })).toEqual({ ok: true, values: complete });
});

test('in Chinese the family name is asked for before the given name, and everything else stays in its place', () => {
  const text = { kind: 'text', required: true } as const;
  const names = { a: text, firstName: text, lastName: text, b: text };
  expect(fieldsInOrder(names, 'zh').map(([name]) => name)).toEqual(['a', 'lastName', 'firstName', 'b']);
  expect(fieldsInOrder(names, 'en').map(([name]) => name)).toEqual(['a', 'firstName', 'lastName', 'b']);
  expect(fieldsInOrder({ a: text, b: text }, 'zh').map(([name]) => name)).toEqual(['a', 'b']);
});

test.each(['name', 'email', 'notes'] as const)(
  '%s has a longest length, counted in characters and not in bytes',
  (field) => {
    const { kind } = fields[field];
    const filled = (length: number) =>
      kind === 'email' ? `${'x'.repeat(length - 12)}@example.com` : '\u{20000}'.repeat(length);
    const longest = filled(longestTexts[kind]);
    expect(parseFields(fields, { ...complete, [field]: ` ${longest} ` })).toMatchObject({
      values: { [field]: longest },
    });
    expect(parseFields(fields, { ...complete, [field]: filled(longestTexts[kind] + 1) })).toEqual({
      ok: false,
      problems: { [field]: 'tooLong' },
    });
  },
);

test('an address typed with full-width characters is one', () => {
  expect(parseFields(fields, { ...complete, email: 'ka＠example。com' })).toMatchObject({
    values: { email: 'ka@example.com' },
  });
});

test.each(['\u0000', '\u200b\u200b', '\u3164', '\u2800', '\u00ad \u2060'])(
  '%j in a required field is not a text',
  (name) => {
    expect(parseFields(fields, { ...complete, name })).toEqual({ ok: false, problems: { name: 'missing' } });
  },
);

test('characters for private use and unassigned ones are text', () => {
  for (const name of ['\ue000', '\u{1fc00}']) expect(parseFields(fields, { ...complete, name }).ok).toBe(true);
});

test.each([
  ['123', 3],
  ['0000 456', 7],
  ['+852 0000 45', 9],
  ['0000 4567', undefined],
  ['+852 0000 4567', undefined],
  ['(852) 0000-4567', undefined],
  ['００００４５６７', undefined],
  ['+44 20 7946 0000', undefined],
  ['', undefined],
  ['00852 0000 4567', undefined],
  ['００１８５２００００４５６７', undefined],
  ['九一二三', 'noDigits'],
])('a doubt says how many digits %j has, where eight are expected', (phone, digits) => {
  expect(doubtAbout('tel', phone)).toBe(digits);
});

test.each([
  ['ka＠example.com', undefined],
  ['ka@example', 'noDot'],
  ['ka.yan@example', 'noDot'],
  ['ka@example.com', undefined],
  ['ka', undefined],
  ['', undefined],
  ['ka@gmail.con', '@gmail.com'],
  ['ka@Gmial.com', '@gmail.com'],
  ['ka@gmai.com', '@gmail.com'],
  ['ka@gmaill.com', '@gmail.com'],
  ['ka@gmail.comm', '@gmail.com'],
  ['ka@yahoo.co.hk', '@yahoo.com.hk'],
  ['ka@shop.con', '@shop.com'],
  ['ka@gmail.com', undefined],
  ['ka@ymail.com', undefined],
  ['ka@gmail.example', undefined],
])('a doubt says what is wrong after the @ of %j', (email, doubt) => {
  expect(doubtAbout('email', email)).toBe(doubt);
});
