import { isBusy } from './sqlite-file.ts';

type Task = { work: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };

/** Milliseconds between two tries while the file is locked, and until the last. SQLite's own waiting blocks every page. */
const retryDelay = 20;
const lockTimeout = 2000;

/**
 * Runs work that arrives together in one transaction, and so with one fsync, which is nearly the whole cost of a write. No
 * write is delayed for others: a group is what arrived while the group before was being written. While another process is
 * writing, the group waits without blocking, up to two seconds. After any other failure each
 * work of the group is tried in a transaction of its own, so that one that fails does not make the others fail.
 * @param transact runs a function within a transaction and returns once it is on disk; throws when it is not
 * @returns a function that resolves with its work's result, after the commit
 */
export function createGroupCommit(transact: (work: () => unknown[]) => unknown[]) {
  let waiting: Task[] = [];
  let busySince: number | null = null;
  /** How many of those that wait have a transaction of their own, because their group failed. */
  let alone = 0;

  function commitWaiting() {
    let group = alone > 0 ? waiting.slice(0, 1) : waiting;
    let settle: (task: Task, index: number) => void;
    try {
      const results = transact(() => group.map(({ work }) => work()));
      busySince = null;
      settle = ({ resolve }, index) => resolve(results[index] as never);
    } catch (error) {
      if (isBusy(error)) {
        busySince ??= performance.now();
        if (performance.now() - busySince < lockTimeout) {
          setTimeout(commitWaiting, retryDelay);
          return;
        }
        busySince = null;
        group = waiting;
      } else if (group.length > 1) {
        alone = group.length;
        setImmediate(commitWaiting);
        return;
      }
      settle = ({ reject }) => reject(error);
    }
    waiting = waiting.slice(group.length);
    alone = Math.max(0, alone - group.length);
    group.forEach(settle);
    if (waiting.length > 0) setImmediate(commitWaiting);
  }

  return function inGroup<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      // setImmediate runs after the sockets have been read, so every request that has arrived joins the group.
      if (waiting.push({ work, resolve, reject }) === 1) setImmediate(commitWaiting);
    });
  };
}
