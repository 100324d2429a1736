import { siteOf } from '../middleware/client-address.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';

/** How many pages one client without a session gets in a minute, and all of these clients together in a second. */
const pagesPerMinute = 60;
const pagesPerSecond = 40;
const rememberedClients = 10_000;

/**
 * Limits the pages of the desk for clients without a session. Rendering one takes some 5 ms, a hundred times as long as a page
 * of the public site: without a limit, one anonymous client that keeps asking for the sign-in page keeps every visitor waiting.
 * @param monotonic milliseconds that never jump
 * @returns for the key of a client, 0 when it may have a page, else the seconds to wait
 */
export function createAnonymousLimit(monotonic: () => number): (client: string) => number {
  const waitOfClient = createRateLimit(pagesPerMinute, rememberedClients, monotonic);
  const waitOfAll = createRateLimit(pagesPerSecond, 1, monotonic, 1000);
  return (client) => waitOfClient(siteOf(client)) || waitOfAll('all');
}
