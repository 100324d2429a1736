import { importLines } from '../../server/admin/import.ts';
import { openStore } from '../../server/open-store.ts';
import { createOutbox } from '../../server/sending/outbox.ts';
import { readCollection, type Subcommand, UsageError } from './subcommand.ts';

export const importDocuments: Subcommand = {
  name: 'import',
  parameters: 'COLLECTION < FILE',
  description: 'stores what export --json --arrival wrote, each document once',
  async run(parameters, settings) {
    const collection = readCollection(parameters);
    if (process.stdin.isTTY) throw new UsageError('Say which file to import.');
    const store = openStore(settings);
    try {
      process.stdin.setEncoding('utf8');
      const { added, repeated, conflicting, refused } = await importLines(store, collection, process.stdin);
      for (const { line, reason } of refused) console.error(`Line ${line} ${reason}.`);
      if (refused.length > 0) process.exitCode = 1;
      const others = conflicting > 0 ? `, ${conflicting} left out because another has their id` : '';
      console.log(`Imported ${collection}: ${added} added, ${repeated} were there already${others}.`);
      const waiting = createOutbox(store.database).state(['firestore'])?.waiting ?? 0;
      if (waiting > 0) console.log(`${waiting} wait for the cloud; the server brings them there.`);
    } finally {
      await store.close();
    }
  },
};
