import type { CallTime } from '../referral.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Hong Kong is UTC+8 all year. */
const offset = 8 * hour;

/** Hours of the day in Hong Kong; `to` is when they are over. */
export type Hours = { from: number; to: number };

/** What "Anytime during business hours" means; docs/spec.md does not say. */
export const defaultBusinessHours: Hours = { from: 9, to: 18 };

/** A part of a day in which a person may be called. Milliseconds since 1970; `end` does not belong to it. */
export type CallWindow = { start: number; end: number };

/** What the clock of a case depends on. Times are milliseconds since 1970. */
export type ClockFacts = {
  arrivedAt: number;
  /** Frozen at arrival. */
  dueAt: number;
  /** The end of the last part of the best time to call before `dueAt`. Frozen at arrival, whatever the settings become. */
  callBy: number;
  /** Null when a person may be answered at any hour. */
  bestTimeToCall: CallTime | null;
  tries: number;
  lastTriedAt: number | null;
  reachedAt: number | null;
  /** True for duplicates, spam and what was withdrawn or erased. */
  isOff: boolean;
};

/**
 * `running`: there is time. `soon`: four hours or less, or the last part of the best time to call has begun. `tried`: tried and not
 * reached. `overdue`: the time is over. `kept` and `late`: reached, in time or not. `off`: nobody has to call.
 */
export type ClockState = 'running' | 'soon' | 'tried' | 'overdue' | 'kept' | 'late' | 'off';

export type Clock = Omit<ClockFacts, 'isOff'> & {
  state: ClockState;
  isCallableNow: boolean;
  /** When somebody who waits may be called next, now perhaps, once the time by which to call is over; null before, and for messages. */
  next: CallWindow | null;
};

/** Milliseconds before the deadline from which a case is marked as urgent. */
export const soonBefore = 4 * hour;

/** Midnight in Hong Kong of the day in which a time falls. Milliseconds since 1970, both. */
export function startOfDay(time: number): number {
  return Math.floor((time + offset) / day) * day - offset;
}

/** The date in Hong Kong of a moment, as date fields have it: `2026-11-21`. */
export function hongKongDate(time: number): string {
  return new Date(time + offset).toISOString().slice(0, 10);
}

/** A full hour of a date in Hong Kong, in milliseconds since 1970; null when the text is not a date such as `2026-11-21`. */
export function hongKongTime(date: string, hourOfDay: number): number | null {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00+08:00`) : Number.NaN;
  return Number.isNaN(midnight) ? null : midnight + hourOfDay * hour;
}

/**
 * The parts of the best time to call between two times, in order; the whole time when a person may be answered at any hour.
 * Within 24 hours there is at least one.
 */
export function callWindows(
  arrivedAt: number,
  dueAt: number,
  bestTimeToCall: CallTime | null,
  businessHours = defaultBusinessHours,
): CallWindow[] {
  if (bestTimeToCall === null) return [{ start: arrivedAt, end: dueAt }];
  const { from, to } = hoursOf(bestTimeToCall, businessHours);
  const windows: CallWindow[] = [];
  for (let midnight = startOfDay(arrivedAt); midnight < dueAt; midnight += day) {
    const start = Math.max(midnight + from * hour, arrivedAt);
    const end = Math.min(midnight + to * hour, dueAt);
    if (start < end) windows.push({ start, end });
  }
  return windows;
}

/** The time by which to call: the end of the last of the `callWindows`. It is computed once, at arrival. */
export function callBy(
  arrivedAt: number,
  dueAt: number,
  bestTimeToCall: CallTime | null,
  businessHours = defaultBusinessHours,
): number {
  return callWindows(arrivedAt, dueAt, bestTimeToCall, businessHours).at(-1)?.end ?? dueAt;
}

/**
 * The clock of a case, derived from facts each time and never stored: a second opinion about time is how clocks go wrong.
 * @param now milliseconds since 1970
 * @param businessHours the present setting; it moves no deadline
 */
export function clock(facts: ClockFacts, now: number, businessHours = defaultBusinessHours): Clock {
  const { arrivedAt, dueAt, callBy, tries, lastTriedAt, reachedAt, bestTimeToCall } = facts;
  const state = stateOf(facts, now, businessHours);
  const isOpen = state !== 'off' && reachedAt === null;
  const window = bestTimeToCall && nextWindow(bestTimeToCall, now, businessHours);
  const isCallableNow = isOpen && (window === null || window.start <= now);
  const next = isOpen && now > callBy ? window : null;
  return { state, dueAt, callBy, isCallableNow, next, bestTimeToCall, tries, lastTriedAt, reachedAt, arrivedAt };
}

/** The part of the best time to call in which a time is, or else the one after it. */
export function nextWindow(bestTimeToCall: CallTime, now: number, businessHours = defaultBusinessHours): CallWindow {
  const { from, to } = hoursOf(bestTimeToCall, businessHours);
  const midnight = startOfDay(now) + (now < startOfDay(now) + to * hour ? 0 : day);
  return { start: midnight + from * hour, end: midnight + to * hour };
}

/**
 * What lists of those to call are sorted by, as the lists of `server/desk` do: by when to call; once that is over, from when they may be
 * called next, so that nobody is sent to call at night. A message is answered at any hour.
 */
export function callOrder(
  { callBy, dueAt, bestTimeToCall }: Pick<ClockFacts, 'callBy' | 'dueAt' | 'bestTimeToCall'>,
  now: number,
  businessHours = defaultBusinessHours,
): number {
  if (now <= callBy) return callBy;
  return bestTimeToCall ? nextWindow(bestTimeToCall, now, businessHours).start : dueAt;
}

/**
 * True when the hours that suit the person are over before the 24 hours are, and nobody has called in them. The promise can still be
 * kept; that their hours were missed stays in the report.
 */
export function isWindowMissed(
  {
    callBy,
    dueAt,
    firstTriedAt,
    reachedAt,
  }: Pick<ClockFacts, 'callBy' | 'dueAt' | 'reachedAt'> & { firstTriedAt: number | null },
  now: number,
): boolean {
  return callBy < dueAt && now > callBy && (firstTriedAt ?? now) > callBy && (reachedAt ?? now) > callBy;
}

function stateOf({ isOff, reachedAt, tries, ...facts }: ClockFacts, now: number, businessHours: Hours): ClockState {
  const { arrivedAt, dueAt, callBy, bestTimeToCall } = facts;
  if (isOff) return 'off';
  if (reachedAt !== null) return reachedAt <= dueAt ? 'kept' : 'late';
  if (now > dueAt) return 'overdue';
  if (tries > 0) return 'tried';
  const lastWindow = callWindows(arrivedAt, dueAt, bestTimeToCall, businessHours).at(-1);
  // One moment from which it is urgent, so that it never becomes less urgent again.
  const soonFrom = Math.min(callBy - soonBefore, bestTimeToCall && lastWindow ? lastWindow.start : dueAt);
  return now >= soonFrom ? 'soon' : 'running';
}

/** The hours of a best time to call. */
export function hoursOf(bestTimeToCall: CallTime, businessHours: Hours): Hours {
  const hours: Record<CallTime, Hours> = {
    'Morning (9AM-12PM)': { from: 9, to: 12 },
    'Afternoon (12PM-6PM)': { from: 12, to: 18 },
    'Evening (6PM-9PM)': { from: 18, to: 21 },
    'Anytime during business hours': businessHours,
  };
  return hours[bestTimeToCall];
}
