import { expect, test } from 'vitest';
import { day, readFrontMatter, words } from './front-matter.ts';
import { longDate } from './long-date.ts';

const read = (source: string) => readFrontMatter('a.md', source, { title: words, date: day });

test('front matter is read with or without quotes, and the rest is the body', () => {
  const { data, body } = read('---\ntitle: "Soup: a start"\ndate: 2026-11-01\n---\n\nBoil --- water.\n');
  expect(data).toEqual({ title: 'Soup: a start', date: '2026-11-01' });
  expect(body).toBe('Boil --- water.');
});

test('a mistake names the file and the key', () => {
  expect(() => read('Boil water.')).toThrow('a.md does not begin with front matter');
  expect(() => read('---\ntitle: Soup\n---\nBoil.')).toThrow('a.md: date must be a day like 2026-11-01');
  expect(() => read('---\ntitle: ""\ndate: 2026-11-01\n---\nBoil.')).toThrow('a.md: title must be some words');
  expect(() => read('---\ntitle: Soup\ndate: 2026-02-30\n---\nBoil.')).toThrow('a.md: date must be');
  expect(() => read('---\ntitle: Soup\ndate: 2026-11-01\nimage: x\n---\nBoil.')).toThrow('a.md: nothing reads image');
  expect(() => read('---\ntitle Soup\n---\nBoil.')).toThrow('a.md: “title Soup” is not a line');
});

test('a day is written as its readers write it', () => {
  expect(longDate('2026-11-01', 'en')).toBe('1 November 2026');
  expect(longDate('2026-11-01', 'zh')).toBe('2026年11月1日');
});
