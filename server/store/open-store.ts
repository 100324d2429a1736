import { alertChannels } from '../../domain/alerts.ts';
import type { Settings } from '../config/environment.ts';
import { openSqliteStore, type Store } from './sqlite.ts';

type StoreSettings = Pick<Settings, 'dataDir' | 'businessHours' | 'firestoreProjectId'>;

/**
 * Opens the store that is configured. It opens its files at the first call.
 * @param options `isServer`: only one process may be the server of a folder; `mustExist`: no database is created
 */
export function openStore(
  { dataDir, businessHours, firestoreProjectId }: StoreSettings,
  options: { isServer?: boolean; mustExist?: boolean } = {},
): Store {
  return openSqliteStore({
    folder: dataDir,
    businessHours,
    channels: firestoreProjectId ? ['firestore', ...alertChannels] : alertChannels,
    ...options,
  });
}
