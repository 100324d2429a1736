import { expect, test } from 'vitest';
import { fitTitle } from './fit-text.ts';

/** Every character half as wide as it is high. */
const pieces = (...texts: string[]) => texts.map((text) => ({ text, width: text.length / 2 }));
const box = { width: 600, height: 300, leading: 1 };

test('a short title is set large, on one line', () => {
  expect(fitTitle(pieces('About ', 'us'), box)).toEqual({ lines: ['About us'], fontSize: 104 });
});

test('a longer one is broken into lines of about the same length, and stays within its box', () => {
  const { lines, fontSize } = fitTitle(
    pieces('Tips ', 'to ', 'keep ', 'your ', 'food ', 'fresh ', 'for ', 'days'),
    box,
  );
  expect(lines).toEqual(['Tips to keep', 'your food', 'fresh for days']);
  expect(lines.length * fontSize).toBeLessThanOrEqual(300);
});

test('a new sentence begins on a new line', () => {
  const title = pieces('Egg ', 'tarts ', 'at ', 'six. ', 'Half ', 'price ', 'by ', 'nine.');
  expect(fitTitle(title, box).lines).toEqual(['Egg tarts', 'at six.', 'Half price', 'by nine.']);
});

test('a word that is wider than the box makes everything smaller', () => {
  expect(fitTitle(pieces('Sustainability '), box).fontSize).toBe(80);
});

test('a title that cannot be set in a readable size stops the build', () => {
  expect(() => fitTitle(pieces('x'.repeat(40)), box)).toThrow('is too long a title');
});
