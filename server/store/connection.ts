import { existsSync, statSync } from 'node:fs';
import { createFile, isBusy, lockFolder, type OpenFile, openFile, type Row, sqliteFile } from './sqlite-file.ts';
import { type ProblemCode, StoreProblem } from './store-problem.ts';

export type StoreLog = {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
};

export type ConnectionOptions = {
  folder: string;
  /** The one server of the folder. Commands and tests may open the store beside it. */
  isServer?: boolean;
  /** Do not create a file: in commands a missing file means a wrong folder. */
  mustExist?: boolean;
  /** The largest number of 4 KiB pages the file may have; tests simulate a full disk with it. */
  maximumPages?: number;
  log?: StoreLog;
};

type Value = string | number | null;

/** What the parts of the store share. */
export type Database = Omit<ReturnType<typeof createConnection>, 'alarm' | 'close' | 'transact'> & {
  /** Runs work in a transaction, and resolves with its result once that is on disk. */
  inGroup<Result>(work: () => Result): Promise<Result>;
  /** Milliseconds since 1970. */
  clock: () => number;
};

/** A connection to the database of a folder. It is opened at first use, and closed and opened again after a failure. */
export function createConnection({ folder, isServer = false, mustExist, maximumPages, log }: ConnectionOptions) {
  const file = sqliteFile(folder);
  let open: OpenFile | null = null;
  let lock: { release(): void } | null = null;
  /** The identity of the database that this process opened first; it never goes on with another one. */
  let storeId: string | null = null;
  let problem: StoreProblem | null = null;
  let logWasDeleted = false;
  /** Reading all pages takes 1.4 ms for each MB, so it is not repeated after every failure. */
  let isChecked = !isServer;

  function drop(clean = false) {
    try {
      open?.close(clean);
    } catch {
      // A database that cannot be closed is left to the garbage collector; the next call opens a new one.
    }
    open = null;
  }

  function reopen(): OpenFile {
    if (isServer) lock ??= lockFolder(folder);
    if (!existsSync(file)) {
      if (storeId) throw new StoreProblem('vanished', file);
      if (mustExist) throw new Error(`There is nothing stored in ${folder} (DATA_DIR)`);
      createFile(file, folder);
    }
    const opened = openFile(file, { isServer, check: !isChecked });
    isChecked = true;
    if (storeId && storeId !== opened.storeId) {
      opened.database.close();
      throw new StoreProblem('replaced', file);
    }
    storeId = opened.storeId;
    if (maximumPages) opened.database.exec(`PRAGMA max_page_count = ${maximumPages}`);
    return opened;
  }

  function current(): OpenFile {
    if (open) leaveChangedFiles(open);
    open ??= reopen();
    return open;
  }

  /** Somebody may have moved, cut or replaced the files: then they are opened and checked again. */
  function leaveChangedFiles(known: OpenFile) {
    const now = {
      file: statSync(file, { throwIfNoEntry: false }),
      log: statSync(`${file}-wal`, { throwIfNoEntry: false }),
    };
    const hasFile = now.file?.ino === known.inodes.file && now.file.size >= known.size;
    if (hasFile && now.log?.ino === known.inodes.log) {
      known.size = now.file?.size ?? 0;
      return;
    }
    isChecked = false;
    if (hasFile) {
      // Only the log was deleted or replaced. SQLite still has it open, and can move its content into the file.
      known.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      logWasDeleted = true;
      log?.error({ file }, 'The write-ahead log was deleted while the server was running; its content was saved');
    }
    drop();
  }

  function dropOnFailure<Result>(use: () => Result): Result {
    try {
      const result = use();
      if (problem) log?.warn({ file }, 'The store can be used again');
      problem = null;
      return result;
    } catch (error) {
      if (isBusy(error) && !open?.database.isTransaction) throw error;
      drop();
      if (error instanceof StoreProblem && problem?.message !== error.message) {
        problem = error;
        log?.error({ reason: error.message }, 'The store cannot be used');
      }
      throw error;
    }
  }

  return {
    /** Why nothing can be stored until a person acts, or what happened to the files since the start. */
    alarm: (): ProblemCode | 'log-deleted' | null => problem?.code ?? (logWasDeleted ? 'log-deleted' : null),
    close() {
      drop(true);
      lock?.release();
      lock = null;
    },
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
