import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop after which everything has come to rest that waits neither for virtual time nor in `whileStanding`. */
const turnsToRest = 3;

type Timer = { at: number; order: number; run: () => void };

/** A clock that stands still until it is advanced, and the timers that wait for it. Milliseconds since 1970. */
export function createVirtualTime(start: number) {
  let now = start;
  let order = 0;
  /** What is in progress and waits for something real, such as a thread that copies a file. */
  let busy = 0;
  const timers = new Set<Timer>();

  const next = () => {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    return first;
  };
  function setTimer(run: () => void, milliseconds: number): Timer {
    order += 1;
    const timer = { at: now + Math.max(milliseconds, 0), order, run: AsyncResource.bind(run) };
    timers.add(timer);
    return timer;
  }
  /** Lets everything happen that waits for no virtual time. */
  async function rest() {
    for (let turns = 0; turns < turnsToRest; turns = busy > 0 ? 0 : turns + 1) await nextTurn();
  }

  return {
    now: () => now,
    setTimer,
    clearTimer: (timer: Timer | undefined) => void (timer && timers.delete(timer)),
    rest,
    /** Runs work that waits for something real; virtual time stands still meanwhile. */
    async whileStanding<Result>(work: () => Promise<Result>): Promise<Result> {
      busy += 1;
      return work().finally(() => {
        busy -= 1;
      });
    },
    /** Resolves after some virtual milliseconds. @throws the reason of its signal when that is aborted first */
    sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimer(resolve, milliseconds);
      const abort = () => {
        timers.delete(timer);
        reject(signal?.reason);
      };
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      return promise.finally(() => signal?.removeEventListener('abort', abort));
    },
    /** Advances the clock, and runs each timer at its time. */
    async advance(milliseconds: number) {
      const until = now + milliseconds;
      for (let timer = next(); timer && timer.at <= until; timer = next()) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
        await rest();
      }
      now = until;
    },
  };
}

export type VirtualTime = ReturnType<typeof createVirtualTime>;
