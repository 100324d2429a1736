import type { Case } from './case.ts';
import type { CaseSummary } from './case-summary.ts';
import { type Clock, startOfDay } from './clock.ts';
import { isMissed } from './follow-up.ts';

const day = 24 * 3_600_000;

/**
 * The groups of the digest of a morning, in its order: promises that are broken already; what was promised for an hour of this day;
 * and who else waits. All of them are due before the next morning, so there is no group for later.
 */
export const digestGroups = ['overdue', 'promised', 'today'] as const;

export type DigestGroup = (typeof digestGroups)[number];

/** How many lines the digest has in each group. */
export const digestLimit = 20;

/** What the digest knows of a case. */
export type Waiting = Pick<Case, 'owner' | 'tries' | 'followUpAt'> &
  Pick<CaseSummary, 'phoneKey' | 'nameKey'> & { clock: Clock };

/** Where a case is listed. */
type Place = {
  group: DigestGroup;
  /** When somebody is, or was, to be called; milliseconds since 1970. */
  at: number;
  /** True for an hour that was promised to the person, false for the 24 hours. */
  isCallback: boolean;
};

/** A call to make. Several cases of one business are one line. */
export type DigestLine<One> = Place & {
  /** The most urgent of them. */
  one: One;
  /** The id of a member, or null. */
  owner: string | null;
  /** Of all of them, as is `count`. */
  tries: number;
  count: number;
};

/** The lines of a digest, by group, then by the hour. */
export function digestLines<One extends Waiting>(cases: readonly One[], now: number): DigestLine<One>[] {
  const lines: DigestLine<One>[] = [];
  const lineOf = new Map<string, DigestLine<One>>();
  for (const { one, ...place } of cases.flatMap((one) => placed(one, now)).sort(byUrgency)) {
    const keys = [one.phoneKey, one.nameKey].filter((key) => key !== '');
    const known = keys.map((key) => lineOf.get(key)).find(Boolean);
    const line = known ?? { ...place, one, owner: null, tries: 0, count: 0 };
    if (!known) lines.push(line);
    line.owner ??= one.owner;
    line.tries += one.tries;
    line.count += 1;
    for (const key of keys) lineOf.set(key, line);
  }
  return lines;
}

function byUrgency(one: Place, other: Place): number {
  return digestGroups.indexOf(one.group) - digestGroups.indexOf(other.group) || one.at - other.at;
}

/** None where nobody waits for a call on this day. */
function placed<One extends Waiting>(one: One, now: number): (Place & { one: One })[] {
  const { clock, followUpAt } = one;
  const { state, dueAt, callBy, lastTriedAt, next } = clock;
  if (state === 'off') return [];
  if (state === 'overdue') return [{ one, group: 'overdue', at: dueAt, isCallback: false }];
  if (followUpAt !== null && followUpAt < startOfDay(now) + day) {
    const group = isMissed(followUpAt, lastTriedAt, now) ? 'overdue' : 'promised';
    return [{ one, group, at: followUpAt, isCallback: true }];
  }
  if (state === 'kept' || state === 'late') return [];
  // Once their hours are missed, the next ones say when to call, as in the lists.
  return [{ one, group: 'today', at: next?.start ?? callBy, isCallback: false }];
}
