import type { Runtime } from '../runtime.ts';
import { forgetOnTime } from './forget-on-time.ts';

/**
 * Limits the actions of each client in a period: that many at once after a period without any, then evenly spread. One number
 * is kept for each client, its theoretical arrival time (the "generic cell rate algorithm"), and no longer than the period.
 * @param count how many actions
 * @param remembered how many clients are kept; beyond that the least recently active one is dropped
 * @param period milliseconds
 * @returns for a client, 0 when it may, else the seconds to wait
 */
export function createRateLimit(
  count: number,
  remembered: number,
  runtime: Pick<Runtime, 'monotonic' | 'sleep'>,
  period = 60_000,
): (client: string) => number {
  const interval = period / count;
  const arrivalTimes = new Map<string, number>();
  const forget = forgetOnTime(arrivalTimes, (next) => next, runtime);

  return (client) => {
    const now = runtime.monotonic();
    const next = Math.max(arrivalTimes.get(client) ?? now, now) + interval;
    const wait = next - now - period;
    if (wait > 0.001) return Math.ceil(wait / 1000);
    // Deleting first moves the client to the end of the map's order.
    arrivalTimes.delete(client);
    arrivalTimes.set(client, next);
    forget();
    if (arrivalTimes.size > remembered) arrivalTimes.delete(arrivalTimes.keys().next().value as string);
    return 0;
  };
}
