import type { BackgroundContext, BackgroundLog } from '../repeat.ts';
import type { Runtime } from '../runtime.ts';
import type { Database } from '../store/connection.ts';
import { createOutbox, type Outbox, type OutboxRow } from './outbox.ts';

/**
 * An error of a channel that says when to try again, that it would always fail, or that nothing can be sent at present: then the
 * next attempt comes within five minutes, so that all is sent soon after the end, and nothing is given up.
 */
export type SendError = Error & { retryAfter?: number; isPermanent?: boolean; isUnavailable?: boolean };

/** One way of sending. */
export type Channel = {
  /**
   * Asks whether a row is still true, and sends it. Resolves once it has arrived, or need not be sent any more.
   * @param following those that wait after it, at most so many, which a channel that sends in order may send along
   * @returns those that it sent along, from the first on
   * @throws a `SendError`
   */
  send(
    row: OutboxRow,
    following?: (most: number) => readonly OutboxRow[],
  ): Promise<void> | Promise<readonly OutboxRow[]>;
  /** Each row is sent after those before it have arrived. */
  isOrdered?: boolean;
  /** Milliseconds to wait after each failure. After the last one the row is given up, or waits as long again. */
  waits?: readonly number[];
  givesUp?: boolean;
};

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** The first attempt is made at once, the last one 27.6 hours later. */
export const defaultWaits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/** Rows in a minute of which the log tells. */
const many = 1000;

/** Milliseconds. */
const defaultTimings = {
  /** For which a row belongs to one attempt. Longer than any channel tries. */
  lease: 15 * minute,
  /** Between two looks at the outbox without a `wake`: another process (`npm run admin -- import`) may have added rows. */
  idle: 30 * second,
  /** After which a response counts as slow, and a warning is logged. */
  slow: 10 * second,
  /** How long `stop` waits for the attempt in progress. */
  shutdown: 3 * second,
};

type WorkerOptions = {
  database: Database;
  channels: Readonly<Record<string, Channel>>;
  log: BackgroundLog;
  timings?: Partial<typeof defaultTimings>;
  noteWork?: BackgroundContext['noteWork'];
};

export type OutboxWorker = {
  /** Says that there may be something to send. It does not shorten the wait after a failure. */
  wake(): void;
  /** Begins no further attempt; resolves when the one in progress has ended or the timeout is over. */
  stop(): Promise<void>;
};

/**
 * Sends the rows of the outbox, one at a time in each channel. Only one process may do so, see `lockFolder`. Progress is on
 * disk, and a channel treats what it has sent before as a success, so the process may end at any time.
 */
export function startOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { database, channels, log, timings, noteWork = () => {} } = options;
  const outbox = createOutbox(database);
  const shared = { outbox, log, noteWork, runtime: database, timings: { ...defaultTimings, ...timings } };
  const loops = Object.entries(channels).map(([name, channel]) => startLoop({ ...shared, name, channel }));
  return {
    wake: () => {
      for (const loop of loops) loop.wake();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

type Loop = {
  name: string;
  channel: Channel;
  outbox: Outbox;
  log: BackgroundLog;
  noteWork: (name: string) => void;
  runtime: Runtime;
  timings: typeof defaultTimings;
};

function startLoop(loop: Loop) {
  const { outbox, name, channel, log, noteWork, timings } = loop;
  const { isOrdered = false } = channel;
  const { clock, monotonic, sleep } = loop.runtime;
  const stopping = new AbortController();
  const aborting = new AbortController();
  let waking = new AbortController();

  let [sentSince, toldAt] = [0, monotonic()];
  /** Once a minute while there is much to send, so that an operator sees how far it is. */
  function tellProgress(count: number) {
    sentSince += count;
    if (monotonic() - toldAt < minute) return;
    if (sentSince >= many)
      log.info({ channel: name, sent: sentSince, waiting: outbox.state([name])?.waiting }, 'Sending');
    [sentSince, toldAt] = [0, monotonic()];
  }

  const wait = (milliseconds: number, signal: AbortSignal) =>
    sleep(milliseconds, { signal, ref: false }).catch(() => {});

  async function run() {
    let sent: readonly OutboxRow[] = [];
    const noteSuccess = () => noteWork(`sending: ${name}`);
    noteSuccess();
    for (let isReleased = false; !stopping.signal.aborted; ) {
      // Created before the query, so that a row added during the query starts the loop again.
      waking = new AbortController();
      try {
        if (!isReleased) await outbox.releaseAll(name);
        isReleased = true;
        const due = sent.length > 0 ? null : outbox.nextDue(name, isOrdered);
        if (sent.length > 0 || (due !== null && due <= clock())) {
          const row = await outbox.lease(name, isOrdered, timings.lease, sent);
          sent = [];
          if (row) sent = await attempt(loop, row, aborting.signal);
          if (sent.length > 0) noteSuccess();
          tellProgress(sent.length);
        } else {
          if (due === null) noteSuccess();
          const pause = Math.min(timings.idle, (due ?? Number.POSITIVE_INFINITY) - clock());
          await wait(pause, AbortSignal.any([waking.signal, stopping.signal]));
        }
      } catch (error) {
        log.warn({ channel: name, reason: (error as Error).message }, 'The outbox cannot be read or written');
        await wait(timings.idle, stopping.signal);
      }
    }
    if (sent.length > 0 && !aborting.signal.aborted) await outbox.remove(sent);
  }

  const running = run().catch(() => {});
  return {
    // A reason of its own, because the usual one is an error with a stack.
    wake: () => waking.abort('woken'),
    stop: async () => {
      stopping.abort();
      await Promise.race([running, sleep(timings.shutdown, { ref: false })]);
      aborting.abort();
    },
  };
}

/** @returns the rows that were sent; none when the row was not, whose next attempt is recorded then */
async function attempt(
  { outbox, name, channel, log, runtime, timings }: Loop,
  row: OutboxRow,
  aborted: AbortSignal,
): Promise<readonly OutboxRow[]> {
  const giveUp = (reason: string) => {
    log.warn({ channel: name, key: row.key, reason }, 'This was given up, and is kept to be sent again by hand');
    return outbox.giveUp(row, reason);
  };
  const answered = new AbortController();
  const slow = () => log.warn({ channel: name }, 'The channel has not answered yet');
  runtime.sleep(timings.slow, { signal: answered.signal }).then(slow, () => {});
  try {
    const along = await channel.send(row, (most) => outbox.following(row, most));
    // The store may be closed already. After the next start the row is sent again.
    return aborted.aborted ? [] : [row, ...(along ?? [])];
  } catch (error) {
    if (aborted.aborted) return [];
    const { message, retryAfter = 0, isPermanent, isUnavailable = false } = error as SendError;
    const { waits = defaultWaits, givesUp = true } = channel;
    if (isPermanent || (givesUp && !isUnavailable && isOver(row, waits, runtime.clock()))) {
      await giveUp(message);
      return [];
    }
    const longest = isUnavailable ? 5 * minute : Number.POSITIVE_INFINITY;
    const planned = Math.min(waits[Math.min(row.attempts, waits.length) - 1] ?? 0, longest);
    // Ten per cent more or less, so that what failed together is not tried together.
    const retryIn = Math.round(Math.max(retryAfter, planned * (0.9 + runtime.random() * 0.2)));
    log.warn({ channel: name, reason: message, attempts: row.attempts, retryIn }, 'Sending failed');
    // Otherwise the first failure after an outage of a day would be the last one.
    const counted = isUnavailable ? Math.max(row.attempts - 1, 1) : row.attempts;
    await outbox.retry(row, runtime.clock() + retryIn, message, counted);
    return [];
  } finally {
    answered.abort();
  }
}

/**
 * True after the last attempt. Each start tries every row at once, so attempts alone would give up within minutes what a crash
 * repeats: the time of all waits, less their ten per cent, must be over as well.
 */
function isOver({ attempts, wantedAt }: OutboxRow, waits: readonly number[], now: number): boolean {
  const longest = waits.reduce((sum, wait) => sum + wait, 0);
  return attempts > waits.length && now - wantedAt >= longest * 0.9;
}
