import type { Collection } from '../../domain/collections.ts';
import { originsOf, partsOf, subjectOf } from './cases.ts';
import type { Database } from './connection.ts';
import { deleteDocument } from './documents.ts';
import { append } from './events.ts';
import { readSetting, writeSetting } from './settings.ts';

const pageSize = 2000;

/**
 * Erases again what the ledger says was erased: a backup, or the cloud, may have brought it back, or the process ended between the ledger
 * and the deletion. All documents are looked at only where the store has not seen the newest erasure.
 * @param look `always`: also where it seems that it has
 * @returns how many were erased again
 */
export async function applyErasures(database: Database, look: 'if needed' | 'always' = 'if needed'): Promise<number> {
  const { erasures, all, transact } = database;
  const newest = erasures.newest();
  if (newest === '' || (look === 'if needed' && readSetting(database, 'erasures_until') === newest)) return 0;
  let count = 0;
  for (let after = ['', ''], isMore = true; isMore; ) {
    const rows = all(selectPage, ...after, pageSize) as StoredRow[];
    const [last] = rows.slice(-1);
    after = last ? [last.collection, last.id] : after;
    isMore = rows.length === pageSize;
    const found = rows.flatMap((row) => erasureOf(database, row));
    count += found.length;
    if (found.length > 0) await transact(() => found.map(({ subject, at }) => eraseAgain(database, subject, at)));
  }
  await transact(() => writeSetting(database, 'erasures_until', erasures.newest()));
  if (count > 0) await database.overwriteDeleted();
  return count;
}

type StoredRow = { collection: Collection; id: string; receivedAt: number };

function erasureOf({ erasures }: Database, { collection, id, receivedAt }: StoredRow) {
  const subject = subjectOf(collection, id);
  const [at] = originsOf(subject).flatMap((origin) => erasures.erasedAt(origin) ?? []);
  // Whoever unsubscribed may have subscribed again.
  return at === undefined || (collection === 'subscribers' && receivedAt > at) ? [] : [{ subject, at }];
}

/** Within a transaction. Of a case the history stays, as after any erasure; who did it is not in the ledger. */
function eraseAgain(database: Database, subject: string, at: number) {
  const action = { subject, actionId: `erased:${subject}`, expectedVersion: null, at, actor: '', data: {} };
  const { outcome } = append(database, { ...action, type: 'erased' });
  const { collection, id } = partsOf(subject);
  if (outcome !== 'appended') deleteDocument(database, collection, id);
}

const selectPage = `SELECT collection, id, received_at AS receivedAt FROM documents WHERE (collection, id) > (?, ?)
  ORDER BY collection, id LIMIT ?`;
