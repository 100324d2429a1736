import { type Collection, collections } from '../../domain/collections.ts';
import { logTime } from '../../domain/person.ts';
import { type ClockProblem, clockProblem, recordTime } from './clock-guard.ts';
import type { Database } from './connection.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Store } from './sqlite.ts';

/**
 * For how many months more than anything else the ledger of erasures remembers one. After the retention period no backup could bring
 * it back, because it would be too old there as well; the rest is for a device that nobody has used meanwhile.
 */
const monthsAfterErasure = 12;

/** For how many months it is remembered at least that somebody has unsubscribed (Cap. 593, s. 9(3)). */
const monthsAfterLeaving = 36;

/**
 * The time before which documents are deleted.
 * @param now milliseconds since 1970
 * @param months how many calendar months back; a day that does not exist in a shorter month becomes its last day
 */
export function retentionEnd(now: number, months: number): number {
  const end = new Date(now);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime();
}

/** Why nothing was deleted by age: a clock that cannot be believed, or more at once than a day ever makes old. */
export type Refusal = { reason: ClockProblem | 'too-many'; old: number; all: number };

/** A tenth of everything, or a few in a small store, is as much as is deleted without a person who confirms it. */
const mostAtOnce = (all: number) => Math.max(5, all / 10);

/**
 * Deletes what is older than the retention period, in every collection and in quarantine. Subscribers who are not in quarantine
 * stay until they unsubscribe, which deletes their address. A wrong clock, or a mistyped period, deletes nothing: that would be for good.
 * @param isConfirmed a person has looked at the clock and the period
 * @returns how many documents of each collection were deleted
 */
export async function purge(
  store: Pick<Store, 'removeOlderThan' | 'subscribers' | 'database'>,
  now: number,
  months: number,
  isConfirmed = false,
): Promise<Record<Collection, number> | { refused: Refusal }> {
  const { database } = store;
  const end = retentionEnd(now, months);
  const refused = isConfirmed ? null : refusalOf(database, now, end);
  await database.transact(() => {
    writeSetting(database, 'retention_refused', refused?.reason ?? '');
    if (refused) return;
    recordTime(database, now);
    database.run('DELETE FROM requests WHERE answered_at < ?', now - logTime);
  });
  // They go every week, so they may be more than a tenth.
  if (!refused || refused.reason === 'too-many') await store.subscribers.removeUnconfirmed(now);
  if (refused) return { refused };
  const counts = {} as Record<Collection, number>;
  database.erasures.forgetBefore(retentionEnd(now, Math.max(months + monthsAfterErasure, monthsAfterLeaving)));
  for (const name of collections) counts[name] = await store.removeOlderThan(name, end);
  return counts;
}

/** True from a refusal until something was deleted by age again. */
export function isRetentionRefused(database: Database): boolean {
  try {
    return (readSetting(database, 'retention_refused') ?? '') !== '';
  } catch {
    // The alarm of the store says what is wrong with it.
    return false;
  }
}

function refusalOf(database: Database, now: number, end: number): Refusal | null {
  const [{ old = 0 } = {}] = database.all(countOld, end, end);
  const [{ count = 0 } = {}] = database.all(countAll);
  const numbers = { old: Number(old), all: Number(count) };
  const isTooMuch = numbers.old > mostAtOnce(numbers.all);
  const reason = clockProblem(database, now) ?? (isTooMuch ? 'too-many' : null);
  return reason && { reason, ...numbers };
}

const countOld = `SELECT (SELECT count(*) FROM cases WHERE arrived_at < ?)
  + (SELECT count(*) FROM documents WHERE collection = 'subscribers' AND received_at < ? AND suspicion IS NOT NULL) AS old`;
const countAll = `SELECT (SELECT count(*) FROM cases)
  + (SELECT count(*) FROM documents WHERE collection = 'subscribers') AS count`;
