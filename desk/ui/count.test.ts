import { expect, test } from 'vitest';
import { mostCounted } from '../../domain/desk.ts';
import { countText } from './count.tsx';

test('A count is exact below a thousand; counting ends there, and the text says so', () => {
  expect([0, 999, mostCounted].map(countText)).toEqual(['0', '999', '1000+']);
});
