import { mkdirSync, statSync } from 'node:fs';
import type { CaseEvent, Half } from '../../domain/cases/case-events.ts';
import type { Hours } from '../../domain/cases/clock.ts';
import type { Runtime } from '../runtime.ts';
import { checkInThread } from './check-thread.ts';
import type { Arrival } from './document-store.ts';
import type { Erasures } from './erasures.ts';
import {
  createFile,
  isBusy,
  lockFolder,
  type OpenFile,
  openFile,
  problemOf,
  type Row,
  sqliteFile,
} from './sqlite-file.ts';
import { type ProblemCode, StoreProblem } from './store-problem.ts';

export type ConnectionOptions = {
  folder: string;
  /** The one server of the folder. Commands and tests may open the store beside it. */
  isServer?: boolean;
  /** Do not create a file: in commands a missing file means a wrong folder. */
  mustExist?: boolean;
  /** Bytes of the largest database that is checked whole at the start; see `checkAfterCrash`. */
  checkedAtStart?: number;
  /** The largest number of 4 KiB pages the file may have; tests simulate a full disk with it. */
  maximumPages?: number;
};

type Value = string | number | null;

/** What the parts of the store share. */
export type Database = Omit<ReturnType<typeof createConnection>, 'alarm' | 'close' | 'checkAfterCrash'> &
  Runtime & {
    /** The same as `transact` for what gives nobody anything to send or to show. */
    transactQuietly: Database['transact'];
    /** What "Anytime during business hours" means for what arrives. */
    businessHours: Hours;
    listeners: readonly StoreListener[];
    /** When this release was put on the disk; milliseconds since 1970. */
    builtAt: number;
    /** How many cases of spam, and how many unconfirmed readers, are kept. */
    mostSuspected: number;
    /** What must not come back. */
    erasures: Erasures;
  };

/** Is told within the transaction what happens in it: what a listener writes is stored with its cause, or not at all. */
export type StoreListener = {
  /** A document has arrived for the first time. */
  onArrival?(database: Database, subject: string, arrival: Arrival): void;
  /** An event was added; each that is left of a person who was erased is told again. */
  onEvent?(database: Database, event: CaseEvent): void;
  /** A case is new, or has changed. */
  onCase?(database: Database, subject: string): void;
  /** What identifies a person is gone, or one of the two people of a referral; the events are left. */
  onErase?(database: Database, subject: string, half?: Half): void;
  /** A document is gone with its events. */
  onDelete?(database: Database, subject: string): void;
};

type Task = { work: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };

/** Milliseconds for which a write is tried again while another process is writing, and between two tries. */
const lockTimeout = 2000;
const lockPause = 20;

/** Bytes. To check so many takes a third of a second. */
const mostCheckedAtStart = 256 * 1024 ** 2;

/** A connection to the database of a folder. It is opened at first use, and closed and opened again after a failure. */
export function createConnection(options: ConnectionOptions, { monotonic, sleep }: Runtime) {
  const { use, close, alarm, checkAfterCrash } = createUse(options);
  let waiting: Task[] = [];
  let lastCommit: Promise<void> = Promise.resolve();

  const inTransaction = <Result>(work: () => Result) =>
    use(({ database }) => {
      database.exec('BEGIN IMMEDIATE');
      const result = work();
      // After a failure the connection is closed, which takes back what was not committed.
      database.exec('COMMIT');
      return result;
    });

  /** SQLite's own waiting for a lock would block every page. */
  async function whenUnlocked<Result>(work: () => Result): Promise<Result> {
    for (const until = monotonic() + lockTimeout; ; await sleep(lockPause)) {
      try {
        return inTransaction(work);
      } catch (error) {
        if (!isBusy(error) || monotonic() > until) throw error;
      }
    }
  }

  /** What arrived while the group before was being written shares a commit, which is nearly the whole cost of a write. */
  async function commitWaiting() {
    await sleep(0);
    const group = waiting;
    waiting = [];
    try {
      const results = await whenUnlocked(() => group.map(({ work }) => work()));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as never);
    } catch (error) {
      const isAlone = group.length === 1 || isBusy(error);
      // One that cannot be written does not make the others fail.
      for (const { work, resolve, reject } of group) {
        await (isAlone ? Promise.reject(error) : whenUnlocked(work)).then(resolve as () => void, reject);
      }
    }
  }

  return {
    alarm,
    checkAfterCrash,
    /** Runs work in a transaction, and resolves with its result once that is on disk. */
    transact: <Result>(work: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.push({ work, resolve, reject }) === 1) lastCommit = lastCommit.then(commitWaiting);
      }),
    run: (sql: string, ...values: Value[]) => use(({ prepare }) => prepare(sql).run(...values)),
    all: (sql: string, ...values: Value[]): Row[] => use(({ prepare }) => prepare(sql).all(...values)),
    /**
     * Moves deletions from the write-ahead log into the file and empties the log: until then deleted text can still be read in the
     * files. Another process may prevent it for two seconds; then it happens with the next deletion.
     */
    async overwriteDeleted() {
      const until = monotonic() + lockTimeout;
      while (monotonic() < until) {
        try {
          const row = use(({ database }) => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
          if (row?.busy === 0) return;
        } catch {
          // The deletion itself is on disk.
          return;
        }
        await sleep(lockPause);
      }
    },
    /** Finishes the writes made before, then closes the files. */
    async close() {
      await lastCommit;
      close();
    },
  };
}

/** Opens the database of a folder, again after each failure, and never another file than the first. */
function createUse(options: ConnectionOptions) {
  const { folder, isServer = false, mustExist, maximumPages, checkedAtStart = mostCheckedAtStart } = options;
  const file = sqliteFile(folder);
  const readInode = inodeOf(file);
  let lock: { release(): void } | null = null;
  let current: OpenFile | null = null;
  let firstInode: number | null = null;
  let problem: ProblemCode | null = null;
  /** Reading all pages takes 1.4 ms for each MB, so it is not repeated after every failure. */
  let isChecked = !isServer;
  /** What was found after the start; it is final for this process. */
  let damage: StoreProblem | null = null;
  /** True while a large database whose server has not ended as it should is not checked yet. */
  let isDoubtful = false;

  function open(): OpenFile {
    const inode = readInode();
    // SQLite would go on writing into a file that no longer has a name.
    if (firstInode !== null && inode !== firstInode) throw new StoreProblem('vanished', file);
    if (damage) throw damage;
    if (current) return current;
    if (isServer) lock ??= lockFolder(folder);
    if (inode === undefined) {
      if (mustExist) throw new Error(`There is nothing stored in ${folder} (DATA_DIR)`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      createFile(file);
    }
    const isLarge = statSync(file).size > checkedAtStart;
    // A server that has ended as it should leaves no log.
    if (isLarge && !isChecked) isDoubtful = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
    current = openFile(file, { isServer, check: !isChecked && !isLarge });
    isChecked = true;
    firstInode = statSync(file).ino;
    if (maximumPages) current.database.exec(`PRAGMA max_page_count = ${maximumPages}`);
    return current;
  }

  function drop() {
    try {
      current?.database.close();
    } catch {
      // A database that cannot be closed is left to the garbage collector; the next call opens a new one.
    }
    current = null;
  }

  return {
    /** Why nothing can be stored until a person acts. */
    alarm: () => problem,
    use<Result>(work: (opened: OpenFile) => Result): Result {
      try {
        const result = work(current?.database.isTransaction ? current : open());
        problem = null;
        return result;
      } catch (thrown) {
        if (isBusy(thrown) && !current?.database.isTransaction) throw thrown;
        drop();
        const error = problemOf(thrown, file);
        if (error instanceof StoreProblem) {
          problem = error.code;
          isChecked = false;
        }
        throw error;
      }
    },
    /**
     * Checks a large database whose server was killed or lost its power, in a thread: reading 3 GB takes a minute from a cold disk.
     * @returns true when it was checked; a damaged one is used no more
     */
    async checkAfterCrash(): Promise<boolean> {
      if (!isDoubtful) return false;
      isDoubtful = false;
      const found = await checkInThread(file);
      if (found === 'ok') return true;
      damage = new StoreProblem('damaged', file, found);
      problem = damage.code;
      drop();
      throw damage;
    },
    close() {
      drop();
      lock?.release();
      lock = null;
    },
  };
}

/** The inode of a file, undefined while it is missing. It is asked once in a turn of the event loop: a page of the desk reads some forty times. */
function inodeOf(file: string): () => number | undefined {
  let known: number | undefined;
  return () => {
    if (known === undefined) {
      known = statSync(file, { throwIfNoEntry: false })?.ino;
      queueMicrotask(() => {
        known = undefined;
      });
    }
    return known;
  };
}
