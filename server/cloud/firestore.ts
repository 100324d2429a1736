import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Collection } from '../../domain/collections.ts';
import { metadataFields, splitMetadata } from '../../domain/spam.ts';
import {
  type Arrival,
  type Document,
  type DocumentStore,
  type StoredDocument,
  sameDocument,
} from '../store/document-store.ts';
import { type Cloud, type CloudOptions, connect, withTimeout } from './firestore-connection.ts';

const pageSize = 200;

/**
 * The store in Google Firestore. A document is stored exactly as a browser writes it; the arrival is in a second collection
 * (`referrals-arrivals`) under the same id (docs/decisions/0006-replication-to-firestore.md). While the cloud is unavailable
 * the library repeats a write for up to ten minutes before it rejects.
 */
export async function openFirestoreStore(options: CloudOptions): Promise<DocumentStore> {
  const cloud = await connect(options);
  return {
    add: (collection, id, document, arrival) => add(cloud, collection, { id, document: wellFormed(document), arrival }),
    get: (collection, id) => cloud.ask(withTimeout(cloud, read(cloud.db, collection, id))),
    list: (collection) => list(cloud, collection),
    remove: (collection, id) => remove(cloud, collection, id),
    removeOlderThan: (collection, time) => removeOlderThan(cloud, collection, time),
    check: async () => void (await cloud.ask(cloud.db.doc('checks/server').set({ time: Date.now() }))),
    // The library would wait for its pending calls, which may take minutes; they are not awaited here.
    close: () => Promise.race([cloud.db.terminate().catch(() => {}), pause(1000, undefined, { ref: false })]),
  };
}

async function add({ db, ask }: Cloud, collection: Collection, { id, document, arrival }: StoredDocument) {
  const { documents, arrivals } = collectionsOf(db, collection);
  const batch = db.batch();
  batch.create(documents.doc(id), document);
  batch.set(arrivals.doc(id), arrivalDocument(id, arrival));
  try {
    await ask(batch.commit());
    return 'added';
  } catch (error) {
    if (codeOf(error) !== 'ALREADY_EXISTS') throw error;
  }
  const existing = await ask(read(db, collection, id));
  return existing && sameDocument(existing.document, document) ? 'repeated' : 'conflicting';
}

async function read(db: Firestore, collection: Collection, id: string): Promise<StoredDocument | null> {
  const { documents, arrivals } = collectionsOf(db, collection);
  const [document, arrival] = await db.getAll(documents.doc(id), arrivals.doc(id));
  return document?.exists && arrival ? stored(document, arrival) : null;
}

async function* list(cloud: Cloud, collection: Collection): AsyncGenerator<StoredDocument> {
  const { db, ask } = cloud;
  const { documents, arrivals } = collectionsOf(db, collection);
  await ask(addMissingArrivals(cloud, collection));
  for (let after = ''; ; ) {
    const { docs } = await ask(arrivals.where('order', '>', after).orderBy('order').limit(pageSize).get());
    if (docs.length === 0) return;
    const snapshots = await ask(db.getAll(...docs.map(({ id }) => documents.doc(id))));
    for (const [index, arrival] of docs.entries()) {
      const document = snapshots[index];
      if (document?.exists) yield stored(document, arrival);
    }
    after = docs.at(-1)?.get('order');
  }
}

async function remove({ db, ask }: Cloud, collection: Collection, id: string): Promise<boolean> {
  const { documents, arrivals } = collectionsOf(db, collection);
  try {
    await ask(db.batch().delete(documents.doc(id), { exists: true }).delete(arrivals.doc(id)).commit());
    return true;
  } catch (error) {
    if (codeOf(error) !== 'NOT_FOUND') throw error;
    return false;
  }
}

async function removeOlderThan(cloud: Cloud, collection: Collection, time: number): Promise<number> {
  const { db, ask } = cloud;
  const { documents, arrivals } = collectionsOf(db, collection);
  await ask(addMissingArrivals(cloud, collection));
  const oldest = arrivals.where('order', '<', orderOf(time, '')).orderBy('order').limit(pageSize);
  for (let removed = 0; ; ) {
    const { docs } = await ask(oldest.get());
    if (docs.length === 0) return removed;
    const batch = db.batch();
    for (const { id } of docs) batch.delete(documents.doc(id)).delete(arrivals.doc(id));
    await ask(batch.commit());
    removed += docs.length;
  }
}

/** Adds an arrival to each document that a browser wrote, because lists read and sort by the arrivals. */
async function addMissingArrivals(cloud: Cloud, collection: Collection): Promise<void> {
  const { db } = cloud;
  const { documents, arrivals } = collectionsOf(db, collection);
  // The whole scan may take long, so the timeout is for a first small read.
  await withTimeout(cloud, documents.limit(1).get());
  const addArrivals = async (page: QueryDocumentSnapshot[]) => {
    if (page.length === 0) return;
    const existing = await db.getAll(...page.map(({ id }) => arrivals.doc(id)), { fieldMask: ['order'] });
    const batch = db.batch();
    for (const [index, document] of page.entries()) {
      if (existing[index]?.exists) continue;
      batch.set(arrivals.doc(document.id), arrivalDocument(document.id, arrivalFromBrowser(document)));
    }
    await batch.commit();
  };
  let page: QueryDocumentSnapshot[] = [];
  // Times and metadata only, as one stream, which the library resumes after a broken connection.
  for await (const document of documents.select(...metadataFields).stream()) {
    page.push(document as unknown as QueryDocumentSnapshot);
    if (page.length < pageSize) continue;
    await addArrivals(page);
    page = [];
  }
  await addArrivals(page);
}

function collectionsOf(db: Firestore, collection: Collection) {
  return { documents: db.collection(collection), arrivals: db.collection(`${collection}-arrivals`) };
}

/** Sorts by time, then id, in one field, so that no composite index is needed. */
function orderOf(receivedAt: number, id: string): string {
  return `${String(receivedAt).padStart(16, '0')}_${id}`;
}

function arrivalDocument(id: string, arrival: Arrival) {
  return { ...arrival, order: orderOf(arrival.receivedAt, id) };
}

/** Browsers send their metadata as fields of the document. */
function arrivalFromBrowser(snapshot: DocumentSnapshot): Arrival {
  const { createTime, readTime } = snapshot;
  const { language, suspicion } = splitMetadata(snapshot.data() ?? {});
  return { receivedAt: (createTime ?? readTime).toMillis(), via: 'write-channel', language, suspicion };
}

function stored(document: DocumentSnapshot, arrival: DocumentSnapshot): StoredDocument {
  const { receivedAt, via, language, suspicion } = (arrival.data() ?? arrivalFromBrowser(document)) as Arrival;
  const fields = splitMetadata(document.data() as Document).document;
  return { id: document.id, document: fields, arrival: { receivedAt, via, language, suspicion } };
}

/** Replaces lone surrogates: Firestore refuses them, and the document would never be sent. */
function wellFormed(document: Document): Document {
  const texts = Object.entries(document).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.toWellFormed() : value,
  ]);
  return Object.fromEntries(texts);
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}
