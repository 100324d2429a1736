import { createHash } from 'node:crypto';
import type { AppOptions } from '../app-options.ts';

type Options = Pick<AppOptions, 'clock' | 'monotonic' | 'limits'>;

type Sent = { client: string; content: unknown; suspected: boolean };

/**
 * Gives a form without an id the same id again when the same client sent the same content shortly before, so that a double
 * click without JavaScript is stored once. A hash with a time window was tried first, but two clicks on different sides of
 * the window's edge were stored twice. A form that is not suspected never gets the id of a suspected one: it would stay in
 * quarantine.
 */
export function createRecentIds({ clock, monotonic, limits: { remembered, doubleClick } }: Options) {
  const recent = new Map<string, { id: string; time: number; suspected: boolean }>();

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
    if (recent.size > remembered) recent.delete(recent.keys().next().value as string);
    return id;
  };
}
