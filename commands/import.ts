import { type Collection, collections } from '../domain/collections.ts';
import { importLines, linesOf } from '../server/admin/import.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { openStore } from '../server/store/open-store.ts';

const usage = `Usage: npm run import -- ${collections.join('|')} < file.jsonl`;

/**
 * `npm run import -- referrals < file.jsonl`: stores what `npm run export -- referrals --json --arrival` wrote, each document
 * once, also while the server runs. In cloud mode the server then brings them to the cloud.
 */
async function run() {
  const settings = readEnvironment(process.env);
  const collection = readArguments();
  const store = openStore(settings);
  try {
    process.stdin.setEncoding('utf8');
    const { added, repeated, conflicting, refused } = await importLines(
      store,
      collection,
      linesOf(process.stdin),
      Date.now(),
    );
    for (const { line, reason } of refused) console.error(`Line ${line} ${reason}.`);
    if (refused.length > 0) process.exitCode = 1;
    const others = conflicting > 0 ? `, ${conflicting} left out because another has their id` : '';
    console.log(`Imported ${collection}: ${added} added, ${repeated} were there already${others}.`);
    const waiting = store.state().outbox?.waiting ?? 0;
    if (waiting > 0) console.log(`${waiting} wait for the cloud; the server brings them there.`);
  } finally {
    await store.close();
  }
}

function readArguments(): Collection {
  const [name, ...more] = process.argv.slice(2);
  const collection = collections.find((known) => known === name);
  if (!collection || more.length > 0) {
    throw new Error(`Say which collection to import: ${collections.join(', ')}.\n${usage}`);
  }
  if (process.stdin.isTTY) throw new Error(`Say which file to import.\n${usage}`);
  return collection;
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
