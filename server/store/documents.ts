import { hasCase } from '../../domain/cases/case.ts';
import { type Collection, collections } from '../../domain/collections.ts';
import { withoutHalf } from '../../domain/personal-data.ts';
import { partsOf, subjectOf } from './cases.ts';
import type { Database } from './connection.ts';
import { deleteContent } from './delete-content.ts';
import {
  type Added,
  type Arrival,
  type Document,
  type DocumentStore,
  normalDocument,
  type StoredDocument,
  sameDocument,
} from './document-store.ts';
import { deleteEvents, eraseAgain, halfErased, insertArrival, passOn, recordErasure, wasErased } from './events.ts';
import type { Row } from './sqlite-file.ts';
import { hasLeft, leftSubject } from './subscriber-ids.ts';

const pageSize = 200;
/** Documents that are removed together: as many as take about so many milliseconds, in which no visitor gets an answer. */
const removalBatch = { first: 5, most: 500, time: 20 };

/** The calls of a store that concern documents. A document and its arrival are one transaction. */
export function createDocuments(
  database: Database,
): Pick<DocumentStore, 'add' | 'get' | 'list' | 'remove' | 'removeOlderThan'> {
  return {
    add: (collection, id, document, arrival) =>
      database.transact(() => insertDocument(database, collection, { id, document, arrival })),
    get: async (collection, id) => readDocument(database, collection, id),
    async *list(collection) {
      let after: StoredDocument | undefined;
      do {
        const page = database.all(selectByTime, collection, ...positionOf(after), pageSize).map(stored);
        yield* page;
        after = page.length === pageSize ? page.at(-1) : undefined;
      } while (after);
    },
    async remove(collection, id) {
      const removed = await database.transact(() => {
        const found = readDocument(database, collection, id);
        const subjects = [subjectOf(collection, id)];
        if (collection === 'subscribers') subjects.push(leftSubject(found?.document.unsubscribeToken));
        // Nothing of an id that somebody guesses. By a clock that is behind, what is deleted would seem to have come later.
        if (found) recordErasure(database, subjects, Math.max(database.clock(), found.arrival.receivedAt));
        return deleteDocument(database, collection, id);
      });
      if (removed) await database.overwriteDeleted();
      return removed;
    },
    async removeOlderThan(collection, time) {
      // In batches, so that a running server never waits long for the lock.
      for (let removed = 0, size = removalBatch.first; ; ) {
        const begin = database.monotonic();
        const count = await database.transact(() => {
          const old = database.all(hasCase(collection) ? selectOld : selectOldSuspected, collection, time, size);
          // Only referrals wait on devices, and in the cloud; a restored backup is looked at for its age.
          if (collection === 'referrals') recordAged(database, old);
          for (const { id } of old) deleteDocument(database, collection, id as string);
          return old.length;
        });
        removed += count;
        if (count < size) {
          if (removed > 0) await database.overwriteDeleted();
          return removed;
        }
        const isShort = database.monotonic() - begin < removalBatch.time;
        size = isShort ? Math.min(2 * size, removalBatch.most) : Math.ceil(size / 2);
      }
    },
  };
}

/** Within a transaction: stores a document with its arrival. */
export function insertDocument(
  database: Database,
  collection: Collection,
  { id, document: given, arrival }: StoredDocument,
): Added {
  const half = halfErased(database, subjectOf(collection, id));
  const document = normalDocument(collection, half ? withoutHalf(given, half.half) : given);
  // A device may send again what a person has asked us to erase.
  const isGone = hasCase(collection)
    ? wasErased(database, subjectOf(collection, id))
    : hasLeft(database, id, arrival.receivedAt);
  if (isGone) return 'repeated';
  if (restoreDocument(database, collection, { id, document, arrival })) {
    insertArrival(database, collection, { id, document, arrival });
    if (arrival.suspicion !== null) removeSuspected(database, collection);
    if (half) eraseAgain(database, subjectOf(collection, id), half);
    return 'added';
  }
  const existing = readDocument(database, collection, id);
  return existing && sameDocument(existing.document, document) ? 'repeated' : 'conflicting';
}

/** Within a transaction: removes the oldest spam beyond what is kept of it; few at a time, so that nobody waits. */
function removeSuspected(database: Database, arrived: Collection) {
  const beyond = hasCase(arrived) ? selectBeyond : selectSubscribersBeyond;
  for (const { subject } of database.all(beyond, database.mostSuspected)) {
    const { collection, id } = partsOf(`${subject}`);
    deleteDocument(database, collection, id);
  }
}

/** Within a transaction: stores a normal document whose events exist already. @returns whether it was not stored before */
export function restoreDocument(database: Database, collection: Collection, { id, document, arrival }: StoredDocument) {
  const { receivedAt, via, language, suspicion } = arrival;
  const text = JSON.stringify(document);
  return database.run(insert, collection, id, text, receivedAt, via, language, suspicion).changes === 1;
}

export function readDocument(database: Database, collection: Collection, id: string): StoredDocument | null {
  return database.all(selectById, collection, id).map(stored)[0] ?? null;
}

export function hasDocument({ all }: Pick<Database, 'all'>, collection: Collection, id: string): boolean {
  return all('SELECT 1 FROM documents WHERE collection = ? AND id = ?', collection, id).length > 0;
}

/** Within a transaction: what was erased before has its own time. */
function recordAged(database: Database, old: readonly Row[]) {
  const subjects = old.map(({ id }) => subjectOf('referrals', `${id}`));
  const unknown = subjects.filter((subject) => database.erasures.erasedAt(subject) === null);
  recordErasure(database, unknown, database.clock());
}

/** Within a transaction: removes a document and its events. @returns whether there was one */
export function deleteDocument(database: Database, collection: Collection, id: string): boolean {
  const subject = subjectOf(collection, id);
  passOn(database, subject, true);
  const hadDocument = deleteContent(database, subject);
  // A person who was erased has no document any more, but a case and its events.
  const hadEvents = deleteEvents(database, subject);
  if (!hadDocument && !hadEvents) return false;
  for (const { onDelete } of database.listeners) onDelete?.(database, subject);
  return true;
}

/**
 * Within a transaction: writes as much as a long referral needs, and takes it back. On a nearly full disk a row of a few bytes
 * could still be written when no referral could.
 */
export function tryToWrite({ run }: Database) {
  run("INSERT INTO documents VALUES ('checks', 'check', hex(zeroblob(8192)), 0, 'form', NULL, NULL)");
  run("DELETE FROM documents WHERE collection = 'checks'");
}

/** How many documents are stored, by collection; for the log and for the check of a backup. */
export function countDocuments(database: Pick<Database, 'all'>): Record<Collection, number> {
  const rows = database.all('SELECT collection, count(*) AS count FROM documents GROUP BY collection');
  const counts = new Map(rows.map(({ collection, count }) => [collection, Number(count)]));
  return Object.fromEntries(collections.map((name) => [name, counts.get(name) ?? 0])) as Record<Collection, number>;
}

const insert = `INSERT INTO documents (collection, id, document, received_at, via, language, suspicion)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const selectBeyond =
  "SELECT subject FROM cases WHERE stage = 'spam' ORDER BY arrived_at DESC, subject DESC LIMIT 20 OFFSET ?";
const selectSubscribersBeyond = `SELECT 'subscribers/' || id AS subject FROM documents
  WHERE collection = 'subscribers' AND suspicion IS NOT NULL ORDER BY received_at DESC, id DESC LIMIT 20 OFFSET ?`;
const selectById = 'SELECT * FROM documents WHERE collection = ? AND id = ?';
const selectByTime = `SELECT * FROM documents WHERE collection = ? AND (received_at, id) > (?, ?)
  ORDER BY received_at, id LIMIT ?`;
// The cases, because they also have those whose document was erased. Those of a collection
// without cases stay until the person unsubscribes, except in quarantine.
const selectOld = `SELECT substr(subject, length(collection) + 2) AS id FROM cases
  WHERE collection = ? AND arrived_at < ? LIMIT ?`;
const selectOldSuspected = `SELECT id FROM documents
  WHERE collection = ? AND received_at < ? AND suspicion IS NOT NULL LIMIT ?`;

function positionOf(one: StoredDocument | undefined): [number, string] {
  return one ? [one.arrival.receivedAt, one.id] : [Number.MIN_SAFE_INTEGER, ''];
}

function stored(row: Row): StoredDocument {
  return {
    id: row.id as string,
    document: JSON.parse(row.document as string) as Document,
    arrival: {
      receivedAt: row.received_at as number,
      via: row.via as Arrival['via'],
      language: row.language as Arrival['language'],
      suspicion: row.suspicion as string | null,
    },
  };
}
