import type { Database } from './connection.ts';

/** What the database records about itself. */
type Name =
  /** The cloud project that the outbox is for. */
  | 'destination'
  /** The time up to which the documents of the cloud were pulled. */
  | 'pulled_until'
  /** The time at which all of them were last looked at. */
  | 'scanned_at'
  /** The day of the last digest of alerts, as `2026-11-21`. */
  | 'digest_day'
  /** The newest erasure of the ledger that happened here as well. */
  | 'erasures_until'
  /** The last time that could be believed, of the day when old documents were deleted. */
  | 'seen_at'
  /** The newest backup that was there when this store was begun. */
  | 'begun_beside'
  /** Why nothing is deleted by age; empty when all is well. */
  | 'retention_refused';

/** @returns undefined when it was never written */
export function readSetting({ all }: Pick<Database, 'all'>, name: Name): string | number | undefined {
  return all('SELECT value FROM settings WHERE name = ?', name)[0]?.value as string | number | undefined;
}

/** Within a transaction. */
export function writeSetting({ run }: Pick<Database, 'run'>, name: Name, value: string | number) {
  run('INSERT OR REPLACE INTO settings VALUES (?, ?)', name, value);
}
