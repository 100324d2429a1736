import type { Context } from 'hono';
import type { ApiContext } from './context.ts';

/** One try of the disk serves everyone who asks within this many milliseconds. */
const believedFor = 1000;

/**
 * GET /healthz: 200 when something could just be written to the store, else 503. In cloud mode it says how many documents
 * have yet to reach the cloud; that some wait is no illness, for they are safe here.
 */
export const health = ({ store, clock, log }: ApiContext) => {
  let tried = Number.NEGATIVE_INFINITY;
  let result: Promise<boolean>;

  return async (c: Context) => {
    if (clock() - tried >= believedFor) {
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
