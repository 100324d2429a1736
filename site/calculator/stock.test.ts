import { expect, test } from 'vitest';
import { stockLayout } from './stock.tsx';

/** How many groups fit into a row. */
function columns(groups: number, pieces: number, width: number): number {
  const { size, row } = stockLayout(groups, pieces, width);
  expect(row).toBeLessThanOrEqual(width);
  return Math.floor((row + size / 2) / (pieces * (size + 1) + size / 2));
}

test('six bags of four are one row on a desktop, and two rows of three on phones', () => {
  expect(columns(6, 4, 578)).toBe(6);
  expect(columns(6, 4, 350)).toBe(3);
  expect(columns(6, 4, 280)).toBe(3);
});

test('a second row begins only where buns would not be readable, and is as long as the first or shorter by one bag', () => {
  expect(columns(3, 4, 350)).toBe(3);
  expect(columns(7, 4, 578)).toBe(4);
});

test('all buns fit into the space', () => {
  for (const width of [280, 350, 578, 690]) {
    for (const [groups, pieces] of [
      [1, 1],
      [1, 20],
      [25, 20],
      [500, 1],
      [167, 3],
    ] as const) {
      const { size } = stockLayout(groups, pieces, width);
      const rows = Math.ceil(groups / columns(groups, pieces, width));
      expect(rows * size * 0.875).toBeLessThanOrEqual(80);
      expect(size).toBeGreaterThan(4);
      expect(size).toBeLessThanOrEqual(30);
    }
  }
});
