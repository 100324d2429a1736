import { isBusy } from './sqlite-file.ts';

type Task = { work: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };

/** Milliseconds. SQLite's own waiting blocks the event loop, and so every page. */
const defaultPatience = { retry: 20, longest: 2000 };

/**
 * Runs work that arrives together in one transaction, and so with one fsync, which is nearly the whole cost of a write. No
 * write is delayed for others: a group is what arrived while the group before was being written. While another process is
 * writing, the group waits without blocking, up to two seconds.
 * @param transact runs a function within a transaction and returns once it is on disk; throws when it is not
 * @returns a function that resolves with its work's result, after the commit
 */
export function createGroupCommit(transact: (work: () => unknown[]) => unknown[], patience = defaultPatience) {
  let waiting: Task[] = [];
  let busySince: number | null = null;

  function commitWaiting() {
    const group = waiting;
    try {
      const results = transact(() => group.map(({ work }) => work()));
      waiting = [];
      busySince = null;
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as never);
    } catch (error) {
      busySince ??= performance.now();
      if (isBusy(error) && performance.now() - busySince < patience.longest) {
        setTimeout(commitWaiting, patience.retry);
        return;
      }
      waiting = [];
      busySince = null;
      for (const { reject } of group) reject(error);
    }
  }

  return function inGroup<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      // setImmediate runs after the sockets have been read, so every request that has arrived joins the group.
      if (waiting.push({ work, resolve, reject }) === 1) setImmediate(commitWaiting);
    });
  };
}
