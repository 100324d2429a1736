import type { Context } from 'hono';
import type { ApiContext } from './context.ts';

/** Milliseconds for which the result of one write to the disk is cached. */
const cacheTime = 1000;

/**
 * GET /healthz: 200 when a write to the store has just succeeded, else 503. In cloud mode `waiting` is the number of documents
 * that are not in the cloud yet. It does not change the status, because they are stored here.
 */
export const health = ({ store, clock, log }: ApiContext) => {
  let tried = Number.NEGATIVE_INFINITY;
  let result: Promise<boolean>;

  return async (c: Context) => {
    if (clock() - tried >= cacheTime) {
      tried = clock();
      result = store.check().then(
        () => true,
        (error: unknown) => {
          log.error({ reason: String(error) }, 'The store cannot be written to');
          return false;
        },
      );
    }
    const healthy = await result;
    const waiting = await store.countWaiting?.().catch(() => undefined);
    const status = healthy ? 'ok' : 'unavailable';
    return c.json({ status, waiting }, healthy ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
};
