import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { CaseEvent } from '../../domain/cases/case-events.ts';
import { type Collection, collections } from '../../domain/collections.ts';
import { applyErasures } from '../store/apply-erasures.ts';
import { rebuildCase, subjectOf } from '../store/cases.ts';
import { deletePersonalData, deleteReplaced } from '../store/delete-content.ts';
import { type Arrival, normalDocument } from '../store/document-store.ts';
import { insertDocument, readDocument, restoreDocument } from '../store/documents.ts';
import { eraseElsewhere, insertEvent, passOnAll, readEvent } from '../store/events.ts';
import type { Store } from '../store/sqlite.ts';
import { browserDocument, eventDocument, eventsCollection } from './cloud-documents.ts';
import type { Cloud } from './firestore-connection.ts';

/**
 * Stores what the cloud has and this machine has not: documents, events, and the cases they add up to. What is stored here
 * already stays as it is. The destination must be set before, so that nothing is sent back.
 * @returns how many documents were added, by collection, and how many were erased again
 */
export async function restoreFromCloud(
  store: Store,
  cloud: Cloud,
): Promise<{ documents: Record<Collection, number>; erased: number }> {
  const { database } = store;
  const histories = await readEvents(cloud);
  const counts = Object.fromEntries(collections.map((collection) => [collection, 0])) as Record<Collection, number>;
  for (const collection of collections) {
    for await (const page of pagesOf(cloud, collection)) {
      await database.transact(() => {
        for (const snapshot of page) {
          const found = browserDocument(snapshot);
          const events = histories.get(subjectOf(collection, found.id));
          if (readDocument(database, collection, found.id)) continue;
          const arrival = arrivalOf(events ?? []) ?? found.arrival;
          const isAdded = events
            ? restoreDocument(database, collection, {
                ...found,
                document: normalDocument(collection, found.document),
                arrival,
              })
            : insertDocument(database, collection, found) === 'added';
          counts[collection] += Number(isAdded);
        }
      });
    }
  }
  // Also the histories of persons who were erased, which have no document.
  for (const [subject, events] of histories) await database.transact(() => restoreHistory(store, subject, events));
  const erased = await applyErasures(database, 'always');
  await database.transact(() => passOnAll(database));
  return { documents: counts, erased };
}

/** How many events the cloud has that this machine has not; a machine with an empty disk should restore itself. */
export async function countMissingHere({ database }: Store, cloud: Cloud): Promise<number> {
  const counted = await cloud.askSoon(cloud.db.collection(eventsCollection).count().get());
  const [here] = database.all('SELECT count(*) AS count FROM events');
  const [waiting] = database.all("SELECT count(*) AS count FROM outbox WHERE key LIKE 'firestore:remove:%'");
  return Number(waiting?.count) > 0 ? 0 : Math.max(counted.data().count - Number(here?.count), 0);
}

function restoreHistory({ database, history }: Store, subject: string, events: CaseEvent[]) {
  const before = history(subject);
  for (const event of events) {
    if (!readEvent(database, subject, event.version)) insertEvent(database, event);
  }
  const all = history(subject);
  for (const event of all) deleteReplaced(database, all, event);
  // An older backup may still have what was known about a person who was erased since.
  for (const { type, version, data } of all) {
    if (type !== 'erased') continue;
    deletePersonalData(database, subject, version, data.half);
    // The links and mails of the backup too.
    if (before.length > 0 && version > before.length) eraseElsewhere(database, subject, data.half);
  }
  // Without the texts that have just been deleted.
  rebuildCase(database, subject, history(subject));
}

/** The events of each subject, oldest first. */
async function readEvents(cloud: Cloud): Promise<Map<string, CaseEvent[]>> {
  const histories = new Map<string, CaseEvent[]>();
  for await (const page of pagesOf(cloud, eventsCollection)) {
    for (const event of page.map(eventDocument.read)) {
      histories.set(event.subject, [...(histories.get(event.subject) ?? []), event]);
    }
  }
  for (const events of histories.values()) events.sort((one, other) => one.version - other.version);
  return histories;
}

/** The documents of a collection as one stream, which the library resumes after a broken connection. */
async function* pagesOf(cloud: Cloud, collection: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  await cloud.askSoon(cloud.db.collection(collection).limit(1).get());
  let page: QueryDocumentSnapshot[] = [];
  for await (const snapshot of cloud.db.collection(collection).stream()) {
    page.push(snapshot as unknown as QueryDocumentSnapshot);
    if (page.length < 200) continue;
    yield page;
    page = [];
  }
  yield page;
}

function arrivalOf([first]: CaseEvent[]): Arrival | null {
  if (first?.type !== 'arrived') return null;
  const { via, language, suspicion } = first.data as Omit<Arrival, 'receivedAt'>;
  return { receivedAt: first.at, via, language, suspicion };
}
