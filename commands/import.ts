import { setTimeout as pause } from 'node:timers/promises';
import { type Collection, collections } from '../domain/collections.ts';
import { importLines, linesOf } from '../server/admin/import.ts';
import { readEnvironment } from '../server/config/environment.ts';
import type { DocumentStore } from '../server/store/document-store.ts';
import { openStore, toStandardError } from '../server/store/open-store.ts';

const usage = `Usage: npm run import -- ${collections.join('|')} < file.jsonl`;

/** Milliseconds without progress after which the command ends; the server then sends the rest to the cloud. */
const cloudTimeout = 20_000;

/**
 * `npm run import -- referrals < file.jsonl`: stores what `npm run export -- referrals --json --arrival` wrote, each document
 * once, in the store that is configured, also while the server runs.
 */
async function run() {
  const settings = readEnvironment(process.env);
  const collection = readArguments();
  const store = await openStore(settings, { log: toStandardError, purpose: 'write' });
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
    const waiting = await waitForTheCloud(store);
    if (waiting > 0) console.log(`${waiting} still wait for the cloud; the server goes on with them.`);
  } finally {
    await store.close();
  }
}

async function waitForTheCloud(store: DocumentStore): Promise<number> {
  const count = async () => (await store.countWaiting?.()) ?? 0;
  let waiting = await count();
  for (let since = Date.now(); waiting > 0 && Date.now() - since < cloudTimeout; ) {
    await pause(100);
    const left = await count();
    if (left < waiting) since = Date.now();
    waiting = left;
  }
  return waiting;
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

run()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  // An unanswered request to the cloud would keep the process running for minutes.
  .finally(() => process.exit());
