import { readEnvironment } from '../server/config/environment.ts';
import { makeBackup } from '../server/store/backup.ts';
import { listOfCounts } from './list-of-counts.ts';

/** `npm run backup`: makes a backup in BACKUP_DIR at once, also while the server runs, and checks it. */
async function run() {
  const { dataDir, backupDir } = readEnvironment(process.env);
  if (!backupDir) throw new Error('Set BACKUP_DIR to the folder for backups.');
  const { file, documents } = await makeBackup(dataDir, backupDir, Date.now());
  console.log(`Wrote and checked ${file}: ${listOfCounts(documents)}.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
