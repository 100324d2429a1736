import type { Context } from 'hono';
import type { AppOptions } from '../app-options.ts';
import { clientAddress, networkOf } from '../middleware/client-address.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';
import { createRecentIds } from './recent-ids.ts';

/** What every endpoint needs: the options of the app, and the rate limit. */
export type ApiContext = AppOptions & {
  /** The key of the client in rate limits. */
  clientOf: (context: Context) => string;
  /** Seconds a client must wait before it may write; 0 when it may. */
  secondsToWait: (client: string) => number;
  recentId: ReturnType<typeof createRecentIds>;
};

export function createApiContext(options: AppOptions): ApiContext {
  const { clock, monotonic, limits, settings, socketAddress } = options;
  return {
    ...options,
    clientOf: (c) => {
      const forwarded = c.req.header('x-forwarded-for') ?? null;
      return networkOf(clientAddress(socketAddress(c), forwarded, settings.trustedProxies));
    },
    secondsToWait: createRateLimit(limits.writesPerMinute, limits.remembered, monotonic),
    recentId: createRecentIds({ clock, monotonic, limits }),
  };
}
