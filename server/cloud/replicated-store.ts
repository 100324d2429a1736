import type { Collection } from '../../domain/collections.ts';
import { conflicting, type LocalStore } from '../outbox/outbox.ts';
import type { OutboxWorker } from '../outbox/outbox-worker.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';

type ReplicatedStoreOptions = {
  local: LocalStore;
  cloud: DocumentStore;
  /** Identifies the cloud, see `Outbox`. */
  destination: string;
  /** Absent in commands that only read: the server sends. */
  worker?: OutboxWorker;
};

/**
 * The store of cloud mode. Writes go to the local store first, so that they succeed while the cloud is unavailable, and are
 * sent to the cloud by the worker. Reads give the documents of the cloud, and those that are not there yet.
 */
export function openReplicatedStore({ local, cloud, destination, worker }: ReplicatedStoreOptions): DocumentStore {
  async function get(collection: Collection, id: string): Promise<StoredDocument | null> {
    const localDocument = await local.get(collection, id);
    if (localDocument && localDocument.arrival.suspicion !== conflicting) return localDocument;
    return (await local.isBeingRemoved(collection, id)) ? null : cloud.get(collection, id);
  }

  return {
    async add(collection, id, document, arrival) {
      const added = await local.add(collection, id, document, arrival);
      worker?.notify();
      return added;
    },
    get,
    async *list(collection) {
      await local.setDestination(destination);
      yield* listBoth(local, cloud, collection);
    },
    async remove(collection, id) {
      const existing = await get(collection, id);
      await local.removeEverywhere(collection, id);
      worker?.notify();
      return existing !== null;
    },
    async removeOlderThan(collection, time) {
      await local.setDestination(destination);
      const removed = await cloud.removeOlderThan(collection, time);
      const onlyLocal = await local.countOnlyHere(collection, time);
      await local.removeOlderThan(collection, time);
      return removed + onlyLocal;
    },
    countWaiting: () => local.countOutgoing(),
    check: () => local.check(),
    async close() {
      await worker?.stop();
      await cloud.close();
      await local.close();
    },
  };
}

/** The documents of the cloud and those that are only local, by time of arrival, each once, also while a worker sends. */
async function* listBoth(local: LocalStore, cloud: DocumentStore, collection: Collection) {
  // Read before the cloud is: a document that is sent during the listing is taken from the local store.
  const waiting = new Set<string>();
  for (let cursor: StoredDocument | undefined; ; ) {
    const page = await local.waiting(collection, 500, cursor);
    for (const { id } of page) waiting.add(id);
    cursor = page.at(-1);
    if (!cursor) break;
  }
  const localDocuments = filtered(
    local.list(collection),
    ({ id, arrival }) => waiting.has(id) || arrival.suspicion !== null,
  );
  const cloudDocuments = filtered(cloud.list(collection), async ({ id }) => {
    return !waiting.has(id) && !(await local.isBeingRemoved(collection, id));
  });
  yield* merged(localDocuments, cloudDocuments);
}

type Documents = AsyncIterable<StoredDocument>;

async function* filtered(documents: Documents, matches: (one: StoredDocument) => boolean | Promise<boolean>) {
  for await (const one of documents) if (await matches(one)) yield one;
}

/** Merges two lists that are sorted by time of arrival, then id. */
async function* merged(...lists: Documents[]): AsyncGenerator<StoredDocument> {
  const iterators = lists.map((list) => list[Symbol.asyncIterator]());
  const heads = await Promise.all(iterators.map((iterator) => iterator.next()));
  try {
    for (;;) {
      const [first, second] = heads;
      if (!first || !second || (first.done && second.done)) return;
      const next = second.done || (!first.done && !isBefore(second.value, first.value)) ? 0 : 1;
      yield heads[next]?.value;
      heads[next] = (await iterators[next]?.next()) ?? { done: true, value: undefined };
    }
  } finally {
    for (const iterator of iterators) await iterator.return?.();
  }
}

function isBefore(one: StoredDocument, other: StoredDocument): boolean {
  const [first, second] = [one.arrival.receivedAt, other.arrival.receivedAt];
  return first === second ? one.id < other.id : first < second;
}
