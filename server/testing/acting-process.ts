import { appendFileSync } from 'node:fs';
import type { EventContent } from '../../domain/case-events.ts';
import { setDestination } from '../cloud/cloud-rows.ts';
import { openStore } from '../open-store.ts';
import { createOutbox } from '../sending/outbox.ts';
import { startOutboxWorker } from '../sending/worker.ts';

/**
 * A process that acts on cases until it is killed, and prints the number and outcome of each action once it is acknowledged:
 * `node server/testing/acting-process.ts FOLDER FIRST LAST LOG`. Its channel writes the key of each row into a file.
 */
const [folder = '', first, last, sentFile = ''] = process.argv.slice(2);
const store = openStore({ dataDir: folder }, { isServer: true });
await setDestination(store.database, 'a project');
const send = async ({ key }: { key: string }) => appendFileSync(sentFile, `${key}\n`);
const log = { info() {}, warn() {} };
const worker = startOutboxWorker({
  outbox: createOutbox(store.database),
  channels: { firestore: { send, isOrdered: true } },
  log,
});
store.onWrite(worker.wake);

const contents: EventContent[] = [
  { type: 'claimed', data: {} },
  { type: 'noted', data: { text: 'Closed on Mondays', audience: 'team' } },
  { type: 'tried', data: { result: 'no-answer' } },
  { type: 'reached', data: { outcome: 'interested' } },
  { type: 'released', data: {} },
];
const cases = 7;
for (let n = 0; n < cases; n++) {
  await store.add(
    'messages',
    `${n}`,
    { message: `${n}` },
    { receivedAt: n, via: 'form', language: null, suspicion: null },
  );
}
for (let start = Number(first); start < Number(last); start += 5) {
  const numbers = Array.from({ length: Math.min(5, Number(last) - start) }, (_, index) => start + index);
  await Promise.all(numbers.map(act));
}
while (store.database.all('SELECT 1 FROM outbox LIMIT 1').length > 0)
  await new Promise((resolve) => setTimeout(resolve, 5));
await worker.stop();
await store.close();

async function act(n: number) {
  const { outcome } = await store.appendEvent({
    subject: `messages/${n % cases}`,
    actionId: `action ${n}`,
    expectedVersion: null,
    at: n,
    actor: 'Ada',
    ...(contents[n % contents.length] as EventContent),
  });
  process.stdout.write(`${n} ${outcome}\n`);
}
