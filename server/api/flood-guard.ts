import type { AppOptions } from '../app-options.ts';
import type { DocumentStore } from '../store/document-store.ts';

/**
 * Notices when all clients together send more new documents in a minute than people do; further ones go to quarantine. Only
 * documents that were added count: repetitions are free, so counting them let few clients put everybody into quarantine.
 */
export function createFloodGuard(limit: number, { monotonic, log }: Pick<AppOptions, 'monotonic' | 'log'>) {
  const interval = 60_000 / limit;
  let next = Number.NEGATIVE_INFINITY;
  let warned = Number.NEGATIVE_INFINITY;

  /** As in `rate-limit.ts`: the limit at once, then evenly spread. */
  const isFull = () => next + interval - monotonic() - 60_000 > 0.001;

  return {
    isFlooded(): boolean {
      if (!isFull()) return false;
      if (monotonic() - warned > 60_000) {
        warned = monotonic();
        log.warn({ limit }, 'More forms arrive in a minute than people send: the others go to quarantine');
      }
      return true;
    },
    /** The same store, whose additions are counted. */
    counted: (store: DocumentStore): DocumentStore => ({
      ...store,
      async add(...document) {
        const added = await store.add(...document);
        if (added === 'added' && !isFull()) next = Math.max(next, monotonic()) + interval;
        return added;
      },
    }),
  };
}
