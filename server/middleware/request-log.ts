import type { MiddlewareHandler } from 'hono';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from '../http/pages.ts';

const longestPath = 200;

type Logging = Pick<AppOptions, 'log' | 'clock'>;

/** One line for a request that was answered: no query, no address, nothing a person typed. */
export function logRequest({ log, clock }: Logging, request: Request, status: number, start: number) {
  const line = { method: request.method, path: pathOf(request.url).slice(0, longestPath), status, ms: clock() - start };
  if (status === 404) log.warn(line, 'There is no such page');
  else if (status >= 500) log.error(line);
  else log.info(line);
}

/** Logs every request that reaches the app; pages from memory are logged on their own shorter way. */
export function requestLog(parts: Logging): MiddlewareHandler {
  return async (c, next) => {
    const start = parts.clock();
    await next();
    logRequest(parts, c.req.raw, c.res.status, start);
  };
}
