import { expect, it } from 'vitest';
import { retentionEnd } from './retention.ts';

const back = (date: string, months: number) => new Date(retentionEnd(Date.parse(date), months)).toISOString();

it('counts calendar months back', () => {
  expect(back('2026-11-20T08:30:00.000Z', 24)).toBe('2024-11-20T08:30:00.000Z');
  expect(back('2026-01-15T00:00:00.000Z', 2)).toBe('2025-11-15T00:00:00.000Z');
});

it('uses the last day of a shorter month', () => {
  expect(back('2026-03-31T00:00:00.000Z', 1)).toBe('2026-02-28T00:00:00.000Z');
  expect(back('2024-03-31T00:00:00.000Z', 1)).toBe('2024-02-29T00:00:00.000Z');
});
