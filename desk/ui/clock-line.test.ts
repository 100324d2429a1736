import { expect, it } from 'vitest';
import { stateOfDate } from './clock-line.tsx';

const minute = 60_000;

it.each([
  ['callback', null, -1, 'later'],
  ['callback', null, 5, 'soon'],
  ['callback', null, 15, 'overdue'],
  ['callback', 0, 600, 'soon'],
  ['reminder', null, 600, 'overdue'],
  ['terms', null, 0, 'overdue'],
  ['meeting', null, 600, 'soon'],
] as const)('a date for a %s that was tried at %s is %i minutes later: %s', (kind, lastTriedAt, minutes, state) => {
  expect(stateOfDate(kind, lastTriedAt, 0, minutes * minute)).toBe(state);
});
