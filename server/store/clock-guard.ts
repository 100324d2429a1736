import { statSync } from 'node:fs';
import type { Database } from './connection.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Milliseconds by which the clock may differ from the last time that was seen: for as long a server may be switched off. */
const tolerance = 14 * 86_400_000;

/** When this release was put on the disk. No right clock is before it. */
export const builtAt = statSync(import.meta.filename).mtimeMs;

/** What is wrong with a clock. */
export type ClockProblem = 'before-build' | 'far-from-last';

/**
 * Why a time cannot be believed; null when it can. A machine with an empty battery, one that was suspended, and a wrong time server are
 * all found by the last time that the store has seen.
 */
export function clockProblem(database: Database, now: number): ClockProblem | null {
  if (now < database.builtAt) return 'before-build';
  const seen = lastSeen(database);
  return seen !== null && Math.abs(now - seen) > tolerance ? 'far-from-last' : null;
}

/** Within a transaction: a time that can be believed, or that a person has confirmed. */
export function recordTime(database: Database, now: number) {
  writeSetting(database, 'seen_at', now);
}

/**
 * The time of an arrival. By a clock that is far behind what arrives today would be old enough to be deleted tomorrow, so it arrives at
 * the last time that was seen.
 */
export function arrivalTime(database: Database): number {
  const now = database.clock();
  try {
    const seen = lastSeen(database) ?? now;
    return now < seen - tolerance ? seen : now;
  } catch {
    // Whoever stores it will say what is wrong with the store.
    return now;
  }
}

function lastSeen(database: Database): number | null {
  return (readSetting(database, 'seen_at') as number | undefined) ?? null;
}
