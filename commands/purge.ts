import { readEnvironment } from '../server/config/environment.ts';
import { openStore, toStandardError } from '../server/store/open-store.ts';
import { purge } from '../server/store/retention.ts';

/**
 * `npm run purge`: deletes what is older than RETENTION_MONTHS, also while the server runs, and prints how many. In cloud
 * mode it deletes in the cloud and locally.
 */
async function run() {
  const settings = readEnvironment(process.env);
  const { retentionMonths } = settings;
  const store = await openStore(settings, { log: toStandardError, purpose: 'read' });
  try {
    const counts = await purge(store, Date.now(), retentionMonths);
    const total = counts.reduce((sum, { removed }) => sum + removed, 0);
    const each = counts.map(({ collection, removed }) => `${removed} ${collection}`).join(', ');
    console.log(`Deleted ${total} documents older than ${retentionMonths} months: ${each}.`);
  } finally {
    await store.close();
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  // Not `exitCode`: an unanswered request to the cloud would keep the process running.
  process.exit(1);
});
