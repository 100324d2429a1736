import { alertChannels } from '../../domain/alerts.ts';
import type { Settings } from '../config/environment.ts';
import type { StoreLog } from './connection.ts';
import { openSqliteStore, type Store } from './sqlite.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'businessHours' | 'firestoreProjectId'>;

/** The log of commands: writes warnings to standard error. Errors are the message that a command ends with. */
export const toStandardError: StoreLog = {
  info: () => {},
  warn: (_line, message) => console.error(message),
  error: () => {},
};

/**
 * Opens the store that is configured. It opens its files at the first call.
 * @param options `isServer`: only one process may be the server of a folder; `mustExist`: no database is created
 */
export function openStore(
  { dataDir, businessHours, firestoreProjectId }: StoreSettings,
  options: { log: StoreLog; isServer?: boolean; mustExist?: boolean },
): Store {
  return openSqliteStore({
    folder: dataDir,
    businessHours,
    channels: firestoreProjectId ? ['firestore', ...alertChannels] : alertChannels,
    ...options,
  });
}
