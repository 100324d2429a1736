import { enqueue, type OutboxRow } from '../sending/outbox.ts';
import type { Database, StoreListener } from '../store/connection.ts';
import { readSetting, writeSetting } from '../store/settings.ts';

/** Where a cloud is or was in use: brings every event there, and removes from there what is removed here. */
export const cloudListener: StoreListener = {
  onEvent: (database, { subject, version }) =>
    enqueueForCloud(database, `firestore:${subject}@${version}`, subject, { version }),
  onErase: (database, subject) => enqueueRemoval(database, subject),
  onDelete: enqueueRemoval,
};

/** Sets the cloud project. A project that was not set before gets every event. */
export async function setDestination(database: Database, destination: string): Promise<void> {
  if (readSetting(database, 'destination') === destination) return;
  await database.transact(() => {
    writeSetting(database, 'pulled_until', 0);
    writeSetting(database, 'destination', destination);
    database.run("DELETE FROM outbox WHERE channel = 'firestore'");
    database.run(insertAll, database.clock());
  });
}

/** True when a document is still to be removed from the cloud. */
export function isWaitingForRemoval({ all }: Database, subject: string): boolean {
  return all('SELECT 1 FROM outbox WHERE key = ?', removalKey(subject)).length > 0;
}

/** Before anything newer of the subject is brought there; what was to be brought is removed as well. */
function enqueueRemoval(database: Database, subject: string) {
  const key = removalKey(subject);
  database.run("DELETE FROM outbox WHERE channel = 'firestore' AND subject = ? AND key != ?", subject, key);
  enqueueForCloud(database, key, subject, { remove: true });
}

function removalKey(subject: string): string {
  return `firestore:remove:${subject}`;
}

function enqueueForCloud(database: Database, key: string, subject: string, payload: OutboxRow['payload']) {
  if (readSetting(database, 'destination') === undefined) return;
  enqueue(database, { channel: 'firestore', key, subject, payload });
}

const insertAll = `INSERT INTO outbox (channel, key, subject, payload, wanted_at, due_at)
  SELECT 'firestore', 'firestore:' || subject || '@' || version, subject, json_object('version', version), ?1, ?1
  FROM events ORDER BY seq`;
