import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTimes } from '../referral.ts';
import { caseAlert, digestDay, endOfQuiet, isMoreUrgent, isQuiet, nextAlertTime } from './alerts.ts';
import { type ClockFacts, callBy, clock } from './clock.ts';

const hour = 3_600_000;
/** A time in Hong Kong, as `2026-11-21 10:00`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`);

const facts = (arrivedAt: number, more: Partial<ClockFacts> = {}): ClockFacts => {
  const dueAt = arrivedAt + 24 * hour;
  const bestTimeToCall = more.bestTimeToCall ?? null;
  return {
    arrivedAt,
    dueAt,
    callBy: callBy(arrivedAt, dueAt, bestTimeToCall),
    bestTimeToCall,
    tries: 0,
    lastTriedAt: null,
    reachedAt: null,
    isOff: false,
    ...more,
  };
};
const alertAt = (now: string, more: Partial<ClockFacts> = {}, owner: string | null = null) =>
  caseAlert(clock(facts(at('2026-11-21 10:00'), more), at(now)), owner, at(now));

describe('the alert of a case that arrived at 10:00', () => {
  it.each([
    ['2026-11-21 10:00', 'new'],
    ['2026-11-21 21:59', 'new'],
    ['2026-11-21 22:00', 'half'],
    ['2026-11-22 07:59', 'half'],
    ['2026-11-22 08:00', 'soon'],
    ['2026-11-22 10:00', 'soon'],
    // What becomes due in the same ten minutes is told at their end.
    ['2026-11-22 10:09', null],
    ['2026-11-22 10:10', 'overdue'],
    ['2026-11-25 09:59', 'overdue'],
    ['2026-11-25 10:00', null],
  ])('at %s is %s', (now, expected) => {
    expect(alertAt(now)).toBe(expected);
  });

  it('comes two hours before the end of the last evening, not of the 24 hours', () => {
    const evening = { bestTimeToCall: 'Evening (6PM-9PM)' } as const;
    const told = (time: string, more = {}) => alertAt(`2026-11-21 ${time}`, { ...evening, ...more });
    expect([told('18:59'), told('19:00'), told('20:29'), told('20:30')]).toEqual(['new', 'soon', 'soon', 'last']);
    expect([told('20:30', { tries: 1 }), told('21:01'), told('23:00')]).toEqual(['soon', null, null]);
  });

  it('is not "new" once somebody has claimed it, and not "half" once somebody has tried', () => {
    expect(alertAt('2026-11-21 11:00', {}, 'ada')).toBeNull();
    expect(alertAt('2026-11-21 23:00', {}, 'ada')).toBe('half');
    expect(alertAt('2026-11-21 23:00', { tries: 1 }, 'ada')).toBeNull();
    expect(alertAt('2026-11-22 09:00', { tries: 1 }, 'ada')).toBe('soon');
  });

  it.each([{ isOff: true }, { reachedAt: at('2026-11-21 11:00') }, { reachedAt: at('2026-11-23 11:00') }])(
    'is none for %j',
    (more) => {
      for (const now of ['2026-11-21 12:00', '2026-11-22 09:00', '2026-11-22 12:00'])
        expect(alertAt(now, more)).toBeNull();
    },
  );
});

it('between two alert times the alert of an untouched case stays, and it never becomes less urgent', () => {
  const cases = fc.record({
    arrivedAt: fc.integer({ min: at('2026-11-01 00:00'), max: at('2026-11-30 00:00') }),
    bestTimeToCall: fc.constantFrom(null, ...callTimes),
  });
  const property = fc.property(cases, ({ arrivedAt, bestTimeToCall }) => {
    const one = facts(arrivedAt, { bestTimeToCall });
    let latest: ReturnType<typeof caseAlert> = null;
    const kinds = [];
    for (let now: number | null = arrivedAt; now !== null; now = nextAlertTime(clock(one, now), now)) {
      const kind = caseAlert(clock(one, now), null, now);
      if (kind && isMoreUrgent(kind, latest)) {
        kinds.push(kind);
        latest = kind;
      }
      const next = nextAlertTime(clock(one, now), now);
      // Half way to the next time it is the same, unless the last part of the best time to call has ended.
      const between = next === null ? now : (now + next) / 2;
      if (between <= one.callBy) expect(caseAlert(clock(one, between), null, between)).toBe(kind);
    }
    expect(kinds.at(-1)).toBe('overdue');
    expect(kinds).toContain('soon');
    expect(new Set(kinds).size).toBe(kinds.length);
  });
  fc.assert(property);
});

it('the quiet hours are from 21:00 to 08:00 in Hong Kong', () => {
  const times = ['20:59', '21:00', '23:59', '00:00', '07:59', '08:00'].map((time) => isQuiet(at(`2026-11-21 ${time}`)));
  expect(times).toEqual([false, true, true, true, true, false]);
  expect(endOfQuiet(at('2026-11-21 21:00'))).toBe(at('2026-11-22 08:00'));
  expect(endOfQuiet(at('2026-11-21 07:59'))).toBe(at('2026-11-21 08:00'));
});

it('the digest of a day may be sent from 08:30 until the quiet hours', () => {
  const days = ['08:29', '08:30', '20:59', '21:00'].map((time) => digestDay(at(`2026-11-21 ${time}`)));
  expect(days).toEqual([null, '2026-11-21', '2026-11-21', null]);
});
