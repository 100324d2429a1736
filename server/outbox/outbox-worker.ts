import { setTimeout as sleep } from 'node:timers/promises';
import { type Collection, collections } from '../../domain/collections.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';
import { conflicting, type LocalStore } from './outbox.ts';

export type OutboxLog = {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
};

/** Milliseconds. */
export type OutboxTimings = {
  /** Wait after the first failure; doubled after each further one, up to `longestRetry`. */
  firstRetry: number;
  longestRetry: number;
  /** Wait before the next query without a notification: another process (`npm run import`) may have added documents. */
  idle: number;
  /** Time after which a response counts as slow, and a warning is logged. */
  slowAnswer: number;
  /** How long `stop` waits for the request in progress. */
  shutdownTimeout: number;
};

export const defaultTimings: OutboxTimings = {
  firstRetry: 1000,
  longestRetry: 60_000,
  idle: 60_000,
  slowAnswer: 10_000,
  shutdownTimeout: 3000,
};

/** Documents held in memory at a time, each at most 64 KiB. */
const pageSize = 50;

type WorkerOptions = {
  local: LocalStore;
  cloud: DocumentStore;
  /** Identifies the cloud, see `Outbox`. */
  destination: string;
  log: OutboxLog;
  timings: OutboxTimings;
};

export type OutboxWorker = {
  /** Signals new work to an idle worker. It does not shorten the wait after a failure. */
  notify(): void;
  /** Starts no further request; resolves when the one in progress has ended or the timeout is over. */
  stop(): Promise<void>;
};

/**
 * Sends the documents and removals of the outbox to the cloud, in the background. Progress is recorded on disk and every
 * step is idempotent, so the process may end at any time.
 */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const loops = collections.map((collection) => startLoop(collection, options));
  return {
    notify: () => {
      for (const loop of loops) loop.notify();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/** The context of one collection's loop. It keeps the order of arrival, and sends a removal after what it removes. */
type LoopContext = WorkerOptions & { collection: Collection; stopping: AbortSignal; aborted: AbortSignal };

function startLoop(collection: Collection, options: WorkerOptions) {
  const { log, timings } = options;
  const stopping = new AbortController();
  const aborting = new AbortController();
  const context = { ...options, collection, stopping: stopping.signal, aborted: aborting.signal };
  let newWork = new AbortController();

  async function run() {
    for (let retryWait = timings.firstRetry; !stopping.signal.aborted; ) {
      // Created before the query, so that a document added during the query starts the loop again.
      newWork = new AbortController();
      try {
        const count = await sendAll(context);
        if (count > 0) log.info({ collection, count }, 'Sent to the cloud');
        retryWait = timings.firstRetry;
        await wait(timings.idle, newWork.signal);
      } catch (error) {
        if (aborting.signal.aborted) return;
        log.warn({ collection, reason: (error as Error).message, retryWait }, 'Sending to the cloud failed');
        await wait(retryWait, stopping.signal);
        retryWait = Math.min(retryWait * 2, timings.longestRetry);
      }
    }
  }

  const running = run();
  return {
    notify: () => newWork.abort(),
    stop: async () => {
      stopping.abort();
      newWork.abort();
      await Promise.race([running, sleep(timings.shutdownTimeout, undefined, { ref: false })]);
      aborting.abort();
    },
  };
}

/** @returns how many documents were sent to the cloud, or removed from it */
async function sendAll(context: LoopContext): Promise<number> {
  const { local, collection, destination, stopping } = context;
  await local.setDestination(destination);
  let cursor: StoredDocument | undefined;
  for (let count = 0; ; ) {
    count += await sendRemovals(context);
    const page = await local.waiting(collection, pageSize, cursor);
    for (const one of page) {
      if (stopping.aborted) return count;
      if (await sendDocument(context, one)) count++;
    }
    if (page.length === 0) return count;
    // Continues after the last document: those that the cloud refused are still in the outbox.
    cursor = page.at(-1);
  }
}

async function sendRemovals(context: LoopContext): Promise<number> {
  const { local, cloud, collection, stopping, aborted } = context;
  for (let count = 0; ; ) {
    const page = await local.removals(collection, pageSize);
    if (page.length === 0) return count;
    for (const id of page) {
      if (stopping.aborted) return count;
      await warnWhenSlow(context, cloud.remove(collection, id));
      if (aborted.aborted) return count;
      await local.markRemoved(collection, id);
      count++;
    }
  }
}

async function sendDocument(context: LoopContext, { id, document, arrival }: StoredDocument): Promise<boolean> {
  const { local, cloud, log, collection, aborted } = context;
  try {
    const added = await warnWhenSlow(context, cloud.add(collection, id, document, arrival));
    // The local store may be closed already. After the next start the cloud answers that it has the document.
    if (aborted.aborted) return false;
    if (added !== 'conflicting') await local.markArrived(collection, id);
    else {
      log.warn({ collection, id }, 'The cloud has another document under this id; ours is in quarantine');
      await local.quarantine(collection, id, conflicting);
    }
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'INVALID_ARGUMENT') throw error;
    // The documents after it are still sent; this one is tried again in every round.
    log.warn({ collection, id }, 'The cloud refuses this document; it stays on this machine');
    return false;
  }
}

/** The library repeats a write for minutes by itself, so a warning is logged before it gives up. */
async function warnWhenSlow<Result>({ collection, log, timings }: LoopContext, call: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => log.warn({ collection }, 'The cloud has not answered yet'), timings.slowAnswer);
  timer.unref();
  return call.finally(() => clearTimeout(timer));
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
}
