type Job = { work: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };

/**
 * Lets work that arrives together share one transaction and so one fsync, which is nearly all a write costs. Nobody waits
 * for company: a group is what arrived while the one before was being written.
 * @param transact runs a function within a transaction and returns once it is on disk; throws when it is not
 * @returns a function that promises its work's result, only after the commit
 */
export function createGroupCommit(transact: (work: () => unknown[]) => unknown[]) {
  let waiting: Job[] = [];

  function commitWaiting() {
    const group = waiting;
    waiting = [];
    try {
      const results = transact(() => group.map(({ work }) => work()));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as never);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return function inGroup<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      // setImmediate comes after the sockets have been read, so every request that is already here joins the group.
      if (waiting.push({ work, resolve, reject }) === 1) setImmediate(commitWaiting);
    });
  };
}
