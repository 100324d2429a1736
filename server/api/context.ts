import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppOptions } from '../app-options.ts';
import { clientAddress, networkOf, siteOf } from '../middleware/client-address.ts';
import { forgetOnTime } from '../middleware/forget-on-time.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';
import type { createVisitedHost } from '../middleware/visited-host.ts';
import { reportRecovery } from '../store/report-recovery.ts';
import { createFloodGuard, type FloodGroup } from './flood-guard.ts';

/** What every endpoint needs: the options of the app, and the rate limit. */
export type ApiContext = AppOptions & {
  /** The key of the client in rate limits. */
  clientOf: (context: Context) => string;
  /** Seconds a client must wait before it may write; 0 when it may. */
  secondsToWait: (client: string) => number;
  /** Seconds before another page is rendered for a client. Counted apart: pictures of any site could ask for pages and use up the forms. */
  secondsToNextPage: (client: string) => number;
  /** The group that a client's form is counted in; when it is full, the form goes to quarantine. */
  floodGroupOf: (client: string) => FloodGroup;
  /** True when a group is full. */
  isFlooded: () => boolean;
  recentId: ReturnType<typeof createRecentIds>;
  /** False when visitors ask for other hosts only than that of SITE_URL. */
  siteUrlIsVisited: () => boolean;
};

/** How many times the limit of one client a whole /48 network may send, and all clients together before quarantine. */
const networkFactor = 10;
const totalFactor = 20;
/** How many minutes' worth of its limit a client, or a network, may send in a day, so that none can fill the disk within months. */
const dailyFactor = 10;
const day = 24 * 60 * 60 * 1000;

export function createApiContext(options: AppOptions, visitedHost: ReturnType<typeof createVisitedHost>): ApiContext {
  const { limits, settings, socketAddress, log } = options;
  const waitOfClient = createRateLimit(limits.writesPerMinute, limits.remembered, options);
  const waitOfNetwork = createRateLimit(limits.writesPerMinute * networkFactor, limits.remembered, options);
  const waitOfDay = createRateLimit(limits.writesPerMinute * dailyFactor, limits.remembered, options, day);
  const perSiteAndDay = limits.writesPerMinute * dailyFactor * networkFactor;
  const waitOfSiteDay = createRateLimit(perSiteAndDay, limits.remembered, options, day);
  const waitOfPages = createRateLimit(limits.writesPerMinute, limits.remembered, options);
  const waitOfNetworkPages = createRateLimit(limits.writesPerMinute * networkFactor, limits.remembered, options);
  const flood = createFloodGuard(limits.writesPerMinute * totalFactor, options);
  let proxiesAreRight = true;
  function warnAboutProxies(forwarded: string | null) {
    const warning = proxiesAreRight ? proxyWarning(forwarded, settings.trustedProxies) : null;
    if (!warning) return;
    // Once: a client that adds the header itself must not fill the log.
    proxiesAreRight = false;
    log.warn({ trustedProxies: settings.trustedProxies }, warning);
  }
  return {
    ...options,
    store: reportRecovery(options.store, log),
    siteUrlIsVisited: visitedHost.isVisited,
    clientOf: (c) => {
      const forwarded = c.req.header('x-forwarded-for') ?? null;
      warnAboutProxies(forwarded);
      return networkOf(clientAddress(socketAddress(c), forwarded, settings.trustedProxies));
    },
    // The client first: what it sends beyond its limit must not use up the limit of its neighbours.
    secondsToWait: (client) =>
      waitOfClient(client) || waitOfNetwork(siteOf(client)) || waitOfDay(client) || waitOfSiteDay(siteOf(client)),
    secondsToNextPage: (client) => waitOfPages(client) || waitOfNetworkPages(siteOf(client)),
    floodGroupOf: flood.groupOf,
    isFlooded: flood.isFlooded,
    recentId: createRecentIds(options),
  };
}

/** Why X-Forwarded-For disagrees with TRUSTED_PROXIES; null when it does not. */
function proxyWarning(forwarded: string | null, trustedProxies: number): string | null {
  const entries = forwarded?.split(',').length ?? 0;
  if (trustedProxies === 0 && entries > 0) {
    return 'X-Forwarded-For arrives, but TRUSTED_PROXIES is 0: behind a proxy all visitors would share one limit';
  }
  if (entries >= trustedProxies) return null;
  return 'X-Forwarded-For has fewer addresses than TRUSTED_PROXIES: a proxy does not add the address it was called from';
}

type Options = Pick<AppOptions, 'clock' | 'monotonic' | 'sleep' | 'limits'>;

type Sent = { client: string; content: unknown; suspected: boolean };

/**
 * Gives a form without an id the same id again when the same client sent the same content shortly before, so that a double
 * click without JavaScript is stored once. A hash with a time window was tried first, but two clicks on different sides of
 * the window's edge were stored twice. A form that is not suspected never gets the id of a suspected one: it would stay in
 * quarantine.
 */
function createRecentIds({ clock, limits: { remembered, doubleClick }, ...runtime }: Options) {
  const { monotonic } = runtime;
  const recent = new Map<string, { id: string; time: number; suspected: boolean }>();
  const forget = forgetOnTime(recent, ({ time }) => time + doubleClick, runtime);

  return function recentId({ client, content, suspected }: Sent, makeId: (time: number) => string): string {
    const key = createHash('sha256')
      .update(JSON.stringify([client, content]))
      .digest('base64');
    const time = monotonic();
    const earlier = recent.get(key);
    if (earlier && time - earlier.time < doubleClick && (suspected || !earlier.suspected)) return earlier.id;
    const id = makeId(clock());
    recent.delete(key);
    recent.set(key, { id, time, suspected });
    forget();
    if (recent.size > remembered) recent.delete(recent.keys().next().value as string);
    return id;
  };
}
