import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Runtime, systemRuntime } from '../runtime.ts';
import type { Database } from '../store/connection.ts';
import { openReader, type Reader, sqliteFile } from '../store/sqlite-file.ts';
import { type ExportJob, exportPieces } from './export-cases.ts';
import { readReport } from './report.ts';

/** What takes too long for the thread that answers visitors. */
type Job = { name: 'report'; now: number; weeks: number } | ({ name: 'export' } & ExportJob);

/** Does a job piece by piece: a report is one piece, a file is many. */
export type Read = (job: Job) => AsyncIterable<unknown>;

function* piecesOf(reader: Pick<Reader, 'all'>, job: Job): Generator<unknown> {
  if (job.name === 'report') yield readReport(reader, job.now, job.weeks);
  else yield* exportPieces(reader, job);
}

/** Reads with the connection of the store, as tests do. */
export function readHere(database: Pick<Database, 'all'>): Read {
  return async function* (job) {
    yield* piecesOf(database, job);
  };
}

type Message = { piece?: unknown };

/** How many threads there are at most; who comes later waits. */
const mostThreads = 3;
/**
 * Milliseconds after which somebody who does not read on loses the thread. Who waits for it is cut off after a minute without an answer, as
 * every connection is.
 */
const longestPause = 40_000;

/**
 * Reads in a thread with a connection of its own, so that no visitor waits. Each piece is read when it is asked for: what is sent slowly
 * fills no memory, and there is no transaction meanwhile that would keep deleted text in the log.
 */
export function readInThread(folder: string, { sleep }: Pick<Runtime, 'sleep'> = systemRuntime): Read {
  let free = mostThreads;
  const waiting: (() => void)[] = [];
  return async function* (job) {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    const thread = new Worker(new URL(import.meta.url), { workerData: { file: sqliteFile(folder), job } });
    let { promise, resolve, reject } = Promise.withResolvers<Message>();
    thread.on('message', (message: Message) => resolve(message)).on('error', (error) => reject(error));
    let isOpen = true;
    const end = async () => {
      if (!isOpen) return;
      isOpen = false;
      await thread.terminate();
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
    try {
      while (isOpen) {
        thread.postMessage('next');
        const { piece } = await promise;
        if (piece === undefined) return;
        ({ promise, resolve, reject } = Promise.withResolvers<Message>());
        const asked = new AbortController();
        sleep(longestPause, { signal: asked.signal, ref: false }).then(end, () => {});
        yield piece;
        asked.abort();
      }
      throw new Error('What was read was not fetched in time');
    } finally {
      await end();
    }
  };
}

if (!isMainThread && workerData?.job) {
  const reader = openReader(workerData.file);
  const pieces = piecesOf(reader, workerData.job);
  parentPort?.on('message', () => {
    const { value } = pieces.next();
    parentPort?.postMessage({ piece: value });
  });
}
