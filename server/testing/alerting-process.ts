import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAlertChannels } from '../alerts/alert-channels.ts';
import { lookForAlerts } from '../alerts/look-for-alerts.ts';
import { readEnvironment } from '../config/environment.ts';
import { openStore } from '../open-store.ts';
import { createOutbox } from '../sending/outbox.ts';
import { startOutboxWorker } from '../sending/worker.ts';

/**
 * A process that stores referrals and writes the alerts about them into files until it is killed, and prints a line for each
 * referral: `node server/testing/alerting-process.ts FOLDER COUNT`. It ends once everything is sent.
 */
const [folder = '', count] = process.argv.slice(2);
const now = Date.parse('2026-11-21T12:00:00+08:00');
const arrival = { via: 'form', language: null, suspicion: null } as const;
const store = openStore({ dataDir: folder }, { isServer: true, clock: () => now });
const { database } = store;
const members = ['ada', 'bo'].map((id) => ({ id, name: id, email: `${id}@example.com`, language: 'en' as const }));
const settings = readEnvironment({ DATA_DIR: join(folder, 'alerts') });
const channels = createAlertChannels({ database, settings, members: () => members });
const worker = startOutboxWorker({
  outbox: createOutbox(database),
  channels,
  log: { info() {}, warn() {} },
  clock: () => now,
});
store.onWrite(worker.wake);

for (let n = 0; n < Number(count); n++) {
  // Every third one is overdue already.
  const receivedAt = now - (n % 3 === 0 ? 25 * 3_600_000 : 60_000);
  await store.add('partnerships', `${n}`, { businessName: `${n}` }, { ...arrival, receivedAt });
  if (n % 5 === 0) await lookForAlerts(database, channels);
  process.stdout.write(`${n}\n`);
}
await lookForAlerts(database, channels);
while (database.all('SELECT 1 FROM outbox LIMIT 1').length > 0) await sleep(5);
await worker.stop();
await store.close();
