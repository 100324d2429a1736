import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callTimes } from '../referral.ts';
import {
  type ClockFacts,
  callBy,
  callOrder,
  callWindows,
  clock,
  hongKongDate,
  hongKongTime,
  isWindowMissed,
  startOfDay,
} from './clock.ts';

const [minute, hour] = [60_000, 3_600_000];
const names = ['morning', 'afternoon', 'evening', 'anytime'];
const stateOf: Record<string, string> = { r: 'running', s: 'soon', o: 'overdue' };
const inHongKong = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const factsOf = (arrivedAt: number, bestTimeToCall: ClockFacts['bestTimeToCall'], more = {}): ClockFacts => {
  const dueAt = arrivedAt + 24 * hour;
  const frozen = callBy(arrivedAt, dueAt, bestTimeToCall);
  return {
    arrivedAt,
    dueAt,
    callBy: frozen,
    bestTimeToCall,
    tries: 0,
    lastTriedAt: null,
    reachedAt: null,
    isOff: false,
    ...more,
  };
};

/**
 * The clock of referrals that arrive on Friday 20 November 2026, as another program worked it out by looking at every minute
 * (Python, `zoneinfo`). Each row: arrival, best time to call, the time to call by, and the state at the arrival and after each of 25
 * hours (r: running, s: soon, o: overdue; a capital letter: callable now).
 */
const clockTable = [
  '02:30 morning   Fri 12:00 rrrrrrsSSSssssssssssssssso',
  '05:30 morning   Fri 12:00 rrrsSSSsssssssssssssssssso',
  '08:30 morning   Fri 12:00 sSSSsssssssssssssssssssssO',
  '11:30 morning   Sat 11:30 RrrrrrrrrrrrrrrrrrrrssSSSo',
  '14:30 morning   Sat 12:00 rrrrrrrrrrrrrrrrrrsSSSssso',
  '17:30 morning   Sat 12:00 rrrrrrrrrrrrrrrsSSSsssssso',
  '20:30 morning   Sat 12:00 rrrrrrrrrrrrsSSSssssssssso',
  '23:30 morning   Sat 12:00 rrrrrrrrrsSSSsssssssssssso',
  '02:30 afternoon Fri 18:00 rrrrrrrrrrSSSSSSssssssssso',
  '05:30 afternoon Fri 18:00 rrrrrrrSSSSSSsssssssssssso',
  '08:30 afternoon Fri 18:00 rrrrSSSSSSssssssssssssssso',
  '11:30 afternoon Fri 18:00 rSSSSSSssssssssssssssssssO',
  '14:30 afternoon Sat 14:30 RRRRrrrrrrrrrrrrrrrrssSSSO',
  '17:30 afternoon Sat 17:30 RrrrrrrrrrrrrrrrrrrSSSSSSo',
  '20:30 afternoon Sat 18:00 rrrrrrrrrrrrrrrrSSSSSSssso',
  '23:30 afternoon Sat 18:00 rrrrrrrrrrrrrSSSSSSsssssso',
  '02:30 evening   Fri 21:00 rrrrrrrrrrrrrrrsSSSsssssso',
  '05:30 evening   Fri 21:00 rrrrrrrrrrrrsSSSssssssssso',
  '08:30 evening   Fri 21:00 rrrrrrrrrsSSSsssssssssssso',
  '11:30 evening   Fri 21:00 rrrrrrsSSSssssssssssssssso',
  '14:30 evening   Fri 21:00 rrrsSSSsssssssssssssssssso',
  '17:30 evening   Fri 21:00 sSSSsssssssssssssssssssssO',
  '20:30 evening   Sat 20:30 RrrrrrrrrrrrrrrrrrrrssSSSo',
  '23:30 evening   Sat 21:00 rrrrrrrrrrrrrrrrrrsSSSssso',
  '02:30 anytime   Fri 18:00 rrrrrrrSSSSSSSSSssssssssso',
  '05:30 anytime   Fri 18:00 rrrrSSSSSSSSSsssssssssssso',
  '08:30 anytime   Fri 18:00 rSSSSSSSSSsssssssssssssssO',
  '11:30 anytime   Sat 11:30 RRRRRRRrrrrrrrrrrrrrssSSSO',
  '14:30 anytime   Sat 14:30 RRRRrrrrrrrrrrrrrrrSSSSSSO',
  '17:30 anytime   Sat 17:30 RrrrrrrrrrrrrrrrSSSSSSSSSo',
  '20:30 anytime   Sat 18:00 rrrrrrrrrrrrrSSSSSSSSSssso',
  '23:30 anytime   Sat 18:00 rrrrrrrrrrSSSSSSSSSsssssso',
];

it.each(clockTable.map((row) => row.split(/ +/)))('arrived %s, %s: as in the table, to call by %s %s', (...row) => {
  const [time = '', name = '', weekday, byHour, states = ''] = row;
  const arrivedAt = Date.parse(`2026-11-20T${time}:00+08:00`);
  const facts = factsOf(arrivedAt, callTimes[names.indexOf(name)] ?? null);
  expect(inHongKong.format(facts.callBy)).toBe(`${weekday} ${byHour}`);
  for (const [hours, letter] of [...states].entries()) {
    const { state, isCallableNow } = clock(facts, arrivedAt + hours * hour);
    const said = (one: string, isCallable: boolean) => `${one}${isCallable ? ' and callable' : ''}`;
    const expected = said(stateOf[letter.toLowerCase()] ?? '', letter !== letter.toLowerCase());
    const got = said(state, isCallableNow);
    if (got !== expected) {
      expect.fail(`arrived ${time}, ${name}, ${hours} h later: expected ${expected}, got ${got}`);
    }
  }
});

it('a message, which has no best time to call, is due in 24 hours and can be answered at any hour', () => {
  const arrivedAt = Date.parse('2026-11-20T23:10:00+08:00');
  const facts = factsOf(arrivedAt, null);
  expect(facts.callBy).toBe(facts.dueAt);
  expect(clock(facts, arrivedAt)).toMatchObject({ state: 'running', isCallableNow: true, callBy: facts.dueAt });
  expect(clock(facts, facts.dueAt - 4 * hour)).toMatchObject({ state: 'soon' });
});

it('the hours of a person begin and end to the minute', () => {
  const arrivedAt = Date.parse('2026-11-20T01:00:00+08:00');
  const facts = factsOf(arrivedAt, 'Evening (6PM-9PM)');
  const isCallableAt = (time: string) => clock(facts, Date.parse(`2026-11-20T${time}+08:00`)).isCallableNow;
  expect(['17:59:59.999', '18:00', '20:59:59.999', '21:00'].map(isCallableAt)).toEqual([false, true, true, false]);
});

it('is tried after a try, kept or late for ever once somebody was reached, and off where nobody has to call', () => {
  const facts = factsOf(0, 'Evening (6PM-9PM)', { tries: 1, lastTriedAt: hour });
  const stateAt = (now: number, more = {}) => clock({ ...facts, ...more }, now).state;
  expect([stateAt(2 * hour), stateAt(24 * hour), stateAt(24 * hour + 1)]).toEqual(['tried', 'tried', 'overdue']);
  for (const now of [24 * hour, 900 * hour]) {
    expect(stateAt(now, { reachedAt: 24 * hour })).toBe('kept');
    expect(stateAt(now, { reachedAt: 24 * hour + 1 })).toBe('late');
    expect(stateAt(now, { isOff: true })).toBe('off');
  }
});

it('the hours of a person are missed once they are over, within the 24 hours, and nobody has called in them', () => {
  const facts = { ...factsOf(Date.parse('2026-11-20T01:00:00+08:00'), 'Afternoon (12PM-6PM)'), firstTriedAt: null };
  const { callBy: end } = facts;
  const isMissed = (now: number, more = {}) => isWindowMissed({ ...facts, ...more }, now);
  expect([isMissed(end), isMissed(end + 1), isMissed(end + 900 * hour)]).toEqual([false, true, true]);
  expect([isMissed(end + 1, { firstTriedAt: end }), isMissed(end + 1, { reachedAt: end })]).toEqual([false, false]);
  expect([isMissed(end + 2, { firstTriedAt: end + 1 }), isMissed(end + 2, { callBy: facts.dueAt })]).toEqual([
    true,
    false,
  ]);
});

it('uses the business hours of the setting, and a changed setting moves no deadline', () => {
  const arrivedAt = Date.parse('2026-11-20T01:00:00+08:00');
  const long = { from: 8, to: 22 };
  const anytime = 'Anytime during business hours';
  const dueAt = arrivedAt + 24 * hour;
  expect(callBy(arrivedAt, dueAt, anytime, long)).toBe(Date.parse('2026-11-20T22:00:00+08:00'));
  const facts = factsOf(arrivedAt, anytime);
  const at20 = Date.parse('2026-11-20T20:00:00+08:00');
  expect(clock(facts, at20 - 3 * hour, long).callBy).toBe(facts.callBy);
  expect([clock(facts, at20).isCallableNow, clock(facts, at20, long).isCallableNow]).toEqual([false, true]);
});

const arrivals = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const bestTimes = fc.constantFrom(null, ...callTimes);
const runs = { numRuns: process.env.THOROUGH ? 20_000 : 1000 };

it('the time to call by is the end of the last window, after the arrival and not after the time it is due', () => {
  const property = fc.property(arrivals, bestTimes, (arrivedAt, bestTime) => {
    const { dueAt, callBy: frozen } = factsOf(arrivedAt, bestTime);
    expect(frozen).toBeGreaterThan(arrivedAt);
    expect(frozen).toBeLessThanOrEqual(dueAt);
    let end = arrivedAt;
    for (const window of callWindows(arrivedAt, dueAt, bestTime)) {
      expect(window.start).toBeGreaterThanOrEqual(end);
      expect(window.end).toBeGreaterThan(window.start);
      end = window.end;
    }
    expect(end).toBe(frozen);
  });
  fc.assert(property, runs);
});

it('never runs backwards, and shows a time that is ahead: by when to call, or the next hours at which to call', () => {
  const order = ['running', 'soon', 'tried', 'overdue'];
  const hours = fc.record({ from: fc.integer({ min: 0, max: 11 }), to: fc.integer({ min: 12, max: 24 }) });
  const later = fc.array(fc.integer({ min: 0, max: 30 * 60 }), { minLength: 2, maxLength: 20 });
  const property = fc.property(arrivals, bestTimes, hours, later, fc.integer({ min: 0, max: 1 }), (...input) => {
    const [arrivedAt, bestTime, businessHours, minutes, tries] = input;
    const facts = factsOf(arrivedAt, bestTime, { tries });
    const clocks = minutes
      .sort((one, other) => one - other)
      .map((count) => ({
        now: arrivedAt + count * minute,
        ...clock(facts, arrivedAt + count * minute, businessHours),
      }));
    for (const [index, { state, now, callBy: shown, next }] of clocks.entries()) {
      expect(order.indexOf(state)).toBeGreaterThanOrEqual(order.indexOf(clocks[index - 1]?.state ?? 'running'));
      expect(next === null).toBe(now <= shown || bestTime === null);
      expect(next?.end ?? Infinity).toBeGreaterThan(now);
      expect(next?.start ?? 0).toBeLessThan(now + 24 * hour);
    }
  });
  fc.assert(property, runs);
});

it('the first minute of the hours of a person counts for that day, and the last one is still in time', () => {
  const nine = Date.parse('2026-11-20T09:00+08:00');
  const noon = nine + 3 * hour;
  const facts = factsOf(nine, 'Morning (9AM-12PM)');
  expect(facts.callBy).toBe(noon);
  expect([noon, noon + 1].map((now) => callOrder(facts, now))).toEqual([noon, nine + 24 * hour]);
});

it('a day begins at midnight in Hong Kong', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+08:00');
  for (const time of [midnight, midnight + 1, midnight + 24 * hour - 1]) expect(startOfDay(time)).toBe(midnight);
});

it('a date of a form is a day in Hong Kong', () => {
  expect(hongKongTime('2026-11-30', 9)).toBe(Date.parse('2026-11-30T01:00Z'));
  expect(hongKongDate(Date.parse('2026-11-29T16:30Z'))).toBe('2026-11-30');
  for (const no of ['', 'soon', '2026-13-40', '30/11/2026']) expect(hongKongTime(no, 9)).toBe(null);
});
