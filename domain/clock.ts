import type { CallTime } from './referral.ts';

/** What the clock of a case depends on. Times are milliseconds since 1970. */
export type ClockFacts = {
  arrivedAt: number;
  /** Frozen at arrival. */
  dueAt: number;
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

export type Clock = {
  state: ClockState;
  dueAt: number;
  /** The end of the last part of the best time to call before `dueAt`; `dueAt` when that is over. */
  callBy: number;
  isCallableNow: boolean;
  tries: number;
  lastTriedAt: number | null;
  reachedAt: number | null;
  arrivedAt: number;
};
