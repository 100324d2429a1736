import { destinationOf } from '../../server/background.ts';
import { setDestination } from '../../server/cloud/cloud-rows.ts';
import { connect } from '../../server/cloud/firestore-connection.ts';
import { restoreFromCloud } from '../../server/cloud/restore.ts';
import type { Settings } from '../../server/config/environment.ts';
import { openStore } from '../../server/open-store.ts';
import { applyErasures } from '../../server/store/apply-erasures.ts';
import { makeBackup, restoreBackup } from '../../server/store/backup.ts';
import { listOfCounts, type Subcommand, UsageError, withStore } from './subcommand.ts';

export const backup: Subcommand = {
  name: 'backup',
  parameters: '',
  description: 'writes a checked copy of the store into BACKUP_DIR',
  async run(_, { dataDir, backupDir }) {
    if (!backupDir) throw new Error('Set BACKUP_DIR to the folder for backups.');
    const { file, documents } = await makeBackup(dataDir, backupDir, Date.now());
    console.log(`Wrote and checked ${file}: ${listOfCounts(documents)}.`);
  },
};

export const restore: Subcommand = {
  name: 'restore',
  parameters: '[FILE]',
  description:
    'puts a backup into the place of the store, while the server is stopped; in cloud mode without FILE: stores what Firestore has and this machine has not',
  async run([file, ...more], settings) {
    if (more.length > 0 || (!file && !settings.firestoreProjectId)) throw new UsageError('Say which file to restore.');
    if (!file) {
      const { documents, erased } = await fromCloud(settings);
      console.log(`Restored from the cloud into ${settings.dataDir}: ${listOfCounts(documents)}.${saidOf(erased)}`);
      return;
    }
    const { documents, before } = await restoreBackup(settings.dataDir, file, Date.now());
    const erased = await withStore(settings, ({ database }) => applyErasures(database, 'always'));
    console.log(`Restored ${file} into ${settings.dataDir}: ${listOfCounts(documents)}.${saidOf(erased)}`);
    if (before)
      console.log(`What was there before is in ${before}: it has personal data, and is deleted after 30 days.`);
  },
};

const saidOf = (erased: number) =>
  erased > 0 ? ` ${erased} of them had been erased since, and were erased again.` : '';

async function fromCloud(settings: Settings) {
  const { firestoreProjectId: projectId = '', firestoreEmulatorHost: emulatorHost } = settings;
  const store = openStore(settings, { isServer: true });
  const cloud = await connect({ projectId, emulatorHost });
  try {
    await setDestination(store.database, destinationOf(settings));
    return await restoreFromCloud(store, cloud);
  } finally {
    await cloud.close();
    await store.close();
    // An unanswered request would keep the process running.
    setTimeout(() => process.exit(), 1000).unref();
  }
}
