import type { Clock } from '../app-options.ts';

/**
 * Lets each client do so many things a minute: as many at once after a pause, then evenly spread. For each client only
 * one number is kept, the time at which it will have paid for what it did (the "generic cell rate algorithm").
 * @param perMinute how many things
 * @param remembered how many clients are kept; past that the one heard of longest ago is forgotten
 * @returns for a client, 0 when it may, else the seconds to wait
 */
export function createRateLimit(perMinute: number, remembered: number, clock: Clock): (client: string) => number {
  const interval = 60_000 / perMinute;
  const paidUntil = new Map<string, number>();

  return (client) => {
    const now = clock();
    const next = Math.max(paidUntil.get(client) ?? now, now) + interval;
    const wait = next - now - 60_000;
    if (wait > 0.001) return Math.ceil(wait / 1000);
    // Deleting first moves the client to the end of the map's order.
    paidUntil.delete(client);
    paidUntil.set(client, next);
    if (paidUntil.size > remembered) paidUntil.delete(paidUntil.keys().next().value as string);
    return 0;
  };
}
