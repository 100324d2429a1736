import type { Runtime } from '../runtime.ts';

/** Milliseconds between two looks, at least, however many entries end one after the other. */
const shortestPause = 1000;

/**
 * Removes each entry of a map when its time is over, also when nobody comes any more: the keys are addresses of visitors.
 * @param endOf when the time of an entry is over, by the monotonic clock; milliseconds
 * @returns a function to be called after an entry was added
 */
export function forgetOnTime<Value>(
  entries: Map<string, Value>,
  endOf: (value: Value) => number,
  { monotonic, sleep }: Pick<Runtime, 'monotonic' | 'sleep'>,
): () => void {
  let isLooking = false;

  /** Removes what is over. @returns milliseconds until the next is */
  function look(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const [key, value] of entries) {
      const end = endOf(value);
      if (end <= monotonic()) entries.delete(key);
      else next = Math.min(next, end);
    }
    return next - monotonic();
  }

  async function lookUntilEmpty() {
    for (let pause = shortestPause; entries.size > 0; pause = look()) {
      await sleep(Math.max(pause, shortestPause), { ref: false });
    }
    isLooking = false;
  }

  return () => {
    if (isLooking) return;
    isLooking = true;
    lookUntilEmpty();
  };
}
