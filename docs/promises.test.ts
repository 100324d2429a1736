import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/promises.md', 'utf8');
const rows = [...document.matchAll(/^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \| `([^`]+)`: ([^|]+) \|$/gm)].map(
  ([, english = '', chinese = '', code = '', file = '', name = '']) => ({ english, chinese, code, file, name }),
);

/** What the public site says: the texts of its files, each whole however it is broken into lines of code. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/^ *(\/\/|\/?\*).*$/gm, '')
    .replaceAll(/['`]\s*\+\s*['`]/g, '');
const filesOf = (language: string) =>
  globSync(`content/${language}/*.{ts,md}`).filter((file) => !/\/(desk|alert|terms|accessibility|phrases)/.test(file));
const everything = (language: string) => filesOf(language).map(textOf).join('\n');
/** Times, ends and "never", in sentences about what we do. */
const promising =
  /24 hours|\{months\}|\bnever\b|at once|automatically|by us\b|for (one|a|\d+) (day|week|month|year)s?\b|\b(seven|30|40) days|12 months|three years/i;
/** Kept by people, as the document says; or no promise of ours. */
const others = [
  'deleted by hand',
  'never stopped',
  'never eaten',
  '52 weeks and 12 months',
  'a lot at once',
  'eats from surprise bags for a week',
];

test('every line of the table is read', () => {
  expect(rows).toHaveLength(document.split('\n').filter((line) => line.startsWith('| ')).length - 2);
});

test.each(rows)('“$english” is said in both languages, kept by code, and held by a test', (row) => {
  expect(everything('en')).toContain(row.english);
  expect(everything('zh')).toContain(row.chinese);
  expect(existsSync(row.code)).toBe(true);
  expect(readFileSync(row.file, 'utf8')).toContain(row.name);
});

test.each(filesOf('en'))('every promise in %s is in the table', (file) => {
  const sentences = textOf(file).split(/(?<=[.!?])[\s'"]|\n/);
  const known = [...rows.map(({ english }) => english), ...others].map((words) => words.toLowerCase());
  const isKnown = (text: string) => known.some((words) => text.toLowerCase().includes(words));
  const missing = sentences.filter((text) => promising.test(text) && !isKnown(text));
  expect(missing).toEqual([]);
});
