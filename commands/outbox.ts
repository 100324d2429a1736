import { readEnvironment } from '../server/config/environment.ts';
import { openStore } from '../server/store/open-store.ts';

/**
 * `npm run outbox`: lists what was given up, with the reason. `npm run outbox -- KEY …` tries it again from the beginning; the
 * running server sends it within half a minute.
 */
async function run() {
  const keys = process.argv.slice(2);
  const store = openStore(readEnvironment(process.env), { mustExist: true });
  try {
    for (const key of keys) {
      if (!(await store.outbox.sendAgain(key))) throw new Error(`Nothing that was given up has the key ${key}.`);
      console.log(`${key} is sent again.`);
    }
    if (keys.length > 0) return;
    const dead = store.outbox.dead();
    for (const { key, attempts, error } of dead) console.log(`${key} (${attempts} attempts): ${error}`);
    if (dead.length === 0) console.log('Nothing was given up.');
  } finally {
    await store.close();
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
