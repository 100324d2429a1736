import { parseArgs } from 'node:util';
import { destinationOf } from '../server/background.ts';
import { connect } from '../server/cloud/firestore-connection.ts';
import { restoreFromCloud } from '../server/cloud/restore.ts';
import { readEnvironment, type Settings } from '../server/config/environment.ts';
import { restoreBackup } from '../server/store/backup.ts';
import { openStore } from '../server/store/open-store.ts';
import { listOfCounts } from './list-of-counts.ts';

const usage = 'Usage: npm run restore -- FILE, or in cloud mode: npm run restore';

/**
 * `npm run restore -- FILE`: puts a backup into the place of the store. `npm run restore` in cloud mode: stores what the cloud
 * has and this machine has not. The server must not be running.
 */
async function run() {
  const settings = readEnvironment(process.env);
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1 || (positionals.length === 0 && !settings.firestoreProjectId)) throw new Error(usage);
  const [file] = positionals;
  if (!file) {
    console.log(`Restored from the cloud into ${settings.dataDir}: ${listOfCounts(await fromCloud(settings))}.`);
    return;
  }
  const { documents, before } = await restoreBackup(settings.dataDir, file, Date.now());
  console.log(`Restored ${file} into ${settings.dataDir}: ${listOfCounts(documents)}.`);
  if (before)
    console.log(`What was there before is in ${before}: it has personal data, delete it when it is not needed.`);
}

async function fromCloud(settings: Settings) {
  const { firestoreProjectId: projectId = '', firestoreEmulatorHost: emulatorHost } = settings;
  const store = openStore(settings, { isServer: true });
  const cloud = await connect({ projectId, emulatorHost });
  try {
    await store.setDestination(destinationOf(settings));
    return await restoreFromCloud(store, cloud);
  } finally {
    await cloud.close();
    await store.close();
  }
}

run()
  .catch((error: Error) => {
    console.error(error.message.split('\n')[0]);
    process.exitCode = 1;
  })
  // An unanswered request to the cloud would keep the process running.
  .finally(() => process.exit());
