import { expect, test } from 'vitest';
import { fill, money } from './texts.ts';

test('a value is put into a text as it is, and a placeholder without a value stays', () => {
  expect(fill('{shop}: {count} of {count}, {other}', { shop: '{count} $& 陳記', count: 2 })).toBe(
    '{count} $& 陳記: 2 of 2, {other}',
  );
});

test('amounts have separators, and cents only where there are some', () => {
  expect([money(0), money(3744), money(12.5)]).toEqual(['HK$0', 'HK$3,744', 'HK$12.50']);
});
