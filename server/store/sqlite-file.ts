import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

/** Each entry migrates the file by one version (`PRAGMA user_version`). Entries are only added, never changed. */
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
  // The outbox to the cloud: which documents are in the cloud, and which must be removed there.
  `ALTER TABLE documents ADD COLUMN arrived INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX documents_waiting ON documents (collection, received_at, id) WHERE arrived = 0 AND suspicion IS NULL;
   CREATE TABLE removals (collection TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (collection, id)) STRICT;
   CREATE TABLE destinations (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;`,
];

/** Milliseconds to wait for another process (export, purge). It blocks the event loop, so it is short. */
const busyTimeout = 2000;

export type SqliteOptions = {
  folder: string;
  /** Do not create a file: in commands a missing file means a wrong folder. */
  mustExist?: boolean;
  /** The largest number of 4 KiB pages the file may have; tests simulate a full disk with it. */
  maximumPages?: number;
};

export type Row = Record<string, SQLOutputValue>;
type Value = string | number | null;

/** Where the file of a folder is. */
export function sqliteFile(folder: string): string {
  return join(folder, 'encore.sqlite');
}

/** A connection that is opened at first use and closed after any failure; only this file imports `node:sqlite`. */
export function createConnection(options: SqliteOptions) {
  const file = sqliteFile(options.folder);
  let open: ReturnType<typeof openFile> | null = null;

  function drop() {
    try {
      open?.database.close();
    } catch {
      // A database that cannot be closed is left to the garbage collector; the next call opens a new one.
    }
    open = null;
  }

  function current() {
    // If the folder was moved or deleted, SQLite would go on writing into a file that no longer has a name.
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
    /**
     * Moves deletions from the write-ahead log into the file and empties the log. Until then deleted text can still be read
     * in the files, for months where little is written. Another process or a full disk may prevent it; then it happens with
     * the next deletion.
     */
    overwriteDeleted() {
      try {
        current().database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        drop();
      }
    },
  };
}

function openFile(file: string, { folder, mustExist, maximumPages }: SqliteOptions) {
  if (mustExist && !existsSync(file)) throw new Error(`There is nothing stored in ${folder} (DATA_DIR)`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // An existing folder may be readable by everyone. SQLite's other files get the mode of this one.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
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
  if (version() >= migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  // Read again: another process may have done it while this one waited for the lock.
  for (const migration of migrations.slice(version())) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}
