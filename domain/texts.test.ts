import { expect, it } from 'vitest';
import { fill, foldText, money, searchText } from './texts.ts';

it('a value is put into a text as it is, and a placeholder without a value stays', () => {
  expect(fill('{shop}: {count} of {count}, {other}', { shop: '{count} $& 陳記', count: 2 })).toBe(
    '{count} $& 陳記: 2 of 2, {other}',
  );
});

it('amounts have separators, and cents only where there are some', () => {
  expect([money(0), money(3744), money(12.5)]).toEqual(['HK$0', 'HK$3,744', 'HK$12.50']);
});

it.each([
  ['深水', '深水埗區黃金臺'],
  ['黃金台', '深水埗區黃金臺'],
  ['golden', 'ＧＯＬＤＥＮ Bakery'],
  ['Golden B', 'ＧＯＬＤＥＮ bakery'],
  ['0000 4567', '+852 0000-4567'],
  ['(852) 0000', '+852 00004567'],
  ['0000 4567', '+852 0000.4567'],
])('%j is found in %j', (typed, text) => {
  expect(searchText({ one: 'x', text, tick: true })).toContain(foldText(typed));
});

it('is never found across two fields', () => {
  expect(searchText({ one: 'ab', two: 'cd' })).not.toContain(foldText('b c'));
});

it('drops combining marks only beyond 30 after one character', () => {
  expect(foldText(`e${'\u0301'.repeat(2)}x`)).toBe('\u00e9\u0301x');
  expect(foldText(`x${'\u0316'.repeat(31)}y`)).toBe(`x${'\u0316'.repeat(30)}y`);
});

it('is not much longer than the document', () => {
  const ligature = '\uFDFA';
  expect(foldText(ligature).length).toBeGreaterThan(10);
  expect(searchText({ name: ligature })).toBe(foldText(ligature));
  expect(searchText({ name: ligature.repeat(200), notes: ligature.repeat(5000) }).length).toBeLessThan(2 * 5200 + 300);
});
