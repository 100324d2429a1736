import { setTimeout as sleep } from 'node:timers/promises';
import { type Collection, collections } from '../../domain/collections.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';
import { conflicting, type LocalStore } from './outbox.ts';

export type OutboxLog = {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
};

/** Milliseconds. */
export type Pauses = {
  /** After a first failure; doubled after each further one. */
  first: number;
  longest: number;
  /** After which it looks again by itself: another process (`npm run import`) may have left something. */
  idle: number;
  /** After which an answer counts as late, and the log says so. */
  late: number;
  /** That the end may wait for what is on its way. */
  patience: number;
};

export const defaultPauses: Pauses = { first: 1000, longest: 60_000, idle: 60_000, late: 10_000, patience: 3000 };

/** How many documents are held in memory at a time, of 64 KiB at most each. */
const pageOfDocuments = 50;

type Route = {
  local: LocalStore;
  cloud: DocumentStore;
  /** Which cloud it is, see `Outbox`. */
  destination: string;
  log: OutboxLog;
  pauses: Pauses;
};

export type OutboxWorker = {
  /** There is something new; says so to a worker that has nothing to do, and does not shorten a pause after a failure. */
  wake(): void;
  /** Begins nothing more; resolves when what is on its way has arrived or was given up. */
  stop(): Promise<void>;
};

/**
 * Brings to the cloud what is on this machine, in the background, until each document has arrived. Nothing
 * depends on this process: what has arrived is noted on disk, and doing a step twice does it once.
 */
export function startOutboxWorker(route: Route): OutboxWorker {
  const lanes = collections.map((collection) => startLane(collection, route));
  return {
    wake: () => {
      for (const lane of lanes) lane.wake();
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** One collection: what came first arrives first, and a removal never overtakes what it removes. */
type Lane = Route & { collection: Collection; stopping: AbortSignal; givenUp: AbortSignal };

function startLane(collection: Collection, route: Route) {
  const { log, pauses } = route;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  const lane = { ...route, collection, stopping: stopping.signal, givenUp: givenUp.signal };
  let bell = new AbortController();

  async function run() {
    for (let pause = pauses.first; !stopping.signal.aborted; ) {
      // Before looking, so that what comes meanwhile is looked for again.
      bell = new AbortController();
      try {
        const count = await forwardAll(lane);
        if (count > 0) log.info({ collection, count }, 'Arrived in the cloud');
        pause = pauses.first;
        await silence(pauses.idle, bell.signal);
      } catch (error) {
        if (givenUp.signal.aborted) return;
        log.warn({ collection, reason: (error as Error).message, pause }, 'The way to the cloud is closed');
        await silence(pause, stopping.signal);
        pause = Math.min(pause * 2, pauses.longest);
      }
    }
  }

  const running = run();
  return {
    wake: () => bell.abort(),
    stop: async () => {
      stopping.abort();
      bell.abort();
      await Promise.race([running, sleep(pauses.patience, undefined, { ref: false })]);
      givenUp.abort();
    },
  };
}

/** @returns how many documents were brought to the cloud, or removed from it */
async function forwardAll(lane: Lane): Promise<number> {
  const { local, collection, destination, stopping } = lane;
  await local.setDestination(destination);
  let behind: StoredDocument | undefined;
  for (let count = 0; ; ) {
    count += await removeAll(lane);
    const page = await local.waiting(collection, pageOfDocuments, behind);
    for (const one of page) {
      if (stopping.aborted) return count;
      if (await forward(lane, one)) count++;
    }
    if (page.length === 0) return count;
    // Not from the start again: what the cloud refuses still waits there.
    behind = page.at(-1);
  }
}

async function removeAll(lane: Lane): Promise<number> {
  const { local, cloud, collection, stopping, givenUp } = lane;
  for (let count = 0; ; ) {
    const page = await local.removals(collection, pageOfDocuments);
    if (page.length === 0) return count;
    for (const id of page) {
      if (stopping.aborted) return count;
      await sayingWhenLate(lane, cloud.remove(collection, id));
      if (givenUp.aborted) return count;
      await local.markRemoved(collection, id);
      count++;
    }
  }
}

async function forward(lane: Lane, { id, document, arrival }: StoredDocument): Promise<boolean> {
  const { local, cloud, log, collection, givenUp } = lane;
  try {
    const added = await sayingWhenLate(lane, cloud.add(collection, id, document, arrival));
    // The store on this machine is closed by now; the next start finds the document in the cloud.
    if (givenUp.aborted) return false;
    if (added !== 'conflicting') await local.markArrived(collection, id);
    else {
      log.warn({ collection, id }, 'The cloud has another document under this id; ours is in quarantine');
      await local.setAside(collection, id, conflicting);
    }
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'INVALID_ARGUMENT') throw error;
    // Those behind it need not wait; it is tried again with every look.
    log.warn({ collection, id }, 'The cloud refuses this document; it stays on this machine');
    return false;
  }
}

/** The library repeats a write for minutes by itself: whoever reads the log should know before that. */
async function sayingWhenLate<Result>({ collection, log, pauses }: Lane, asked: Promise<Result>): Promise<Result> {
  const late = setTimeout(() => log.warn({ collection }, 'The cloud has not answered yet'), pauses.late);
  late.unref();
  return asked.finally(() => clearTimeout(late));
}

async function silence(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
