import { defaultBusinessHours, type Hours } from '../../domain/cases/clock.ts';
import { type Runtime, systemRuntime } from '../runtime.ts';
import { builtAt as thisBuild } from './clock-guard.ts';
import { type ConnectionOptions, createConnection, type Database, type StoreListener } from './connection.ts';
import type { DocumentStore } from './document-store.ts';
import { createDocuments, tryToWrite } from './documents.ts';
import { createErasures } from './erasures.ts';
import { createEvents, type EventStore } from './events.ts';
import { createStatusLinks } from './status-links.ts';
import { createSubscribers } from './subscribers.ts';

/** The store with everything that the server and the commands need. */
export type Store = DocumentStore &
  EventStore & {
    /** For the parts that read and write more than documents and events. */
    database: Database;
    /** Calls a function after every write: there may be something to send, or to show. */
    onWrite(wake: () => void): void;
    /** Checks a large store that was not closed. @returns whether there was a need @throws a StoreProblem when it is damaged */
    checkAfterCrash(): Promise<boolean>;
  };

export type StoreOptions = ConnectionOptions & {
  listeners?: readonly StoreListener[];
  /** What differs from the system's clocks, timers and random numbers. */
  runtime?: Partial<Runtime>;
  /** When people may be called who said "anytime"; frozen in each arrival. */
  businessHours?: Hours;
  /** Where the backups are, and a copy of the ledger of erasures. */
  backupFolder?: string | undefined;
  /** A time that no right clock is before; milliseconds since 1970. */
  builtAt?: number;
  /** How many cases of spam, and how many unconfirmed readers, are kept: more than anybody looks through, and few enough that a flood does not fill the disk. */
  mostSuspected?: number;
};

/**
 * The store: one SQLite database, `encore.sqlite`, in a folder. It is opened at first use and again after any failure, so
 * that a disk that was full or missing is used as soon as it is available again.
 */
export function openSqliteStore({
  listeners = [],
  runtime: given,
  businessHours = defaultBusinessHours,
  backupFolder,
  builtAt = thisBuild,
  mostSuspected = 20_000,
  ...options
}: StoreOptions): Store {
  const runtime = { ...systemRuntime, ...given };
  const connection = createConnection(options, runtime);
  const wakers: (() => void)[] = [];
  const afterWrite = () => {
    for (const wake of wakers) wake();
  };
  const transact: Database['transact'] = (work) => connection.transact(work).finally(afterWrite);
  const erasures = createErasures({ folder: options.folder, backupFolder }, runtime);
  const kept = { businessHours, listeners, builtAt, mostSuspected, erasures };
  const database: Database = { ...connection, ...runtime, transact, transactQuietly: connection.transact, ...kept };
  const documents = createDocuments(database);
  return {
    ...documents,
    ...createEvents(database),
    subscribers: createSubscribers(database, documents.remove),
    statusLinks: createStatusLinks(database),
    database,
    onWrite(wake) {
      wakers.push(wake);
    },
    alarm: connection.alarm,
    checkAfterCrash: connection.checkAfterCrash,
    check: () => transact(() => tryToWrite(database)),
    async close() {
      await connection.close();
      erasures.close();
    },
  };
}
