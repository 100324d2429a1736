import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { destinationOf } from '../../server/background.ts';
import { setDestination } from '../../server/cloud/cloud-rows.ts';
import { connect } from '../../server/cloud/firestore-connection.ts';
import { restoreFromCloud } from '../../server/cloud/restore.ts';
import type { Settings } from '../../server/config/environment.ts';
import { openStore } from '../../server/open-store.ts';
import { applyErasures } from '../../server/store/apply-erasures.ts';
import { makeBackup, restoreBackup } from '../../server/store/backup.ts';
import { listBackups } from '../../server/store/backup-files.ts';
import { countDocuments } from '../../server/store/documents.ts';
import { listOfCounts, type Subcommand, UsageError, withStore } from './subcommand.ts';

export const backup: Subcommand = {
  name: 'backup',
  parameters: '[LABEL]',
  description:
    'writes a checked copy of the store into BACKUP_DIR, which is kept for 30 days; LABEL becomes part of its name',
  async run([label = 'manual', ...more], { dataDir, backupDir }) {
    if (more.length > 0 || !/^[\w-]{1,40}$/.test(label))
      throw new UsageError('A label has letters, digits and hyphens, 40 at most.');
    const { file, documents } = await makeBackup(dataDir, folderOf(backupDir), Date.now(), label);
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

function folderOf(backupDir: string | undefined): string {
  if (!backupDir) throw new Error('Set BACKUP_DIR to the folder for backups.');
  return backupDir;
}

export const drill: Subcommand = {
  name: 'drill',
  parameters: '',
  description:
    'restores the newest backup into an empty folder, checks and counts it, says how long that took, and deletes the folder',
  async run(_, settings) {
    const backupDir = folderOf(settings.backupDir);
    const [newest] = listBackups(backupDir, Date.now());
    if (!newest) throw new Error(`There is no backup in ${backupDir} (BACKUP_DIR).`);
    const folder = join(backupDir, 'drill');
    rmSync(folder, { recursive: true, force: true });
    const from = performance.now();
    try {
      const { documents } = await restoreBackup(folder, join(backupDir, newest.name), Date.now());
      const restored = { ...settings, dataDir: folder };
      const erased = await withStore(restored, ({ database }) => applyErasures(database, 'always'));
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      console.log(`Restored and checked ${newest.name} in ${seconds} s: ${listOfCounts(documents)}.${saidOf(erased)}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const hours = ((Date.now() - newest.time) / 3_600_000).toFixed(1);
    const now = await withStore(settings, async ({ database }) => countDocuments(database));
    console.log(`It is ${hours} h old; the store has now: ${listOfCounts(now)}.`);
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
