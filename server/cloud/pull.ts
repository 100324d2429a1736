import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { subjectOf } from '../store/cases.ts';
import { hasDocument } from '../store/documents.ts';
import { eraseElsewhere, wasErased } from '../store/events.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import type { Store } from '../store/sqlite.ts';
import { browserDocument } from './cloud-documents.ts';
import { isWaitingForRemoval } from './cloud-rows.ts';
import type { Cloud } from './firestore-connection.ts';

/** Milliseconds by which a visitor's clock may be wrong; see `pullReferrals`. */
const clockTolerance = 26 * 3_600_000;
/** Milliseconds after which everything is looked at again, whatever the visitors' clocks said. */
const fullScan = 24 * 3_600_000;
const pageSize = 100;

/**
 * Stores the referrals that browsers wrote to Firestore, once each, in the order in which Google received them. Firestore cannot
 * be asked for documents by the time of their creation, but the id of a referral contains the time of the visitor's clock: so
 * each pull asks for the ids from 26 hours before the last one until 26 hours from now, and once a day for all. Without an
 * end, ids of a far future would be read, and paid for, every minute.
 * @returns how many were new, and how many were written again that had been erased
 */
export async function pullReferrals(store: Store, cloud: Cloud): Promise<{ added: number; erased: number }> {
  const { database } = store;
  const startedAt = database.clock();
  const until = Number(readSetting(database, 'pulled_until') ?? 0);
  const scannedAt = Number(readSetting(database, 'scanned_at') ?? 0);
  // Also when the last one is ahead, because the clock of the machine was.
  const isFull = until === 0 || Math.abs(startedAt - scannedAt) >= fullScan;
  const referrals = cloud.db.collection('referrals');
  const since = isFull ? 'REF_' : `REF_${until - clockTolerance}`;
  const all = referrals.where('submissionId', '>=', since);
  const ids = isFull ? all : all.where('submissionId', '<', `REF_${startedAt + clockTolerance}`);
  const query = ids.orderBy('submissionId').select('submissionId');
  // Reading all of them may take long, so the timeout is for a first small read.
  await cloud.askSoon(query.limit(1).get());
  const found: { id: string; created: number }[] = [];
  for await (const snapshot of query.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    if (isUnknown(store, snapshot.id)) found.push({ id: snapshot.id, created: snapshot.createTime.toMillis() });
  }
  found.sort((one, other) => one.created - other.created || (one.id < other.id ? -1 : 1));
  const counts = { added: 0, erased: 0 };
  for (let start = 0; start < found.length; start += pageSize) {
    const ids = found.slice(start, start + pageSize).map(({ id }) => referrals.doc(id));
    const snapshots = (await cloud.ask(cloud.db.getAll(...ids))).filter(({ exists }) => exists);
    // What was sent by our own server meanwhile is there already, and stays as it is.
    const ones = snapshots.filter(({ id }) => isUnknown(store, id)).map(browserDocument);
    const stored = ones.map(({ id, document, arrival }) => store.add('referrals', id, document, arrival));
    counts.added += (await Promise.all(stored)).filter((result) => result === 'added').length;
    // An old device may have written again what a person has asked us to erase.
    const erased = ones.map(({ id }) => subjectOf('referrals', id)).filter((subject) => wasErased(database, subject));
    counts.erased += erased.length;
    await database.transact(() => erased.map((subject) => eraseElsewhere(database, subject)));
  }
  await database.transact(() => {
    writeSetting(database, 'pulled_until', startedAt);
    if (isFull) writeSetting(database, 'scanned_at', startedAt);
  });
  return counts;
}

function isUnknown({ database }: Store, id: string): boolean {
  return !hasDocument(database, 'referrals', id) && !isWaitingForRemoval(database, subjectOf('referrals', id));
}
