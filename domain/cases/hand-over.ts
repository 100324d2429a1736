import type { ClockFacts } from './clock.ts';

/** What of a case decides whose it is; see `domain/cases/case.ts`. */
type HandOver = { touchedAt: number; returnsAt: number | null };
type Dates = Pick<ClockFacts, 'callBy' | 'dueAt' | 'reachedAt'> & { followUpAt: number | null };

/** Milliseconds after which a case that its owner has not touched is everybody's again. */
export const ownerIdleAfter = 4 * 3_600_000;

/**
 * When a case that is handed over returns to everybody unless its new owner touches it: in half of the time that is left until its
 * date, or until it is to be called. Null where no time is left: then it is called by everybody soon, as any other.
 */
export function returnTime(before: Dates, at: number): number | null {
  const { reachedAt, followUpAt, callBy, dueAt } = before;
  const ends = [followUpAt, reachedAt === null ? (callBy >= at ? callBy : dueAt) : null];
  const until = Math.min(...ends.filter((end) => end !== null && end > at).map(Number));
  return Number.isFinite(until) ? Math.floor(at + (until - at) / 2) : null;
}

/**
 * True when a case is everybody's again although it has an owner: it was handed over and is not touched, or nobody has touched it for
 * four hours since it was to be called. The lists of `server/desk` ask the same.
 * @param from since when it is to be called
 */
export function isLeftAlone({ touchedAt, returnsAt }: HandOver, from: number, now: number): boolean {
  return Math.max(touchedAt, from) < now - ownerIdleAfter || isReturned({ returnsAt }, now);
}

/** True when a hand-over was not touched in time. */
export function isReturned({ returnsAt }: Pick<HandOver, 'returnsAt'>, now: number): boolean {
  return returnsAt !== null && returnsAt < now;
}
