import { readEnvironment } from '../server/environment.ts';
import { purge } from '../server/retention.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';

/** `npm run purge`: deletes what is older than RETENTION_MONTHS, also while the server runs, and says how many. */
async function run() {
  const { dataDir, retentionMonths } = readEnvironment(process.env);
  const store = openSqliteStore({ folder: dataDir, mustExist: true });
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
  process.exitCode = 1;
});
