import type { Collection } from '../../domain/collections.ts';
import type { LocalStore, Outbox } from '../outbox/outbox.ts';
import type { Arrival, Document, StoredDocument } from './document-store.ts';
import { sameDocument } from './document-store.ts';
import { createGroupCommit } from './group-commit.ts';
import { createConnection, type Row, type SqliteOptions } from './sqlite-file.ts';

const pageOfList = 200;
const removedAtOnce = 500;

type Connection = ReturnType<typeof createConnection>;
type InGroup = ReturnType<typeof createGroupCommit>;

/**
 * The store on this machine's disk: one SQLite file, `encore.sqlite`, in a folder. It opens at first use and again after
 * any failure, so a disk that was full or missing is used as soon as it is back.
 */
export function openSqliteStore(options: SqliteOptions): LocalStore {
  const connection = createConnection(options);
  const inGroup = createGroupCommit(connection.transact);

  return {
    add: (collection, id, document, { receivedAt, via, language, suspicion }) =>
      inGroup(() => {
        const row = [collection, id, JSON.stringify(document), receivedAt, via, language, suspicion];
        if (connection.run(insert, ...row).changes === 1) return 'added';
        const [known] = connection.all(byId, collection, id);
        return known && sameDocument(stored(known).document, document) ? 'repeated' : 'conflicting';
      }),
    get: async (collection, id) => connection.all(byId, collection, id).map(stored)[0] ?? null,
    async *list(collection) {
      let after: StoredDocument | undefined;
      do {
        const page = connection.all(nextByTime, collection, ...placeOf(after), pageOfList).map(stored);
        yield* page;
        after = page.length === pageOfList ? page.at(-1) : undefined;
      } while (after);
    },
    async remove(collection, id) {
      const removed = await inGroup(() => {
        // This machine may have been on the cloud before, and may be again.
        connection.run(noteRemovalOfArrived, collection, id);
        return connection.run(removeById, collection, id).changes === 1;
      });
      if (removed) connection.overwriteDeleted();
      return removed;
    },
    async removeOlderThan(collection, time) {
      // In portions, so that a running server never waits long for the lock.
      for (let removed = 0; ; ) {
        const { changes } = await inGroup(() => connection.run(removeBefore, collection, time, removedAtOnce));
        removed += Number(changes);
        if (changes < removedAtOnce) {
          if (removed > 0) connection.overwriteDeleted();
          return removed;
        }
      }
    },
    check: () => inGroup(() => void connection.run(writeCheck)),
    async close() {
      await inGroup(() => {}).catch(() => {});
      connection.drop();
    },
    ...outgoing(connection, inGroup),
  };
}

function outgoing(connection: Connection, inGroup: InGroup): Outbox {
  const changed = (sql: string, ...values: string[]) => inGroup(() => void connection.run(sql, ...values));
  return {
    async setDestination(destination) {
      if (connection.all(knownDestination)[0]?.name === destination) return;
      await inGroup(() => {
        connection.run(forgetArrivals);
        connection.run(noteDestination, destination);
      });
    },
    waiting: async (collection, limit, behind) =>
      connection.all(nextWaiting, collection, ...placeOf(behind), limit).map(stored),
    markArrived: (collection, id) => changed(arrive, collection, id),
    setAside: (collection, id, suspicion) => changed(suspect, suspicion, collection, id),
    async removeEverywhere(collection, id) {
      await inGroup(() => {
        connection.run(noteRemoval, collection, id);
        connection.run(removeById, collection, id);
      });
      connection.overwriteDeleted();
    },
    removals: async (collection, limit) =>
      connection.all(nextRemovals, collection, limit).map(({ id }) => id as string),
    isBeingRemoved: async (collection, id) => connection.all(removalById, collection, id).length > 0,
    markRemoved: (collection, id) => changed(forgetRemoval, collection, id),
    countOnlyHere: async (collection: Collection, before: number) =>
      count(connection.all(onlyHere, collection, before)),
    countOutgoing: async () => count(connection.all(allWaiting)),
  };
}

const insert = `INSERT INTO documents (collection, id, document, received_at, via, language, suspicion)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const byId = 'SELECT * FROM documents WHERE collection = ? AND id = ?';
const nextByTime = `SELECT * FROM documents WHERE collection = ? AND (received_at, id) > (?, ?)
  ORDER BY received_at, id LIMIT ?`;
const removeById = 'DELETE FROM documents WHERE collection = ? AND id = ?';
const removeBefore = `DELETE FROM documents WHERE rowid IN
  (SELECT rowid FROM documents WHERE collection = ? AND received_at < ? LIMIT ?)`;
const writeCheck =
  'INSERT INTO checks (id, time) VALUES (1, unixepoch()) ON CONFLICT (id) DO UPDATE SET time = unixepoch()';

const isWaiting = 'arrived = 0 AND suspicion IS NULL';
const nextWaiting = `SELECT * FROM documents WHERE collection = ? AND ${isWaiting} AND (received_at, id) > (?, ?)
  ORDER BY received_at, id LIMIT ?`;
const noRemovalIsDue = `NOT EXISTS
  (SELECT 1 FROM removals WHERE removals.collection = documents.collection AND removals.id = documents.id)`;
const arrive = `UPDATE documents SET arrived = 1 WHERE collection = ? AND id = ? AND ${noRemovalIsDue}`;
const suspect = `UPDATE documents SET suspicion = ? WHERE collection = ? AND id = ? AND ${noRemovalIsDue}`;
const noteRemoval = 'INSERT INTO removals (collection, id) VALUES (?, ?) ON CONFLICT DO NOTHING';
const noteRemovalOfArrived = `INSERT INTO removals (collection, id)
  SELECT collection, id FROM documents WHERE collection = ? AND id = ? AND arrived = 1 ON CONFLICT DO NOTHING`;
const knownDestination = 'SELECT name FROM destinations WHERE id = 1';
const noteDestination =
  'INSERT INTO destinations (id, name) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name';
const forgetArrivals = 'UPDATE documents SET arrived = 0 WHERE arrived = 1';
const nextRemovals = 'SELECT id FROM removals WHERE collection = ? LIMIT ?';
const removalById = 'SELECT id FROM removals WHERE collection = ? AND id = ?';
const forgetRemoval = 'DELETE FROM removals WHERE collection = ? AND id = ?';
const onlyHere = `SELECT count(*) AS count FROM documents
  WHERE collection = ? AND received_at < ? AND (arrived = 0 OR suspicion IS NOT NULL)`;
const allWaiting = `SELECT (SELECT count(*) FROM documents WHERE ${isWaiting}) + (SELECT count(*) FROM removals) AS count`;

function placeOf(one: StoredDocument | undefined): [number, string] {
  return one ? [one.arrival.receivedAt, one.id] : [Number.MIN_SAFE_INTEGER, ''];
}

function count([row]: Row[]): number {
  return Number(row?.count ?? 0);
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
