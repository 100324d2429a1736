import type { AppOptions } from '../app-options.ts';
import { pathOf } from '../http/pages.ts';

const longestPath = 200;

type Logging = Pick<AppOptions, 'log' | 'monotonic' | 'onAnswer'>;

/** Logs one line for a request, and counts it: without query, client address or personal data. */
export function logRequest({ log, monotonic, onAnswer }: Logging, request: Request, status: number, start: number) {
  const ms = monotonic() - start;
  onAnswer?.(request, status, ms);
  const line = {
    method: request.method,
    path: pathOf(request.url).slice(0, longestPath),
    status,
    ms: Math.round(ms),
  };
  if (status === 404) log.warn(line, 'There is no such page');
  else if (status >= 500) log.error(line);
  else log.info(line);
}
