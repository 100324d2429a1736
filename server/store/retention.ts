import { type Collection, collections } from '../../domain/collections.ts';
import type { Store } from './sqlite.ts';

/**
 * For how many months more than anything else the ledger of erasures remembers one. After the retention period no backup could bring
 * it back, because it would be too old there as well; the rest is for a device that nobody has used meanwhile.
 */
const monthsAfterErasure = 12;

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

/**
 * Deletes what is older than the retention period, in every collection and in quarantine. Subscribers who are not in quarantine
 * stay until they unsubscribe, which deletes their address.
 * @returns how many documents of each collection were deleted
 */
export async function purge(store: Pick<Store, 'removeOlderThan' | 'database'>, now: number, months: number) {
  const counts = {} as Record<Collection, number>;
  store.database.erasures.forgetBefore(retentionEnd(now, months + monthsAfterErasure));
  for (const name of collections) counts[name] = await store.removeOlderThan(name, retentionEnd(now, months));
  return counts;
}
