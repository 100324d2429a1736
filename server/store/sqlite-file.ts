import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { applicationId, migrations } from './migrations.ts';
import { StoreProblem } from './store-problem.ts';

export type Row = Record<string, SQLOutputValue>;

/** SQLite's result codes. */
const codes = { busy: 5, corrupt: 11, notADatabase: 26 };

/** Milliseconds for which a command waits for a lock. A server waits without blocking, see `createConnection`. */
const busyTimeout = 2000;

/** Before it two connections that write at the same time could lose what was committed (https://sqlite.org/wal.html). */
const oldestSqlite = [3, 51, 3];

/** @throws an Error with one sentence where the SQLite of this Node could lose what was stored */
export function requireSafeSqlite(version = process.versions.sqlite ?? '') {
  const parts = version.split('.').map(Number);
  const [difference = 0] = oldestSqlite.map((part, n) => (parts[n] ?? 0) - part).filter(Boolean);
  if (difference >= 0) return;
  throw new Error(
    `SQLite ${version} of this Node can lose what was stored, and at least ${oldestSqlite.join('.')} is needed: start it by npm, or with a newer Node.`,
  );
}

/** Where the database of a folder is. */
export function sqliteFile(folder: string): string {
  return join(folder, 'encore.sqlite');
}

/** True for an error that says that another process is writing. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === codes.busy;
}

/** The error itself, or what it says about the file. */
export function problemOf(error: unknown, file: string): unknown {
  const isDamage = codeOf(error) === codes.corrupt || codeOf(error) === codes.notADatabase;
  return isDamage ? new StoreProblem('damaged', file, (error as Error).message) : error;
}

export type OpenFile = {
  database: DatabaseSync;
  prepare(sql: string): ReturnType<DatabaseSync['prepare']>;
};

/**
 * Opens an existing database and migrates it.
 * @param options `isServer`: never waits for a lock; `check`: reads all pages
 */
export function openFile(file: string, { isServer, check }: { isServer: boolean; check: boolean }): OpenFile {
  const database = new DatabaseSync(file, { timeout: isServer ? 0 : busyTimeout });
  try {
    checkOrigin(database, file);
    // FULL: a commit returns once the log is on disk. secure_delete: what is purged is overwritten, not just unlinked.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // 32 MB, so that a form among a million finds most pages of the indexes in memory: at 500 a second 99 % took 49 ms, and take 17.
    if (isServer) database.exec('PRAGMA cache_size = -32000');
    migrate(database);
    if (check) checkPages(database, file, 'quick_check');
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, prepare: preparedOnce(database) };
}

/** Prepares each statement at its first use. */
function preparedOnce(database: DatabaseSync): OpenFile['prepare'] {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return (sql) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

/** A database that is no store, and that more than one process may write to. */
export type SmallFile = Pick<DatabaseSync, 'prepare' | 'exec' | 'close'>;

/** Opens a database beside the store, and makes it when it is missing. What was written to it is on disk. @param schema makes its tables */
export function openFileBeside(file: string, schema: string): SmallFile {
  createPrivately(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    // EXTRA: FULL, and its folder is on disk as well. Without a write-ahead log it is whole as one file at any time.
    database.exec(`PRAGMA synchronous = EXTRA; ${schema}`);
    return { prepare: preparedOnce(database), exec: (sql) => database.exec(sql), close: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Creates an empty database. It gets its name only once it is complete, so an empty file is always damage. */
export function createFile(file: string) {
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  createPrivately(unfinished);
  const database = new DatabaseSync(unfinished);
  try {
    database.exec(`PRAGMA application_id = ${applicationId}`);
    migrate(database);
  } finally {
    database.close();
  }
  renameSync(unfinished, file);
}

/**
 * The version of the schema that a store has. Nothing is changed by asking.
 * @throws StoreProblem for one of a newer release
 */
export function schemaVersion(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  try {
    checkOrigin(database, file);
    return numberOf(database, 'user_version');
  } finally {
    database.close();
  }
}

/** What can be asked of a database that is only read. */
export type Reader = { all(sql: string, ...values: (string | number | null)[]): Row[]; close(): void };

/** Opens a database to read it, also while a server is writing. */
export function openReader(file: string): Reader {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
  const prepare = preparedOnce(database);
  return { all: (sql, ...values) => prepare(sql).all(...values), close: () => database.close() };
}

/**
 * Copies a database, also while a server is writing, into a new file without a log; checks every page and index of the copy.
 * @throws StoreProblem when the copy is damaged, is not a store, or belongs to a newer release
 */
export async function copyDatabase(from: string, to: string) {
  rmSync(to, { force: true });
  createPrivately(to);
  const source = new DatabaseSync(from, { readOnly: true, timeout: busyTimeout });
  try {
    // In one step: between steps other writes would make it begin again.
    await backup(source, to, { rate: 2 ** 31 - 1 });
    const copy = new DatabaseSync(to);
    try {
      checkOrigin(copy, from);
      // The copy is complete without a write-ahead log.
      copy.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
      checkPages(copy, from, 'integrity_check');
      migrate(copy);
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
  // An existing one is not opened: closing it would release a lock that this process has.
  if (!existsSync(lock)) createPrivately(lock);
  const database = new DatabaseSync(lock, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new StoreProblem('in-use', folder) : error;
  }
  return { release: () => database.close() };
}

/** Brings a database to the newest version. @param steps what makes each version of the one before */
export function migrate(database: DatabaseSync, steps: readonly string[] = migrations) {
  if (numberOf(database, 'user_version') === steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  // Read again: another process may have done it while this one waited for the lock.
  for (const step of steps.slice(numberOf(database, 'user_version'))) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
}

/** @throws StoreProblem for a database of another program or of a newer release */
function checkOrigin(database: DatabaseSync, file: string) {
  if (numberOf(database, 'application_id') !== applicationId) throw new StoreProblem('foreign', file);
  const version = numberOf(database, 'user_version');
  if (version > migrations.length) throw new StoreProblem('newer', file, version);
}

function checkPages(database: DatabaseSync, file: string, check: 'quick_check' | 'integrity_check') {
  const found = database.prepare(`PRAGMA ${check}(1)`).get()?.[check];
  if (found !== 'ok') throw new StoreProblem('damaged', file, String(found));
}

function numberOf(database: DatabaseSync, pragma: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}

/** An empty file that only its owner can read, which SQLite's own would not be; SQLite's other files get its mode. */
function createPrivately(file: string) {
  closeSync(openSync(file, 'a', 0o600));
}

function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) % 256;
}
