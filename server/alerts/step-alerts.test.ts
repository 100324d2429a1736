import { expect, it } from 'vitest';
import type { Case } from '../../domain/cases/case.ts';
import { nextStepAlertTime, stepAlert } from './step-alerts.ts';

/** A time in Hong Kong, as `2026-11-21 10:00`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);
const reached = {
  collection: 'referrals',
  stage: 'called',
  arrivedAt: at('2026-11-20 10:00'),
  callBy: at('2026-11-21 10:00'),
  reachedAt: at('2026-11-20 11:00'),
  touchedAt: at('2026-11-20 11:00'),
  lastTriedAt: null,
  followUpAt: null,
  wrongNumberAt: null,
  newNumberAt: null,
} as unknown as Case;

it.each([
  ['2026-11-21 15:00', '2026-11-21 14:44', null],
  ['2026-11-21 15:00', '2026-11-21 14:45', 'callback'],
  ['2026-11-21 15:00', '2026-11-21 15:14', 'callback'],
  ['2026-11-21 15:00', '2026-11-21 15:15', 'missed'],
  ['2026-11-21 15:00', '2026-11-24 15:00', null],
  ['2026-11-21 08:10', '2026-11-20 20:44', null],
  ['2026-11-21 08:10', '2026-11-20 20:45', 'callback'],
  ['2026-11-21 21:10', '2026-11-21 20:54', null],
  ['2026-11-21 21:10', '2026-11-21 20:55', 'callback'],
])('a call that was promised for %s tells at %s: %s', (promised, now, kind) => {
  const one = { ...reached, followUpAt: at(promised) };
  expect(stepAlert(one, at(now))?.kind ?? null).toBe(kind);
  expect(stepAlert({ ...one, lastTriedAt: at(promised) }, at(now))).toBe(null);
  expect(stepAlert({ ...one, stage: 'withdrawn' }, at(now))).toBe(null);
});

it.each([
  ['2026-11-21 14:44', null],
  ['2026-11-21 14:45', 'callback'],
  // A meeting may last, and nobody has to call: it is asked about on the next morning.
  ['2026-11-21 18:00', 'callback'],
  ['2026-11-22 08:59', 'callback'],
  ['2026-11-22 09:00', 'missed'],
])('a meeting at 2026-11-21 15:00 tells at %s: %s', (now, kind) => {
  const one = { ...reached, stage: 'meeting', followUpAt: at('2026-11-21 15:00'), followUpKind: 'meeting' } as Case;
  expect(stepAlert(one, at(now))?.kind ?? null).toBe(kind);
});

it.each([
  ['2026-11-22 10:59', 'called', null],
  ['2026-11-22 11:00', 'called', 'no-step'],
  ['2026-11-22 11:00', 'meeting', 'no-step'],
  ['2026-11-22 11:00', 'on-board', null],
  ['2026-11-22 11:00', 'not-this-time', null],
] as const)('without a date, at %s in the stage %s, a case tells: %s', (now, stage, kind) => {
  expect(stepAlert({ ...reached, stage }, at(now))?.kind ?? null).toBe(kind);
});

it('is looked at again at each moment at which it changes', () => {
  const one = { ...reached, followUpAt: at('2026-11-21 15:00') };
  const next = (now: string) => nextStepAlertTime(one, at(now));
  expect(next('2026-11-21 10:00')).toBe(at('2026-11-21 14:45'));
  expect(next('2026-11-21 14:45')).toBe(at('2026-11-21 15:15'));
  expect(next('2026-11-21 15:15')).toBe(null);
  expect(nextStepAlertTime(reached, at('2026-11-21 15:00'))).toBe(at('2026-11-22 11:00'));
});
