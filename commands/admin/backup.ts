import { makeBackup } from '../../server/store/backup.ts';
import { listOfCounts, type Subcommand } from './subcommand.ts';

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
