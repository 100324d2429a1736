import type { Half } from '../../domain/cases/case-events.ts';
import type { Collection } from '../../domain/collections.ts';
import { neverCallActor } from '../../domain/person.ts';
import { originsOf, partsOf, readCase, subjectOf } from './cases.ts';
import type { Database } from './connection.ts';
import { deleteDocument } from './documents.ts';
import { append, endNeverCalled, eraseAgain, halfErased } from './events.ts';
import { readSetting, writeSetting } from './settings.ts';

const pageSize = 2000;

/**
 * Erases again what the ledger says was erased: a backup, or the cloud, may have brought it back, or the process ended between the ledger
 * and the deletion. All documents are looked at only where the store has not seen the newest erasure.
 * @param look `always`: also where it seems that it has
 * @returns how many were erased again
 */
export async function applyErasures(database: Database, look: 'if needed' | 'always' = 'if needed'): Promise<number> {
  const { erasures, all, run, transact } = database;
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
    if (found.length > 0) await transact(() => found.map((one) => follow(database, one)));
  }
  const requests = all("SELECT id FROM requests WHERE who != ''");
  const answered = requests.flatMap(({ id }) => {
    const at = erasures.erasedAt(`requests/${id}`);
    return at === null ? [] : { id: `${id}`, at };
  });
  await transact(() => {
    for (const { id, at } of answered) run(closeRequest, at, id);
    endAllNeverCalled(database);
    writeSetting(database, 'erasures_until', erasures.newest());
  });
  if (count + answered.length > 0) await database.overwriteDeleted();
  return count;
}

/** Within a transaction: ends what is open of numbers that are never to be called, and its dates. @param phones only of these keys */
export function endAllNeverCalled(database: Database, phones?: readonly string[]) {
  for (const { subject, phone } of database.all(selectToCall)) {
    if (phones ? !phones.includes(`${phone}`) : !database.erasures.isNoCall(`${phone}`)) continue;
    endNeverCalled(database, `${subject}`);
    endDateOfNeverCalled(database, `${subject}`);
  }
}

/**
 * Within a transaction: what is on board stays, but nobody is to call on its date any more. A meeting takes place. Once: a date that a
 * member sets later is to write, or to visit.
 */
function endDateOfNeverCalled(database: Database, subject: string) {
  const { stage, followUpAt, followUpKind } = readCase(database, subject) ?? {};
  if (stage !== 'on-board' || followUpAt === null || followUpKind === 'meeting') return;
  const frame = { subject, at: database.clock(), actor: neverCallActor, expectedVersion: null };
  append(database, { ...frame, actionId: `no date:${subject}`, type: 'postponed', data: {} });
}

type StoredRow = { collection: Collection; id: string; receivedAt: number };

function erasureOf(
  database: Database,
  { collection, id, receivedAt }: StoredRow,
): { subject: string; at: number; half?: Half }[] {
  const subject = subjectOf(collection, id);
  const [at] = originsOf(subject).flatMap((origin) => database.erasures.erasedAt(origin) ?? []);
  // Whoever unsubscribed may have subscribed again.
  if (at !== undefined) return collection === 'subscribers' && receivedAt > at ? [] : [{ subject, at }];
  const one = halfErased(database, subject);
  return one && readCase(database, subject)?.erasedHalf !== one.half ? [{ subject, ...one }] : [];
}

/** Within a transaction. */
function follow(database: Database, { subject, ...erasure }: { subject: string; at: number; half?: Half }) {
  const { outcome } = eraseAgain(database, subject, erasure);
  const { collection, id } = partsOf(subject);
  if (outcome !== 'appended') deleteDocument(database, collection, id);
}

// It was carried out after the backup.
const closeRequest = `UPDATE requests SET who = '', answer = ifnull(answer, 'done'), answered_at = ifnull(answered_at, ?)
  WHERE id = ?`;
const selectToCall = `SELECT subject, phone_key AS phone FROM cases WHERE is_open = 1 AND phone_key != '' AND collection = 'referrals'
  UNION ALL SELECT subject, phone_key FROM cases WHERE stage = 'on-board' AND queued_from IS NOT NULL`;
const selectPage = `SELECT collection, id, received_at AS receivedAt FROM documents WHERE (collection, id) > (?, ?)
  ORDER BY collection, id LIMIT ?`;
