import type { Place } from '../../domain/desk.ts';

/**
 * Rows of the table of cases in the order of an index, so that a page costs the same however many rows there are. A list is made
 * of one part or of several, which are merged by their keys. `?1` is now, `?2` the member, and `?3` the time since which an owner has
 * to have done something. The index is named, because SQLite would choose another one now and then.
 */
export type Part = {
  index: string;
  where: string;
  key: string;
  /** The smallest key that belongs to the part. */
  least?: string;
};

/** Milliseconds after which a case that its owner has not touched is everybody's again. */
export const ownerIdleAfter = 4 * 3_600_000;

/** A follow-up is the owner's from its date on. */
const own = '(owner IS NULL OR owner = ?2 OR max(touched_at, queued_from) < ?3)';

/**
 * What waits for a call, sorted by the effective deadline (`deadline` in `domain/clock.ts`): the time to call by while it is ahead,
 * then the time it is due; and what was to be followed up by now.
 * @param isReferral 1 for referrals, 0 for messages and applications
 */
function queue(isReferral: 0 | 1): Part[] {
  const collection = `(collection = 'referrals') = ${isReferral}`;
  const waiting = `is_waiting = 1 AND ${collection} AND queued_from <= ?1 AND ${own}`;
  return [
    { index: 'cases_by_due', where: `${waiting} AND call_by < ?1`, key: 'due_at' },
    { index: 'cases_by_call', where: waiting, key: 'call_by', least: '?1' },
    {
      index: 'cases_by_follow_up',
      where: `is_waiting = 0 AND queued_from <= ?1 AND ${collection} AND ${own}`,
      key: 'queued_from',
    },
  ];
}

/** After everything that has a time. */
const withoutTime = 8.64e15;

const later = { index: 'cases_by_follow_up', key: 'queued_from', least: '?1 + 1' };

export const parts: Record<Place, Part[]> = {
  'call-now': queue(1),
  messages: queue(0),
  // A member has few, which are sorted without an index.
  mine: [
    {
      index: 'cases_by_owner',
      where: 'is_open = 1 AND owner = ?2',
      key: `CASE is_waiting WHEN 1 THEN iif(call_by < ?1, due_at, call_by) ELSE ifnull(queued_from, ${withoutTime}) END`,
    },
  ],
  later: [
    { ...later, where: 'is_waiting = 0 AND queued_from IS NOT NULL' },
    { ...later, where: 'is_waiting = 1 AND queued_from IS NOT NULL' },
  ],
  all: [{ index: 'cases_by_stage', where: "stage NOT IN ('spam', 'erased')", key: 'arrived_at' }],
  spam: [{ index: 'cases_in_spam', where: "stage = 'spam'", key: 'arrived_at' }],
};

/** Lists that show the latest first. */
export function isLatestFirst(place: Place): boolean {
  return place === 'all' || place === 'spam';
}
