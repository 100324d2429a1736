import type { Context } from 'hono';
import type { ApiContext } from './context.ts';

/** Milliseconds for which the result of one write to the disk and of one look at it is cached. */
const cacheTime = 1000;

/**
 * GET /healthz: 200 when a write to the store has just succeeded, else 503. The rest does not change the status: `alarm` names
 * what happened to the store's files (`server/store/store-problem.ts`), or with `begun-anew` that there may be another store
 * (`server/assemble.ts`); `waiting`, `stuck` and `dead` are what must still be sent to the cloud, and is stored here meanwhile; while it is `flooded`, some forms go to quarantine (`flood-guard.ts`); `siteUrl`
 * says when visitors use other addresses only; `retentionRefused` that nothing is deleted by age (`server/store/retention.ts`).
 */
export const health = ({ store, outboxState, monotonic, log, diskState, isFlooded, siteUrlIsVisited }: ApiContext) => {
  let tried = Number.NEGATIVE_INFINITY;
  let result: ReturnType<typeof look>;

  async function look() {
    const writable = await store.check().then(
      () => true,
      (error) => {
        log.error({ reason: String(error) }, 'The store cannot be written to');
        return false;
      },
    );
    const status = writable ? 'ok' : 'unavailable';
    return { status, writable, alarm: store.alarm() ?? undefined, ...outboxState(), ...(await diskState()) };
  }

  return async (c: Context) => {
    if (monotonic() - tried >= cacheTime) {
      tried = monotonic();
      result = look();
    }
    const facts = await result;
    const siteUrl = siteUrlIsVisited() ? undefined : 'not visited';
    const status = facts.writable ? 200 : 503;
    return c.json({ ...facts, flooded: isFlooded(), siteUrl }, status, { 'Cache-Control': 'no-store' });
  };
};
