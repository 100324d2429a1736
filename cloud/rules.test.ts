import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { emailPattern, type Field, longestTexts } from '../domain/fields.ts';
import { messageFields, partnershipFields } from '../domain/forms.ts';
import { languages } from '../domain/languages.ts';
import { referralFields, submissionOf } from '../domain/referral.ts';
import { metadataFields } from '../domain/spam.ts';
import { referral } from '../server/testing/fixtures.ts';

/*
 * Google's evaluator of rules is a Java program that is not on npm, and the emulator on npm ignores rules. So the rules are
 * checked in two ways: their text is compared with domain/, and they are translated into JavaScript and evaluated. Neither
 * proves that Google evaluates them in the same way (docs/cloud.md).
 */
const rules = readFileSync(join(import.meta.dirname, 'firestore.rules'), 'utf8').replace(/^\s*\/\/.*$/gm, '');
const fields: [string, Field][] = Object.entries(referralFields);
const added = ['submissionId', 'submissionDate', 'submissionTimestamp'];
const submission = submissionOf(referral, 1_763_640_000_123, new Uint8Array(8));

type Data = Record<string, unknown>;

/** A map in the language of the rules. */
class RulesMap {
  #data: Data;
  constructor(data: Data) {
    this.#data = data;
    Object.assign(this, data);
  }
  keys() {
    return new RulesList(Object.keys(this.#data));
  }
  get(name: string, otherwise: unknown) {
    return Object.hasOwn(this.#data, name) ? this.#data[name] : otherwise;
  }
  diff(other: RulesMap) {
    const names = new Set([...Object.keys(this.#data), ...Object.keys(other.#data)]);
    return { affectedKeys: () => new RulesList([...names].filter((name) => this.#data[name] !== other.#data[name])) };
  }
}

class RulesList {
  #items: string[];
  constructor(items: string[]) {
    this.#items = items;
  }
  hasAll(items: string[]) {
    return items.every((item) => this.#items.includes(item));
  }
  hasOnly(items: string[]) {
    return this.#items.every((item) => items.includes(item));
  }
}

const language = {
  isType: (value: unknown, type: string) => (type === 'int' ? Number.isInteger(value) : typeof value === type),
  fullMatch: (text: string, pattern: string) => new RegExp(`^(?:${pattern})$`).test(text),
  string: String,
};

/** The language of the rules in JavaScript. An operand is a name, a path, or a call without nested parentheses. */
const translated = (expression: string) =>
  expression
    .replace(/([\w.]+(?:\([^()]*\))?) is (string|int)/g, "isType($1, '$2')")
    .replace(/([\w.]+(?:\([^()]*\))?) in (\[[^\]]*\])/g, '$2.includes($1)')
    .replace(/([\w.]+)\.matches\(/g, 'fullMatch($1, ')
    .replaceAll('.size()', '.length')
    .replaceAll('==', '===');

const functions = [...rules.matchAll(/function (\w+)\(([^)]*)\) \{\s*return ([\s\S]*?);\s*\}/g)].map(
  ([, name, parameters, body = '']) => `function ${name}(${parameters}) { return ${translated(body)}; }`,
);
const allowed = new Map(
  [...rules.matchAll(/allow ([\w, ]+): if ([\s\S]*?);/g)].map(([, what = '', condition = '']) => [what, condition]),
);

function may(what: 'create' | 'update', data: Data, { id = submission.submissionId, present = {} as Data } = {}) {
  const scope = {
    ...language,
    id,
    request: { resource: { data: new RulesMap(data) } },
    resource: { data: new RulesMap(present) },
  };
  const body = `${functions.join('\n')}\nreturn ${translated(allowed.get(what) ?? '')};`;
  return new Function(...Object.keys(scope), body)(...Object.values(scope)) as boolean;
}

const without = (name: string) => Object.fromEntries(Object.entries(submission).filter(([field]) => field !== name));

describe('firestore.rules', () => {
  // The first test: its message names what is missing, when a field is added to domain/ only and all the others fail too.
  it('have the field names and option lists of domain/, and no more', () => {
    const list = (text = '') => [...text.matchAll(/'([^']*)'/g)].map(([, item]) => item);
    const named = (call: string) =>
      list(new RegExp(`${call}\\(\\[([^\\]]*)\\]\\)`).exec(rules.slice(rules.indexOf('hasFields(data) {')))?.[1]);
    const required = fields.filter(([, field]) => field.required).map(([name]) => name);
    expect(named('hasAll')).toEqual([...required, ...added]);
    expect(named('hasOnly')).toEqual([...fields.map(([name]) => name), ...added, ...metadataFields]);
    const options = fields.flatMap(([name, field]) => (field.kind === 'option' ? [[name, [...field.options]]] : []));
    // An optional choice is read with `data.get('name', '')`, and its list has the empty text besides the options.
    const choice = /data\.(?:(\w+)|get\('(\w+)', '\w*'\)) in \[([^\]]*)\]/g;
    const listed = [...rules.matchAll(choice)].map(([, name, optional, text]) => [
      name ?? optional,
      list(text).filter((option) => option !== ''),
    ]);
    expect(Object.fromEntries(listed)).toEqual({ ...Object.fromEntries(options), language: [...languages] });
  });

  it('let a complete referral be created, whether optional fields are empty or absent', () => {
    expect(may('create', submission)).toBe(true);
    expect(may('create', without('contactEmail'))).toBe(true);
    expect(may('create', without('additionalNotes'))).toBe(true);
    expect(may('create', { ...submission, contactEmail: 'a@example.com', additionalNotes: 'Ask for her.' })).toBe(true);
  });

  it('let the same write be repeated, but not change the document', () => {
    expect(may('update', submission, { present: submission })).toBe(true);
    expect(may('update', { ...submission, contactName: 'Another' }, { present: submission })).toBe(false);
    expect(may('update', without('additionalNotes'), { present: submission })).toBe(false);
    expect(may('update', submission, { present: without('additionalNotes') })).toBe(false);
  });

  it('let a referral have its metadata fields', () => {
    for (const language of languages) {
      expect(may('create', { ...submission, language, website: 'x', elapsed: 60_000 })).toBe(true);
    }
    const wrong = { language: 'fr', website: 'x'.repeat(65_537), elapsed: 'soon' };
    for (const [name, value] of Object.entries(wrong)) {
      expect(may('create', { ...submission, [name]: value }), name).toBe(false);
    }
  });

  it('let no browser read or delete a referral, or access other documents', () => {
    expect([...allowed.keys()]).toEqual(['create', 'update', 'read, delete', 'read, write']);
    expect(allowed.get('read, delete')).toBe('false');
    expect(allowed.get('read, write')).toBe('false');
    const places = [...rules.matchAll(/match (\S+) \{/g)].map(([, place]) => place);
    expect(places).toEqual(['/databases/{database}/documents', '/referrals/{id}', '/{document=**}']);
  });

  it('refuse an unknown field, such as those of an arrival', () => {
    expect(may('create', { ...submission, admin: true })).toBe(false);
    expect(may('create', { ...submission, receivedAt: 1 })).toBe(false);
  });

  it('refuse an id, date or time that do not agree', () => {
    const id = 'REF_1763640000124_22222222';
    expect(may('create', submission, { id })).toBe(false);
    expect(may('create', { ...submission, submissionId: id }, { id })).toBe(false);
    expect(may('create', submission, { id: 'REF_1763640000123_33333333' })).toBe(false);
    expect(may('create', { ...submission, submissionId: 'mine' }, { id: 'mine' })).toBe(false);
    expect(may('create', { ...submission, submissionTimestamp: '1763640000123' })).toBe(false);
    expect(may('create', { ...submission, submissionDate: 'yesterday' })).toBe(false);
    expect(may('create', { ...submission, submissionDate: 1 })).toBe(false);
  });

  it.each(fields)('accept for %s what domain/ accepts', (name, field) => {
    expect(may('create', without(name))).toBe(!field.required);
    for (const wrong of [5, false, null, {}]) expect(may('create', { ...submission, [name]: wrong })).toBe(false);
    if (field.kind === 'tick') return;
    expect(may('create', { ...submission, [name]: '' })).toBe(!field.required);
    if (field.kind !== 'option') {
      const longest = field.kind === 'email' ? `a@${'b.'.repeat(125)}bc` : '\u{20000}'.repeat(longestTexts[field.kind]);
      expect([...longest]).toHaveLength(longestTexts[field.kind]);
      expect(may('create', { ...submission, [name]: longest })).toBe(true);
    }
    expect(may('create', { ...submission, [name]: 'x'.repeat(10_001) })).toBe(false);
    if (field.required) expect(may('create', { ...submission, [name]: ' \n ' })).toBe(false);
    if (field.kind === 'email') {
      for (const wrong of ['a', 'a@', 'a@b c', 'a@b.c d', ' a@b.c']) {
        expect(may('create', { ...submission, [name]: wrong })).toBe(false);
      }
    }
    if (field.kind !== 'option') return;
    for (const option of field.options) expect(may('create', { ...submission, [name]: option })).toBe(true);
    expect(may('create', { ...submission, [name]: 'Another' })).toBe(false);
  });

  it('have the pattern of email addresses of domain/', () => {
    const [, pattern = ''] = /value\.matches\("([^"]*)"\)/.exec(rules) ?? [];
    expect(`^${pattern.replaceAll('[.]', '\\.')}$`).toBe(emailPattern.source);
  });
});

test('long texts are in no index', () => {
  const { indexes, fieldOverrides } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'firestore.indexes.json'), 'utf8'),
  );
  const forms = { referrals: referralFields, messages: messageFields, partnerships: partnershipFields };
  const long = Object.entries(forms).flatMap(([collectionGroup, table]) =>
    Object.entries(table as Record<string, Field>)
      .filter(([, { kind }]) => kind === 'long')
      .map(([fieldPath]) => ({ collectionGroup, fieldPath, indexes: [] })),
  );
  expect(fieldOverrides).toEqual(long);
  expect(indexes).toEqual([]);
});

test('firebase.json names the files that are there', () => {
  const { firestore } = JSON.parse(readFileSync(join(import.meta.dirname, 'firebase.json'), 'utf8'));
  for (const file of Object.values<string>(firestore)) readFileSync(join(import.meta.dirname, file));
  expect(Object.keys(firestore)).toEqual(['rules', 'indexes']);
});
