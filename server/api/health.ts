import type { Context } from 'hono';
import type { ApiContext } from './context.ts';

/** Milliseconds for which the result of one write to the disk is cached. */
const cacheTime = 1000;

/**
 * GET /healthz: 200 when a write to the store has just succeeded, else 503. In cloud mode `waiting` is the number of documents
 * that are not in the cloud yet. It does not change the status, because they are stored here. `alarm` names what happened to
 * the store's files (`server/store/store-problem.ts`). `siteUrl` says when visitors use other addresses only.
 */
export const health = ({ store, monotonic, log, siteUrlIsVisited }: ApiContext) => {
  let tried = Number.NEGATIVE_INFINITY;
  let result: Promise<{ healthy: boolean; waiting?: number; alarm?: string }>;

  async function look() {
    const waiting = store.countWaiting?.().catch(() => undefined);
    try {
      await store.check();
      return { healthy: true, waiting: await waiting, alarm: store.alarm?.() ?? undefined };
    } catch (error) {
      log.error({ reason: String(error) }, 'The store cannot be written to');
      return { healthy: false, waiting: await waiting, alarm: store.alarm?.() ?? undefined };
    }
  }

  return async (c: Context) => {
    if (monotonic() - tried >= cacheTime) {
      tried = monotonic();
      result = look();
    }
    const { healthy, waiting, alarm } = await result;
    const status = healthy ? 'ok' : 'unavailable';
    const siteUrl = siteUrlIsVisited() ? undefined : 'not visited';
    return c.json({ status, waiting, alarm, siteUrl }, healthy ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
};
