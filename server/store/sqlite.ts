import type { Collection } from '../../domain/collections.ts';
import type { LocalStore, Outbox } from '../outbox/outbox.ts';
import { type ConnectionOptions, createConnection } from './connection.ts';
import type { Arrival, Document, StoredDocument } from './document-store.ts';
import { sameDocument } from './document-store.ts';
import { createGroupCommit } from './group-commit.ts';
import type { Row } from './sqlite-file.ts';

const pageSize = 200;
const removalBatchSize = 500;

type Connection = ReturnType<typeof createConnection>;
type InGroup = ReturnType<typeof createGroupCommit>;

/**
 * The local store: one SQLite file, `encore.sqlite`, in a folder. It is opened at first use and again after any failure, so
 * that a disk that was full or missing is used as soon as it is available again.
 */
export function openSqliteStore(options: ConnectionOptions): LocalStore {
  const connection = createConnection(options);
  const inGroup = createGroupCommit(connection.transact);

  return {
    add: (collection, id, document, { receivedAt, via, language, suspicion }) =>
      inGroup(() => {
        const row = [collection, id, JSON.stringify(document), receivedAt, via, language, suspicion];
        if (connection.run(insert, ...row).changes === 1) return 'added';
        const [existing] = connection.all(selectById, collection, id);
        return existing && sameDocument(stored(existing).document, document) ? 'repeated' : 'conflicting';
      }),
    get: async (collection, id) => connection.all(selectById, collection, id).map(stored)[0] ?? null,
    async *list(collection) {
      let after: StoredDocument | undefined;
      do {
        const page = connection.all(selectByTime, collection, ...positionOf(after), pageSize).map(stored);
        yield* page;
        after = page.length === pageSize ? page.at(-1) : undefined;
      } while (after);
    },
    async remove(collection, id) {
      const removed = await inGroup(() => {
        // Cloud mode may have been on before, and may be on again.
        connection.run(insertRemovalOfSent, collection, id);
        return connection.run(deleteById, collection, id).changes === 1;
      });
      if (removed) connection.overwriteDeleted();
      return removed;
    },
    async removeOlderThan(collection, time) {
      // In batches, so that a running server never waits long for the lock.
      for (let removed = 0; ; ) {
        const { changes } = await inGroup(() => connection.run(deleteBefore, collection, time, removalBatchSize));
        removed += Number(changes);
        if (changes < removalBatchSize) {
          if (removed > 0) connection.overwriteDeleted();
          return removed;
        }
      }
    },
    alarm: connection.alarm,
    check: () => inGroup(() => void connection.run(upsertCheck)),
    async close() {
      await inGroup(() => {}).catch(() => {});
      connection.close();
    },
    ...createOutbox(connection, inGroup),
  };
}

function createOutbox(connection: Connection, inGroup: InGroup): Outbox {
  const changed = (sql: string, ...values: string[]) => inGroup(() => void connection.run(sql, ...values));
  return {
    async setDestination(destination) {
      if (connection.all(selectDestination)[0]?.name === destination) return;
      await inGroup(() => {
        connection.run(markAllUnsent);
        connection.run(updateDestination, destination);
      });
    },
    waiting: async (collection, limit, cursor) =>
      connection.all(selectUnsent, collection, ...positionOf(cursor), limit).map(stored),
    markArrived: (collection, id) => changed(markSent, collection, id),
    quarantine: (collection, id, suspicion) => changed(setSuspicion, suspicion, collection, id),
    async removeEverywhere(collection, id) {
      await inGroup(() => {
        connection.run(insertRemoval, collection, id);
        connection.run(deleteById, collection, id);
      });
      connection.overwriteDeleted();
    },
    removals: async (collection, limit) =>
      connection.all(selectRemovals, collection, limit).map(({ id }) => id as string),
    isBeingRemoved: async (collection, id) => connection.all(selectRemoval, collection, id).length > 0,
    markRemoved: (collection, id) => changed(deleteRemoval, collection, id),
    countOnlyHere: async (collection: Collection, before: number) =>
      count(connection.all(countLocal, collection, before)),
    countOutgoing: async () => count(connection.all(countPending)),
  };
}

const insert = `INSERT INTO documents (collection, id, document, received_at, via, language, suspicion)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
const selectById = 'SELECT * FROM documents WHERE collection = ? AND id = ?';
const selectByTime = `SELECT * FROM documents WHERE collection = ? AND (received_at, id) > (?, ?)
  ORDER BY received_at, id LIMIT ?`;
const deleteById = 'DELETE FROM documents WHERE collection = ? AND id = ?';
const deleteBefore = `DELETE FROM documents WHERE rowid IN
  (SELECT rowid FROM documents WHERE collection = ? AND received_at < ? LIMIT ?)`;
const upsertCheck =
  'INSERT INTO checks (id, time) VALUES (1, unixepoch()) ON CONFLICT (id) DO UPDATE SET time = unixepoch()';

const isUnsent = 'arrived = 0 AND suspicion IS NULL';
const selectUnsent = `SELECT * FROM documents WHERE collection = ? AND ${isUnsent} AND (received_at, id) > (?, ?)
  ORDER BY received_at, id LIMIT ?`;
const noPendingRemoval = `NOT EXISTS
  (SELECT 1 FROM removals WHERE removals.collection = documents.collection AND removals.id = documents.id)`;
const markSent = `UPDATE documents SET arrived = 1 WHERE collection = ? AND id = ? AND ${noPendingRemoval}`;
const setSuspicion = `UPDATE documents SET suspicion = ? WHERE collection = ? AND id = ? AND ${noPendingRemoval}`;
const insertRemoval = 'INSERT INTO removals (collection, id) VALUES (?, ?) ON CONFLICT DO NOTHING';
const insertRemovalOfSent = `INSERT INTO removals (collection, id)
  SELECT collection, id FROM documents WHERE collection = ? AND id = ? AND arrived = 1 ON CONFLICT DO NOTHING`;
const selectDestination = 'SELECT name FROM destinations WHERE id = 1';
const updateDestination =
  'INSERT INTO destinations (id, name) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name';
const markAllUnsent = 'UPDATE documents SET arrived = 0 WHERE arrived = 1';
const selectRemovals = 'SELECT id FROM removals WHERE collection = ? LIMIT ?';
const selectRemoval = 'SELECT id FROM removals WHERE collection = ? AND id = ?';
const deleteRemoval = 'DELETE FROM removals WHERE collection = ? AND id = ?';
const countLocal = `SELECT count(*) AS count FROM documents
  WHERE collection = ? AND received_at < ? AND (arrived = 0 OR suspicion IS NOT NULL)`;
const countPending = `SELECT (SELECT count(*) FROM documents WHERE ${isUnsent}) + (SELECT count(*) FROM removals) AS count`;

function positionOf(one: StoredDocument | undefined): [number, string] {
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
