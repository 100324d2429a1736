import { readEnvironment } from '../server/config/environment.ts';
import { openStore } from '../server/store/open-store.ts';
import { purge } from '../server/store/retention.ts';
import { listOfCounts } from './list-of-counts.ts';

/** `npm run purge`: deletes at once what the server deletes once a day, also while the server runs, and prints how many. */
async function run() {
  const settings = readEnvironment(process.env);
  const { retentionMonths } = settings;
  const store = openStore(settings, { mustExist: true });
  try {
    const counts = await purge(store, Date.now(), retentionMonths);
    const total = Object.values(counts).reduce((sum, removed) => sum + removed, 0);
    console.log(`Deleted ${total} documents older than ${retentionMonths} months: ${listOfCounts(counts)}.`);
  } finally {
    await store.close();
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
