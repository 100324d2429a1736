import { existsSync } from 'node:fs';
import { openFirestoreStore } from '../cloud/firestore.ts';
import { openReplicatedStore } from '../cloud/replicated-store.ts';
import type { Settings } from '../config/environment.ts';
import { defaultTimings, type OutboxLog, startOutboxWorker } from '../outbox/outbox-worker.ts';
import type { StoreLog } from './connection.ts';
import type { DocumentStore } from './document-store.ts';
import { openSqliteStore } from './sqlite.ts';
import { sqliteFile } from './sqlite-file.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'firestoreProjectId' | 'firestoreEmulatorHost'>;

type Options = {
  log: OutboxLog & StoreLog;
  /** Only one process may `serve`. `read` is for commands: no file is created, and nothing is sent to the cloud. */
  purpose: 'serve' | 'write' | 'read';
};

/** The log of commands: writes warnings to standard error. */
export const toStandardError: OutboxLog & StoreLog = {
  info: () => {},
  warn: (_line, message) => console.error(message),
  // The error that a command ends with says the same.
  error: () => {},
};

/** Opens the configured store: local SQLite, and with `FIRESTORE_PROJECT_ID` replicated to the cloud. */
export async function openStore(settings: StoreSettings, { log, purpose }: Options): Promise<DocumentStore> {
  const { dataDir, firestoreProjectId: projectId, firestoreEmulatorHost: emulatorHost } = settings;
  const local = openSqliteStore({ folder: dataDir, isServer: purpose === 'serve', mustExist: purpose === 'read', log });
  if (!projectId) return local;
  const cloud = await openFirestoreStore({ projectId, emulatorHost });
  const stores = { local, cloud, destination: [projectId, emulatorHost].filter(Boolean).join(' at ') };
  if (purpose !== 'read') {
    return openReplicatedStore({ ...stores, worker: startOutboxWorker({ ...stores, log, timings: defaultTimings }) });
  }
  if (existsSync(sqliteFile(dataDir))) return openReplicatedStore(stores);
  // For example on the computer of a team member.
  log.warn({}, `There is nothing stored in ${dataDir} (DATA_DIR): only the cloud is read.`);
  return cloud;
}
