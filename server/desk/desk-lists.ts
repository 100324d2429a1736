import { type Hours, nextWindow } from '../../domain/cases/clock.ts';
import { ownerIdleAfter } from '../../domain/cases/hand-over.ts';
import type { DeskList } from '../../domain/desk.ts';
import { callTimes } from '../../domain/referral.ts';
import type { Condition } from '../store/search-texts.ts';

/** Whose list it is, and when. */
export type Viewer = { now: number; memberId: string; businessHours?: Hours };

/** What a list has, and what it is sorted by; each is read from an index of the table of cases. */
type List = { where: Condition; key: Condition; order: 'ASC' | 'DESC' };

/** After everything that has a time. */
export const withoutTime = 8.64e15;

const nextOpening = `CASE best_time ${callTimes.map((time) => `WHEN '${time}' THEN ?`).join(' ')} ELSE due_at END`;

/** The rows of a list. Those of *All* are given without the stages it leaves out, which a filter may ask for. */
export function listOf(list: DeskList, { now, memberId, businessHours }: Viewer): List {
  // By when to call, or from when on again (`callOrder` in `domain/cases/clock.ts`), or from when on it is to be followed up.
  // Who has a new number after a wrong one comes first.
  const deadline = `iif(new_number_at IS NOT NULL, 0,
    iif(is_waiting = 1, iif(call_by < ?, ${nextOpening}, call_by), ifnull(queued_from, ${withoutTime})))`;
  const byDeadline = {
    key: { sql: deadline, values: [now, ...callTimes.map((time) => nextWindow(time, now, businessHours).start)] },
    order: 'ASC',
  } as const;
  const latestFirst = { key: { sql: 'arrived_at', values: [] }, order: 'DESC' } as const;
  // A follow-up is the owner's from its date on. An owner who is not in the team, as after a restore without them, is nobody.
  const queue = (collections: string): Condition => ({
    sql: `collection IN (${collections}) AND queued_from <= ?
      AND (owner IS NULL OR owner = ? OR max(touched_at, queued_from) < ? OR returns_at < ?
        OR owner NOT IN (SELECT id FROM members WHERE removed_at IS NULL))`,
    values: [now, memberId, now - ownerIdleAfter, now],
  });
  switch (list) {
    case 'call-now':
      // Applications for a partnership too: they asked us themselves.
      return { where: queue("'referrals', 'partnerships'"), ...byDeadline };
    case 'messages':
      return { where: queue("'messages'"), ...byDeadline };
    case 'mine':
      return {
        where: { sql: 'is_open = 1 AND owner = ? AND ifnull(returns_at, ?) >= ?', values: [memberId, now, now] },
        ...byDeadline,
      };
    case 'later':
      // The collections are named so that the index is begun at the date, instead of being read whole.
      return {
        where: { sql: "collection IN ('referrals', 'partnerships', 'messages') AND queued_from > ?", values: [now] },
        key: { sql: 'queued_from', values: [] },
        order: 'ASC',
      };
    // The longest without a step first. Also who waits for a call and has a wrong number.
    case 'no-next-step':
      return {
        where: { sql: 'is_open = 1 AND queued_from IS NULL', values: [] },
        key: { sql: 'touched_at', values: [] },
        order: 'ASC',
      };
    case 'all':
      return { where: { sql: "stage NOT IN ('spam', 'erased')", values: [] }, ...latestFirst };
    case 'spam':
      return { where: { sql: "stage = 'spam'", values: [] }, ...latestFirst };
  }
}
