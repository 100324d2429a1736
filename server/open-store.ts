import { mailFolder } from './alerts/alert-channels.ts';
import { alertListener, mailEraser } from './alerts/alert-rows.ts';
import { ownerListener } from './alerts/notices.ts';
import { cloudListener } from './cloud/cloud-rows.ts';
import type { Settings } from './config/environment.ts';
import { newsletterListener } from './newsletter/newsletter-mail.ts';
import { mailWishListener } from './referrers/mail-wishes.ts';
import { openSqliteStore, type Store, type StoreOptions } from './store/sqlite.ts';
import { statusLinkListener } from './store/status-links.ts';

type StoreSettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'businessHours' | 'backupDir'>>;

/**
 * Opens the store of DATA_DIR, with everybody who is told what happens in it. It opens its files at the first call.
 * @param options `isServer`: only one process may be the server of a folder; `mustExist`: no database is created
 */
export function openStore(
  { dataDir, businessHours, backupDir }: StoreSettings,
  options: Pick<StoreOptions, 'isServer' | 'mustExist' | 'runtime' | 'builtAt'> = {},
): Store {
  const listeners = [
    cloudListener,
    alertListener,
    ownerListener,
    newsletterListener,
    statusLinkListener,
    mailWishListener,
    mailEraser(mailFolder(dataDir)),
  ];
  return openSqliteStore({ folder: dataDir, backupFolder: backupDir, businessHours, listeners, ...options });
}
