import type { Case } from '../../domain/case.ts';
import type { Figures } from '../../domain/desk.ts';

/** What figures are made of. Times are milliseconds since 1970. */
export type Promised = Pick<Case, 'arrivedAt' | 'dueAt' | 'firstTriedAt' | 'reachedAt'>;

/** How well the promise of a call within 24 hours was kept. A person who was reached was tried at that moment at the latest. */
export function figuresOf(cases: readonly Promised[], now: number): Figures {
  const decided = cases.filter(({ dueAt, reachedAt }) => reachedAt !== null || now > dueAt);
  const toTry = sortedWaits(cases, tryOf);
  const toReach = sortedWaits(cases, ({ reachedAt }) => reachedAt);
  return {
    received: cases.length,
    decided: decided.length,
    triedInTime: decided.filter((one) => isBy(tryOf(one), one.dueAt)).length,
    reachedInTime: decided.filter((one) => isBy(one.reachedAt, one.dueAt)).length,
    medianToTry: median(toTry),
    worstToTry: toTry.at(-1) ?? null,
    medianToReach: median(toReach),
    worstToReach: toReach.at(-1) ?? null,
  };
}

/** True when the promise was broken: reached late, or not at all and the time is over. */
export function isLate({ dueAt, reachedAt }: Promised, now: number): boolean {
  return (reachedAt ?? now) > dueAt;
}

function tryOf({ firstTriedAt, reachedAt }: Promised): number | null {
  const times = [firstTriedAt, reachedAt].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

function isBy(time: number | null, limit: number): boolean {
  return time !== null && time <= limit;
}

/** Milliseconds from each arrival, the shortest first. */
function sortedWaits(cases: readonly Promised[], timeOf: (one: Promised) => number | null): number[] {
  const waits = cases.flatMap((one) => {
    const time = timeOf(one);
    return time === null ? [] : [time - one.arrivedAt];
  });
  return waits.sort((one, other) => one - other);
}

function median(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}
