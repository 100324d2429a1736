import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Member } from '../../domain/sign-in.ts';
import type { Runtime } from '../runtime.ts';
import type { Changes } from './changes.ts';
import type { Presence } from './presence.ts';

/** What open pages are told of while they are open. */
export type Live = { changes: Changes; presence: Presence };

/** Milliseconds. Proxies, and our own server, cut connections on which nothing is sent for 60 seconds. */
const commentEvery = 20_000;
/** Milliseconds after which the browser has to connect again, and to be signed in still. */
const longestStream = 15 * 60_000;
/** For each member; each further page loads its data again every 20 seconds. Every page is told of every other. */
const mostStreams = 20;

/**
 * Answers `/{language}/desk/changes`: server-sent events that say that something has changed, and nothing of what. The id of each is the
 * number of the last event, so that a browser that was away is told at once (`Last-Event-ID`), and so is a page that was loaded before
 * something happened (`since`). Meanwhile others see that the record in
 * `looking` is looked at.
 * @param isSignedIn asked before each event: it ends with the session
 */
export function changeStream(
  c: Context,
  { changes, presence, monotonic, sleep }: Live & Pick<Runtime, 'monotonic' | 'sleep'>,
  member: Member,
  isSignedIn: () => boolean,
): Response {
  // Nobody reads the body of the response to HEAD, and 204 tells a browser not to try again.
  if (c.req.raw.method !== 'GET' || changes.countOf(member.id) >= mostStreams) return c.body(null, 204);
  // Some proxies keep a response back until it is complete.
  c.header('X-Accel-Buffering', 'no');
  const known = Number(c.req.header('last-event-id') ?? c.req.query('since') ?? changes.lastSeq());
  const looking = c.req.query('looking');
  const startedAt = monotonic();
  return streamSSE(c, async (stream) => {
    let hasNews = known < changes.lastSeq();
    let waiting = new AbortController();
    const closeRecord = looking ? presence.look(member.id, looking) : null;
    if (closeRecord) changes.tellAll();
    const stopListening = changes.listen(member.id, () => {
      hasNews = true;
      waiting.abort();
    });
    stream.onAbort(() => waiting.abort());
    const mayGoOn = () => !stream.aborted && !changes.isClosed() && monotonic() - startedAt < longestStream;
    while (mayGoOn() && isSignedIn()) {
      const text = hasNews ? `event: changed\ndata:\nid: ${changes.lastSeq()}\n\n` : ': nothing new\n\n';
      hasNews = false;
      waiting = new AbortController();
      await stream.write(text);
      await sleep(commentEvery, { signal: waiting.signal }).catch(() => {});
    }
    stopListening();
    closeRecord?.();
    if (closeRecord) changes.tellAll();
  });
}
