import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Collection } from '../../domain/collections.ts';
import {
  type Arrival,
  type Document,
  type DocumentStore,
  type StoredDocument,
  sameDocument,
} from '../store/document-store.ts';
import { type Cloud, type CloudOptions, connect, withinLimit } from './firestore-connection.ts';

const pageOfList = 200;

/**
 * The store in Google Firestore. A document is kept exactly as a browser's SDK writes it; what the server knows besides is
 * in a sibling collection (`referrals-arrivals`) under the same id (docs/decisions/0006-the-way-to-the-cloud.md).
 * A write that finds the cloud away is repeated by the library for up to ten minutes before it rejects.
 */
export async function openFirestoreStore(options: CloudOptions): Promise<DocumentStore> {
  const cloud = await connect(options);
  return {
    add: (collection, id, document, arrival) => add(cloud, collection, { id, document: wellFormed(document), arrival }),
    get: (collection, id) => cloud.ask(withinLimit(cloud, read(cloud.db, collection, id))),
    list: (collection) => list(cloud, collection),
    remove: (collection, id) => remove(cloud, collection, id),
    removeOlderThan: (collection, time) => removeOlderThan(cloud, collection, time),
    check: async () => void (await cloud.ask(cloud.db.doc('checks/server').set({ time: Date.now() }))),
    // The library waits for what it is still trying to do, which may take long: whoever closes has given that up.
    close: () => Promise.race([cloud.db.terminate().catch(() => {}), pause(1000, undefined, { ref: false })]),
  };
}

async function add({ db, ask }: Cloud, collection: Collection, { id, document, arrival }: StoredDocument) {
  const { documents, arrivals } = placesOf(db, collection);
  const batch = db.batch();
  batch.create(documents.doc(id), document);
  batch.set(arrivals.doc(id), arrivalDocument(id, arrival));
  try {
    await ask(batch.commit());
    return 'added';
  } catch (error) {
    if (codeOf(error) !== 'ALREADY_EXISTS') throw error;
  }
  const known = await ask(read(db, collection, id));
  return known && sameDocument(known.document, document) ? 'repeated' : 'conflicting';
}

async function read(db: Firestore, collection: Collection, id: string): Promise<StoredDocument | null> {
  const { documents, arrivals } = placesOf(db, collection);
  const [document, arrival] = await db.getAll(documents.doc(id), arrivals.doc(id));
  return document?.exists && arrival ? stored(document, arrival) : null;
}

async function* list(cloud: Cloud, collection: Collection): AsyncGenerator<StoredDocument> {
  const { db, ask } = cloud;
  const { documents, arrivals } = placesOf(db, collection);
  await ask(noteBrowserArrivals(cloud, collection));
  for (let after = ''; ; ) {
    const { docs } = await ask(arrivals.where('order', '>', after).orderBy('order').limit(pageOfList).get());
    if (docs.length === 0) return;
    const found = await ask(db.getAll(...docs.map(({ id }) => documents.doc(id))));
    for (const [index, arrival] of docs.entries()) {
      const document = found[index];
      if (document?.exists) yield stored(document, arrival);
    }
    after = docs.at(-1)?.get('order');
  }
}

async function remove({ db, ask }: Cloud, collection: Collection, id: string): Promise<boolean> {
  const { documents, arrivals } = placesOf(db, collection);
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
  const { documents, arrivals } = placesOf(db, collection);
  await ask(noteBrowserArrivals(cloud, collection));
  const oldest = arrivals.where('order', '<', orderOf(time, '')).orderBy('order').limit(pageOfList);
  for (let removed = 0; ; ) {
    const { docs } = await ask(oldest.get());
    if (docs.length === 0) return removed;
    const batch = db.batch();
    for (const { id } of docs) batch.delete(documents.doc(id)).delete(arrivals.doc(id));
    await ask(batch.commit());
    removed += docs.length;
  }
}

/** Browsers write a document and nothing else: gives each that came so an arrival, by which it is found in its turn. */
async function noteBrowserArrivals(cloud: Cloud, collection: Collection): Promise<void> {
  const { db } = cloud;
  const { documents, arrivals } = placesOf(db, collection);
  // All of it may take long, so that the limit is for the first: is anyone there?
  await withinLimit(cloud, documents.limit(1).get());
  const note = async (page: QueryDocumentSnapshot[]) => {
    if (page.length === 0) return;
    const known = await db.getAll(...page.map(({ id }) => arrivals.doc(id)), { fieldMask: ['order'] });
    const batch = db.batch();
    for (const [index, document] of page.entries()) {
      if (known[index]?.exists) continue;
      batch.set(arrivals.doc(document.id), arrivalDocument(document.id, arrivalFromBrowser(document)));
    }
    await batch.commit();
  };
  let page: QueryDocumentSnapshot[] = [];
  // Ids and times only, in one long answer, which the library takes up again where a connection broke.
  for await (const document of documents.select().stream()) {
    page.push(document as unknown as QueryDocumentSnapshot);
    if (page.length < pageOfList) continue;
    await note(page);
    page = [];
  }
  await note(page);
}

function placesOf(db: Firestore, collection: Collection) {
  return { documents: db.collection(collection), arrivals: db.collection(`${collection}-arrivals`) };
}

/** Sorts as time, then id: one field, so that the list needs no index of our own. */
function orderOf(receivedAt: number, id: string): string {
  return `${String(receivedAt).padStart(16, '0')}_${id}`;
}

function arrivalDocument(id: string, arrival: Arrival) {
  return { ...arrival, order: orderOf(arrival.receivedAt, id) };
}

function arrivalFromBrowser({ createTime, readTime }: DocumentSnapshot): Arrival {
  return { receivedAt: (createTime ?? readTime).toMillis(), via: 'write-channel', language: null, suspicion: null };
}

function stored(document: DocumentSnapshot, arrival: DocumentSnapshot): StoredDocument {
  const { receivedAt, via, language, suspicion } = (arrival.data() ?? arrivalFromBrowser(document)) as Arrival;
  return { id: document.id, document: document.data() as Document, arrival: { receivedAt, via, language, suspicion } };
}

/** Half a surrogate pair is no Unicode: Firestore refuses it, and a referral must not wait for ever because of one. */
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
