import { defaultBusinessHours, type Hours } from '../../domain/clock.ts';
import { createOutbox, enqueueAllEvents, type Outbox, outboxState } from '../sending/outbox.ts';
import { type ConnectionOptions, createConnection, type Database } from './connection.ts';
import type { DocumentStore, OutboxState } from './document-store.ts';
import { createDocuments, tryToWrite } from './documents.ts';
import { createEvents, type EventStore } from './events.ts';
import { readSetting, writeSetting } from './settings.ts';

/** The store with everything that the server and the commands need. */
export type Store = DocumentStore &
  EventStore & {
    outbox: Outbox;
    /** For the parts that restore, pull and back up. */
    database: Database;
    /** Calls a function after every write: there may be something to send, or to show. */
    onWrite(listener: () => void): void;
    /** Sets the cloud project. A project that was not set before gets everything. */
    setDestination(destination: string): Promise<void>;
  };

export type StoreOptions = ConnectionOptions & {
  /** The channels of the outbox that are in use. */
  channels?: readonly string[];
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** When people may be called who said "anytime"; frozen in each arrival. */
  businessHours?: Hours;
};

/**
 * The store: one SQLite database, `encore.sqlite`, in a folder. It is opened at first use and again after any failure, so
 * that a disk that was full or missing is used as soon as it is available again.
 */
export function openSqliteStore({
  channels = [],
  clock = Date.now,
  businessHours = defaultBusinessHours,
  ...options
}: StoreOptions): Store {
  const connection = createConnection(options);
  const listeners: (() => void)[] = [];
  const afterWrite = () => {
    for (const listener of listeners) listener();
  };
  const transact: Database['transact'] = (work) => connection.transact(work).finally(afterWrite);
  const database: Database = { ...connection, transact, clock, businessHours };
  return {
    ...createDocuments(database),
    ...createEvents(database),
    outbox: createOutbox(database),
    database,
    onWrite(listener) {
      listeners.push(listener);
    },
    async setDestination(destination) {
      if (readSetting(database, 'destination') === destination) return;
      await transact(() => {
        writeSetting(database, 'pulled_until', 0);
        writeSetting(database, 'destination', destination);
        enqueueAllEvents(database);
      });
    },
    state() {
      let outbox: OutboxState | null = null;
      try {
        outbox = outboxState(database, channels);
      } catch {
        // A store that cannot be read says why in its alarm.
      }
      return { alarm: connection.alarm(), outbox };
    },
    check: () => transact(() => tryToWrite(database)),
    close: connection.close,
  };
}
