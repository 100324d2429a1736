import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { caseSummary } from '../../domain/case-summary.ts';
import { callBy } from '../../domain/clock.ts';
import type { Collection } from '../../domain/collections.ts';
import type { CallTime } from '../../domain/referral.ts';
import { searchText } from '../../domain/search-text.ts';
import { migrations } from './migrations.ts';
import { StoreProblem } from './store-problem.ts';

export type Row = Record<string, SQLOutputValue>;

/** SQLite's result codes. */
const codes = { error: 1, busy: 5, corrupt: 11, notADatabase: 26 };

/** Milliseconds for which a command waits for a lock. A server waits without blocking, see `createGroupCommit`. */
const busyTimeout = 2000;

/** Where the database of a folder is. */
export function sqliteFile(folder: string): string {
  return join(folder, 'encore.sqlite');
}

/** True for an error that says that another process is writing. */
export function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === codes.busy;
}

export type OpenFile = {
  database: DatabaseSync;
  /** Which files are open: SQLite would go on writing into files that no longer have a name. */
  inodes: { file: number; log: number };
  /** Bytes; the file never becomes smaller. */
  size: number;
  storeId: string;
  prepare(sql: string): ReturnType<DatabaseSync['prepare']>;
  /** Closes the files. After `clean`, the write-ahead log is not needed any more. */
  close(clean: boolean): void;
};

/**
 * Opens an existing database, checks it, and migrates it.
 * @param options `isServer`: records that the database is in use, and never waits for a lock; `check`: reads all its pages
 * @throws StoreProblem when it cannot be used; the files are left as they are
 */
export function openFile(file: string, { isServer, check }: { isServer: boolean; check: boolean }): OpenFile {
  const log = `${file}-wal`;
  if (statSync(file).size === 0) throw new StoreProblem('damaged', file, 'it is empty');
  const hadLog = existsSync(log);
  const database = new DatabaseSync(file, { timeout: isServer ? 0 : busyTimeout });
  try {
    // FULL: a commit returns once the log is on disk. secure_delete: what is purged is overwritten, not just unlinked.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(database, file);
    if (setting(database, 'in_use') === 1 && !hadLog) throw new StoreProblem('log-missing', file);
    const found = check ? database.prepare('PRAGMA quick_check(1)').get()?.quick_check : 'ok';
    if (found !== 'ok') throw new StoreProblem('damaged', file, String(found));
    // The checkpoint writes the mark into the file itself, so that it can also be read where the log is missing.
    if (isServer) database.exec(`${setInUse(1)}; PRAGMA wal_checkpoint(TRUNCATE)`);
    const storeId = String(setting(database, 'store_id'));
    const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
    return {
      database,
      inodes: { file: statSync(file).ino, log: statSync(log).ino },
      size: statSync(file).size,
      storeId,
      prepare(sql) {
        const statement = statements.get(sql) ?? database.prepare(sql);
        statements.set(sql, statement);
        return statement;
      },
      close(clean) {
        if (isServer && clean) database.exec(setInUse(0));
        database.close();
        // The last connection deletes the log. Without `clean` its absence would look like a loss.
        if (hadLog || (isServer && !clean)) writeFileSync(log, '', { flag: 'a', mode: 0o600 });
      },
    };
  } catch (error) {
    closeUnused(database, hadLog, log);
    throw problemOf(error, file);
  }
}

/** Creates an empty database. It gets its name only once it is complete, so an empty file is always damage. */
export function createFile(file: string, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  // An existing folder may be readable by everyone. SQLite's other files get the mode of this one.
  closeSync(openSync(unfinished, 'a', 0o600));
  const database = new DatabaseSync(unfinished);
  try {
    migrate(database, unfinished);
  } finally {
    database.close();
  }
  renameSync(unfinished, file);
}

/** What can be asked of a database that is only read. */
export type Reader = { all(sql: string): Row[]; close(): void };

/** Opens a database to read it, also while a server is writing. */
export function openReader(file: string): Reader {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  return {
    all(sql) {
      try {
        return database.prepare(sql).all();
      } catch (error) {
        throw problemOf(error, file);
      }
    },
    close: () => database.close(),
  };
}

/**
 * Copies a database, also while a server is writing, into a new file without a log; checks every page and index of the copy.
 * @throws StoreProblem when the copy is damaged, is not a store, or belongs to a newer release
 */
export async function copyDatabase(from: string, to: string) {
  rmSync(to, { force: true });
  closeSync(openSync(to, 'a', 0o600));
  const source = new DatabaseSync(from, { readOnly: true, timeout: busyTimeout });
  try {
    // In one step: between steps other writes would make it begin again.
    await backup(source, to, { rate: 2 ** 31 - 1 });
    const copy = new DatabaseSync(to);
    try {
      // The copy is complete without a write-ahead log, and no server is using it.
      copy.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
      const found = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
      if (found !== 'ok') throw new StoreProblem('damaged', from, String(found));
      prepareCopy(copy, from);
    } finally {
      copy.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw problemOf(error, from);
  } finally {
    source.close();
  }
}

/**
 * Takes the lock that keeps a second server from a folder. The kernel releases it when the process ends, however it ends.
 * @throws StoreProblem when another server has it
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'encore.lock');
  // SQLite would let everyone read it. An existing one is not opened: closing it would release a lock that this process has.
  if (!existsSync(lock)) closeSync(openSync(lock, 'a', 0o600));
  const database = new DatabaseSync(lock, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new StoreProblem('in-use', folder) : error;
  }
  return { release: () => database.close() };
}

function migrate(database: DatabaseSync, file: string) {
  const version = versionOf(database);
  if (version > migrations.length) throw new StoreProblem('newer', file, version);
  if (version === migrations.length) return;
  defineFunctions(database);
  database.exec('BEGIN IMMEDIATE');
  // Read again: another process may have done it while this one waited for the lock.
  for (const migration of migrations.slice(versionOf(database))) database.exec(migration);
  database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
}

/** What migrations compute with code that the server uses as well. */
function defineFunctions(database: DatabaseSync) {
  database.function('search_text', (document) => searchText(JSON.parse(String(document))));
  database.function('case_summary', (collection, document) =>
    JSON.stringify(caseSummary(collection as Collection, JSON.parse(String(document)))),
  );
  database.function('call_by', (arrivedAt, dueAt, bestTime) =>
    callBy(Number(arrivedAt), Number(dueAt), bestTime as CallTime | null),
  );
}

/** Migrates a copy, marks it as not in use, and checks that it is a store: any program's SQLite file can be named as a backup. */
function prepareCopy(copy: DatabaseSync, from: string) {
  // Every store has a version. Other programs' files mostly have none, and migrating would make an empty store of them.
  if (versionOf(copy) === 0) throw new StoreProblem('foreign', from);
  try {
    migrate(copy, from);
    copy.exec(setInUse(0));
  } catch (error) {
    // A table or a column is missing.
    throw (error as { errcode?: number }).errcode === codes.error ? new StoreProblem('foreign', from) : error;
  }
  const expected = new DatabaseSync(':memory:');
  migrate(expected, ':memory:');
  const found = columnsOf(copy);
  const isStore = columnsOf(expected).isSubsetOf(found) && setting(copy, 'store_id') !== undefined;
  expected.close();
  if (!isStore) throw new StoreProblem('foreign', from);
}

/** The columns of all tables, as `table.column`. */
function columnsOf(database: DatabaseSync): Set<unknown> {
  const sql = `SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'`;
  return new Set(
    database
      .prepare(sql)
      .all()
      .map(({ name }) => name),
  );
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

function setting(database: DatabaseSync, name: string) {
  return database.prepare('SELECT value FROM settings WHERE name = ?').get(name)?.value;
}

const setInUse = (value: 0 | 1) => `UPDATE settings SET value = ${value} WHERE name = 'in_use' AND value != ${value}`;

function closeUnused(database: DatabaseSync, hadLog: boolean, log: string) {
  try {
    database.close();
    if (hadLog) writeFileSync(log, '', { flag: 'a', mode: 0o600 });
  } catch {
    // The reason why it could not be opened is reported.
  }
}

function problemOf(error: unknown, file: string): unknown {
  const code = ((error as { errcode?: number }).errcode ?? 0) % 256;
  const isDamage = code === codes.corrupt || code === codes.notADatabase;
  return isDamage ? new StoreProblem('damaged', file, (error as Error).message) : error;
}
