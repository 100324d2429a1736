import type { Collection } from '../../domain/collections.ts';
import { conflicting, type LocalStore } from '../outbox/outbox.ts';
import type { OutboxWorker } from '../outbox/outbox-worker.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';

type Legs = {
  local: LocalStore;
  cloud: DocumentStore;
  /** Which cloud it is, see `Outbox`. */
  destination: string;
  /** Absent in commands that only read: there the server does the forwarding. */
  worker?: OutboxWorker;
};

/**
 * The store of cloud mode: writes go to this machine, so that they do not share the cloud's fate, and from here to the
 * cloud; what is read is the cloud's, with what has not arrived there yet.
 */
export function openReplicatedStore({ local, cloud, destination, worker }: Legs): DocumentStore {
  async function get(collection: Collection, id: string): Promise<StoredDocument | null> {
    const here = await local.get(collection, id);
    if (here && here.arrival.suspicion !== conflicting) return here;
    return (await local.isBeingRemoved(collection, id)) ? null : cloud.get(collection, id);
  }

  return {
    async add(collection, id, document, arrival) {
      const added = await local.add(collection, id, document, arrival);
      worker?.wake();
      return added;
    },
    get,
    async *list(collection) {
      await local.setDestination(destination);
      yield* listBoth(local, cloud, collection);
    },
    async remove(collection, id) {
      const known = await get(collection, id);
      await local.removeEverywhere(collection, id);
      worker?.wake();
      return known !== null;
    },
    async removeOlderThan(collection, time) {
      await local.setDestination(destination);
      const removed = await cloud.removeOlderThan(collection, time);
      const onlyHere = await local.countOnlyHere(collection, time);
      await local.removeOlderThan(collection, time);
      return removed + onlyHere;
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

/** What the cloud has and what is only here, by time of arrival, each once, also while a server forwards. */
async function* listBoth(local: LocalStore, cloud: DocumentStore, collection: Collection) {
  // Noted before the cloud is asked: what arrives there while it is being listed is taken from here all the same.
  const waiting = new Set<string>();
  for (let behind: StoredDocument | undefined; ; ) {
    const page = await local.waiting(collection, 500, behind);
    for (const { id } of page) waiting.add(id);
    behind = page.at(-1);
    if (!behind) break;
  }
  const here = only(local.list(collection), ({ id, arrival }) => waiting.has(id) || arrival.suspicion !== null);
  const there = only(cloud.list(collection), async ({ id }) => {
    return !waiting.has(id) && !(await local.isBeingRemoved(collection, id));
  });
  yield* merged(here, there);
}

type Documents = AsyncIterable<StoredDocument>;

async function* only(documents: Documents, wanted: (one: StoredDocument) => boolean | Promise<boolean>) {
  for await (const one of documents) if (await wanted(one)) yield one;
}

/** Two lists by time of arrival, then id, as one. */
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
