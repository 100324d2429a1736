import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { systemRuntime } from '../runtime.ts';
import type { Database } from './connection.ts';
import { openCheckpoints } from './sqlite-file.ts';

/** Milliseconds between two checkpoints. */
const pause = 500;
/** Pages of 4 KiB in the log beyond which the next write begins it anew, and beyond which the server makes a checkpoint itself. */
const mostPages = 16_000;
const mostPagesAlone = 2 * mostPages;

/**
 * Moves what was written from the log into the database in a thread, until it is stopped: the one that answers visitors stood still for a
 * twentieth of a second five times a second where 500 forms a second arrived.
 */
export function checkpointInThread(database: Pick<Database, 'all'>, file: string): { stop(): Promise<unknown> } {
  // For this connection: one that is opened after a failure makes its own checkpoints again.
  database.all(`PRAGMA wal_autocheckpoint = ${mostPagesAlone}`);
  const thread = new Worker(new URL(import.meta.url), { workerData: { logOf: file } });
  thread.unref();
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  // Without the thread the log becomes longer, and the server goes on.
  thread.on('exit', resolve).on('error', () => {});
  return {
    stop() {
      thread.postMessage('stop');
      return ended;
    },
  };
}

if (!isMainThread && workerData?.logOf) {
  const { checkpoint, close } = openCheckpoints(workerData.logOf);
  let isOver = false;
  parentPort?.once('message', () => (isOver = true));
  for (; !isOver; await systemRuntime.sleep(pause)) {
    // While others write, only this one reaches the end of the log.
    if (checkpoint('PASSIVE') > mostPages) checkpoint('RESTART');
  }
  close();
}
