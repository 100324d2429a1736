import { existsSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hours } from '../../domain/clock.ts';
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
  /** What "Anytime during business hours" means for what arrives. */
  businessHours: Hours;
};

/** How often the log is tried to be emptied while another process reads or writes, and the milliseconds between. */
const checkpointAttempts = 100;
const checkpointPause = 20;

/** A connection to the database of a folder. It is opened at first use, and closed and opened again after a failure. */
export function createConnection(options: ConnectionOptions) {
  const files = createFiles(options);

  return {
    /** Why nothing can be stored until a person acts, or what happened to the files since the start. */
    alarm: files.alarm,
    close: files.close,
    transact: (work: () => unknown[]) =>
      files.use(({ database }) => {
        database.exec('BEGIN IMMEDIATE');
        const results = work();
        // Dropping the connection rolls back what was not committed.
        database.exec('COMMIT');
        return results;
      }),
    run: (sql: string, ...values: Value[]) => files.use(({ prepare }) => prepare(sql).run(...values)),
    all: (sql: string, ...values: Value[]): Row[] => files.use(({ prepare }) => prepare(sql).all(...values)),
    /**
     * Moves deletions from the write-ahead log into the file and empties the log. Until then deleted text can still be read
     * in the files, for months where little is written. Another process or a full disk may prevent it; then it happens with
     * the next deletion.
     */
    async overwriteDeleted() {
      for (let attempt = 0; attempt < checkpointAttempts; attempt += 1) {
        try {
          const [row] = files.use(({ database }) => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all());
          if (row?.busy === 0) return;
        } catch {
          // The deletion itself is on disk.
          return;
        }
        await sleep(checkpointPause);
      }
    },
  };
}

/** The open files of a connection: opens and checks them, and says what is wrong with them. */
function createFiles(options: ConnectionOptions) {
  const file = sqliteFile(options.folder);
  const { log } = options;
  const open = createOpener(options);
  let current: OpenFile | null = null;
  let problem: StoreProblem | null = null;
  let logWasDeleted = false;

  function drop(clean = false) {
    try {
      current?.close(clean);
    } catch {
      // A database that cannot be closed is left to the garbage collector; the next call opens a new one.
    }
    current = null;
  }

  /** Somebody may have moved, cut or replaced the files: then they are opened and checked again. */
  function leaveChangedFiles(known: OpenFile) {
    const change = changeOf(file, known);
    if (change === null) return;
    open.checkNext();
    if (change === 'log') {
      // SQLite still has the deleted log open, and can move its content into the file.
      known.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      logWasDeleted = true;
      log?.error({ file }, 'The write-ahead log was deleted while the server was running; its content was saved');
    }
    drop();
  }

  function tryToUse<Result>(work: (opened: OpenFile) => Result): Result {
    if (current && !current.database.isTransaction) leaveChangedFiles(current);
    current ??= open.open();
    const result = work(current);
    if (problem) log?.warn({ file }, 'The store can be used again');
    problem = null;
    return result;
  }

  return {
    alarm: (): ProblemCode | 'log-deleted' | null => problem?.code ?? (logWasDeleted ? 'log-deleted' : null),
    use<Result>(work: (opened: OpenFile) => Result): Result {
      try {
        return tryToUse(work);
      } catch (error) {
        if (isBusy(error) && !current?.database.isTransaction) throw error;
        drop();
        if (error instanceof StoreProblem && problem?.message !== error.message) {
          problem = error;
          log?.error({ reason: error.message }, 'The store cannot be used');
        }
        throw error;
      }
    },
    close() {
      drop(true);
      open.unlock();
    },
  };
}

/** Opens the database of a folder, again and again, and never another one than the first. */
function createOpener({ folder, isServer = false, mustExist, maximumPages }: ConnectionOptions) {
  const file = sqliteFile(folder);
  let lock: { release(): void } | null = null;
  let storeId: string | null = null;
  /** Reading all pages takes 1.4 ms for each MB, so it is not repeated after every failure. */
  let isChecked = !isServer;
  return {
    checkNext: () => {
      isChecked = false;
    },
    unlock() {
      lock?.release();
      lock = null;
    },
    open(): OpenFile {
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
    },
  };
}

/** What has happened to open files: only the `log` was deleted or replaced, or the `file` was; null when they are the same. */
function changeOf(file: string, known: OpenFile): 'file' | 'log' | null {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now?.ino !== known.inodes.file || now.size < known.size) return 'file';
  known.size = now.size;
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.ino === known.inodes.log ? null : 'log';
}
