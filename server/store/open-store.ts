import { existsSync } from 'node:fs';
import { openFirestoreStore } from '../cloud/firestore.ts';
import { openReplicatedStore } from '../cloud/replicated-store.ts';
import type { Settings } from '../config/environment.ts';
import { defaultPauses, type OutboxLog, startOutboxWorker } from '../outbox/outbox-worker.ts';
import type { DocumentStore } from './document-store.ts';
import { openSqliteStore } from './sqlite.ts';
import { sqliteFile } from './sqlite-file.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'firestoreProjectId' | 'firestoreEmulatorHost'>;

type Options = {
  log: OutboxLog;
  /** `read`: for commands that look at what is there; nothing is made or forwarded. */
  purpose: 'write' | 'read';
};

/** The log of a command: what a person at the terminal should know. */
export const toStandardError: OutboxLog = { info: () => {}, warn: (_line, message) => console.error(message) };

/** Opens the store that the settings ask for: SQLite on this machine, and with `FIRESTORE_PROJECT_ID` the cloud behind it. */
export async function openStore(settings: StoreSettings, { log, purpose }: Options): Promise<DocumentStore> {
  const { dataDir, firestoreProjectId: projectId, firestoreEmulatorHost: emulatorHost } = settings;
  const local = openSqliteStore({ folder: dataDir, mustExist: purpose === 'read' });
  if (!projectId) return local;
  const cloud = await openFirestoreStore({ projectId, emulatorHost });
  const legs = { local, cloud, destination: [projectId, emulatorHost].filter(Boolean).join(' at ') };
  if (purpose === 'write') {
    return openReplicatedStore({ ...legs, worker: startOutboxWorker({ ...legs, log, pauses: defaultPauses }) });
  }
  if (existsSync(sqliteFile(dataDir))) return openReplicatedStore(legs);
  // On a team member's own computer, say.
  log.warn({}, `There is nothing stored in ${dataDir} (DATA_DIR): only the cloud is looked at.`);
  return cloud;
}
