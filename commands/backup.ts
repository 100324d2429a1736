import { readEnvironment } from '../server/config/environment.ts';
import { makeBackup } from '../server/store/backup.ts';

/** `npm run backup`: makes a backup in BACKUP_DIR at once, also while the server runs, and checks it. */
async function run() {
  const { dataDir, backupDir } = readEnvironment(process.env);
  if (!backupDir) throw new Error('Set BACKUP_DIR to the folder for backups.');
  const { file, documents } = await makeBackup(dataDir, backupDir, Date.now());
  console.log(`Wrote and checked ${file}: ${listOf(documents)}.`);
}

function listOf(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
