import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { Language } from '../../domain/languages.ts';
import type { Arrival, Document, DocumentStore, StoredDocument } from './document-store.ts';
import { sameDocument } from './document-store.ts';
import { createGroupCommit } from './group-commit.ts';

/** Each entry takes the file one version further (`PRAGMA user_version`); entries are only ever added. */
const migrations = [
  `CREATE TABLE documents (
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     document TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     via TEXT NOT NULL,
     language TEXT,
     suspicion TEXT,
     PRIMARY KEY (collection, id)
   ) STRICT;
   CREATE INDEX documents_by_time ON documents (collection, received_at, id);
   CREATE TABLE checks (id INTEGER PRIMARY KEY, time INTEGER NOT NULL) STRICT;`,
];

const pageOfList = 200;
const removedAtOnce = 500;
/** Milliseconds to wait for another process (export, purge); the event loop waits too, so it is short. */
const busyTimeout = 2000;

type Options = {
  folder: string;
  /** Refuse to make a new file: for commands, where a missing one means a wrong folder. */
  mustExist?: boolean;
  /** The largest number of 4 KiB pages the file may have, to try what a full disk does. */
  maximumPages?: number;
};

/**
 * The store on this machine's disk: one SQLite file, `encore.sqlite`, in a folder. It opens at first use and again after
 * any failure, so a disk that was full or missing is used as soon as it is back.
 */
export function openSqliteStore(options: Options): DocumentStore {
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
        const place = after ? [after.arrival.receivedAt, after.id] : [Number.MIN_SAFE_INTEGER, ''];
        const page = connection.all(nextByTime, collection, ...place, pageOfList).map(stored);
        yield* page;
        after = page.length === pageOfList ? page.at(-1) : undefined;
      } while (after);
    },
    remove: (collection, id) => inGroup(() => connection.run(removeById, collection, id).changes === 1),
    async removeOlderThan(collection, time) {
      // In portions, so that a running server never waits long for the lock.
      for (let removed = 0; ; ) {
        const { changes } = await inGroup(() => connection.run(removeBefore, collection, time, removedAtOnce));
        removed += Number(changes);
        if (changes < removedAtOnce) return removed;
      }
    },
    check: () => inGroup(() => void connection.run(writeCheck)),
    async close() {
      await inGroup(() => {}).catch(() => {});
      connection.drop();
    },
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

type Row = Record<string, SQLOutputValue>;
type Value = string | number | null;

function stored(row: Row): StoredDocument {
  return {
    id: row.id as string,
    document: JSON.parse(row.document as string) as Document,
    arrival: {
      receivedAt: row.received_at as number,
      via: row.via as Arrival['via'],
      language: row.language as Language | null,
      suspicion: row.suspicion as string | null,
    },
  };
}

/** A connection that is opened when needed and thrown away when anything fails. */
function createConnection(options: Options) {
  const file = join(options.folder, 'encore.sqlite');
  let open: ReturnType<typeof openFile> | null = null;

  function drop() {
    try {
      open?.database.close();
    } catch {
      // A database that cannot be closed is left to the garbage collector; the next use opens a new one.
    }
    open = null;
  }

  function current() {
    // Someone may have moved the folder away: SQLite would go on writing into a file that nobody will find again.
    if (open && open.inode !== statSync(file, { throwIfNoEntry: false })?.ino) drop();
    open ??= openFile(file, options);
    return open;
  }

  function dropOnFailure<Result>(use: () => Result): Result {
    try {
      return use();
    } catch (error) {
      drop();
      throw error;
    }
  }

  return {
    drop,
    transact: (work: () => unknown[]) =>
      dropOnFailure(() => {
        const { database } = current();
        database.exec('BEGIN IMMEDIATE');
        const results = work();
        // Dropping the connection rolls back what was not committed.
        database.exec('COMMIT');
        return results;
      }),
    run: (sql: string, ...values: Value[]) => dropOnFailure(() => (open ?? current()).prepare(sql).run(...values)),
    all: (sql: string, ...values: Value[]): Row[] =>
      dropOnFailure(() => (open?.database.isTransaction ? open : current()).prepare(sql).all(...values)),
  };
}

function openFile(file: string, { folder, mustExist, maximumPages }: Options) {
  if (mustExist && !existsSync(file)) throw new Error(`There is nothing stored in ${folder} (DATA_DIR)`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    // FULL: a commit returns once the log is on disk. secure_delete: what is purged is overwritten, not just unlinked.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    if (maximumPages) database.exec(`PRAGMA max_page_count = ${maximumPages}`);
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    database,
    inode: statSync(file).ino,
    prepare(sql: string) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

function migrate(database: DatabaseSync) {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version() === migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  // Read again: another process may have done it while this one waited for the lock.
  for (const migration of migrations.slice(version())) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}
