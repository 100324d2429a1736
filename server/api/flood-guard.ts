import type { AppOptions } from '../app-options.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';

/** How many forms a person sends in a minute, at most. */
const fewForms = 3;

/** The clients that are counted together. */
export type FloodGroup = { isFull(): boolean; count(): void };

/**
 * Notices when all clients together send more new documents in a minute than people do; further ones go to quarantine. Clients
 * with a few forms in a minute and those with more are counted apart, so that some twenty busy clients cannot put everybody
 * into quarantine. Only documents that were added count: repetitions are free, so a few clients could send any number of them.
 * @param limit documents in a minute, for each of the two groups
 * @returns `groupOf`, called once for each form, and `isFlooded` for `/healthz`
 */
export function createFloodGuard(
  limit: number,
  { monotonic, sleep, log, limits }: Pick<AppOptions, 'monotonic' | 'sleep' | 'log' | 'limits'>,
) {
  const secondsToWait = createRateLimit(fewForms, limits.remembered, { monotonic, sleep });
  const [few, many] = [createGroup(limit, monotonic), createGroup(limit, monotonic)];
  let warned = Number.NEGATIVE_INFINITY;

  function isFull(group: FloodGroup): boolean {
    if (!group.isFull()) return false;
    if (monotonic() - warned > 60_000) {
      warned = monotonic();
      log.warn({ limit }, 'More forms arrive in a minute than people send: the others go to quarantine');
    }
    return true;
  }

  return {
    isFlooded: () => few.isFull() || many.isFull(),
    groupOf(client: string): FloodGroup {
      const group = secondsToWait(client) === 0 ? few : many;
      return { isFull: () => isFull(group), count: group.count };
    },
  };
}

/** As in `rate-limit.ts`: the limit at once, then evenly spread. */
function createGroup(limit: number, monotonic: AppOptions['monotonic']): FloodGroup {
  const interval = 60_000 / limit;
  let next = Number.NEGATIVE_INFINITY;
  const isFull = () => next + interval - monotonic() - 60_000 > 0.001;
  return {
    isFull,
    count() {
      if (!isFull()) next = Math.max(next, monotonic()) + interval;
    },
  };
}
