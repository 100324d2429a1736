import { expect, test } from 'vitest';
import { badChineseLines, halfEmptyLines, shortLastLines } from './chinese-lines.ts';
import type { TextBlock } from './text-blocks.ts';

const text = (lines: string[], more: Partial<TextBlock> = {}): TextBlock => ({
  lines,
  isHeading: false,
  isLarge: false,
  isShort: false,
  hasClauses: false,
  charactersPerLine: 12,
  ...more,
});

test('A punctuation mark that begins a line is found', () => {
  expect(badChineseLines([text(['今晚買', '，明早吃'])])).toEqual([
    'A line begins with a punctuation mark: 今晚買／，明早吃',
  ]);
  expect(badChineseLines([text(['今晚買，', '明早吃'])])).toEqual([]);
});

test('A heading that breaks inside a phrase or clause is found, where that would fit into a line', () => {
  const cut = ['每晚九點，麵包店賣剩', '的麵包'];
  expect(badChineseLines([text(cut, { isHeading: true })])).toContain(
    'A heading breaks inside a clause: 每晚九點，麵包店賣剩／的麵包',
  );
  expect(badChineseLines([text(cut, { isHeading: true, charactersPerLine: 5 })])).not.toContain(
    'A heading breaks inside a clause: 每晚九點，麵包店賣剩／的麵包',
  );
  expect(badChineseLines([text(['每晚九點，', '麵包店賣剩的麵包'], { isHeading: true })])).toEqual([]);
  expect(badChineseLines([text(['麵包店賣剩的麵', '包'], { isHeading: true })])).toContain(
    'A heading breaks inside a phrase: 麵包店賣剩的麵／包',
  );
});

test('A short text that breaks inside a clause is found, where the clause is no longer than a line', () => {
  const cut = ['每晚九點，麵包店', '還有麵包'];
  expect(badChineseLines([text(cut)])).toEqual([]);
  expect(badChineseLines([text(['每晚九點後的深水埗，店裏', '有麵包'], { hasClauses: true })])).toEqual([
    'A short text breaks inside a clause: 每晚九點後的深水埗，店裏／有麵包',
  ]);
});

test('A short text that leaves half of a line empty is found, unless it is the last', () => {
  const lines = ['收舖時本來一元都賣不到，', '現在有收入，', '要搬去垃圾房的也少了。'];
  expect(halfEmptyLines([text(lines, { isShort: true, charactersPerLine: 14 })])).toEqual([lines.join('／')]);
  expect(halfEmptyLines([text(lines.slice(0, 2), { isShort: true, charactersPerLine: 14 })])).toEqual([]);
});

test('A heading or introduction that ends with one or two characters is found', () => {
  const lines = ['賣剩的麵包，', '今晚。'];
  expect(shortLastLines([text(lines, { isLarge: true })])).toEqual(['賣剩的麵包，／今晚。']);
  expect(shortLastLines([text(lines)])).toEqual([]);
  expect(shortLastLines([text(['賣剩的麵包，', '今晚去買。'], { isLarge: true })])).toEqual([]);
});
