import type { Context } from 'hono';
import type { Desk } from './desk.ts';

/** One try of the disk serves everyone who asks within this many milliseconds. */
const believedFor = 1000;

/** GET /healthz: 200 when something could just be written to the store, else 503. */
export const health = ({ store, clock, log }: Desk) => {
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
    return c.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
};
