import type { Runtime } from './runtime.ts';

/** Where work in the background says what it did and what failed. */
export type BackgroundLog = {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
};

/** What work in the background needs. */
export type BackgroundContext = Pick<Runtime, 'sleep'> & {
  log: BackgroundLog;
  /** Called when work begins, and whenever it has succeeded. */
  noteWork?: ((name: string) => void) | undefined;
};

export type Repeated = { stop(): Promise<void> };

/** Milliseconds that `stop` waits for work in progress. */
const stopLimit = 3000;

/**
 * Does work now, and again and again until it is stopped, with a pause in between. Work that fails is logged, and done again.
 * @param name what the log calls it
 * @param pause milliseconds
 */
export function repeat(
  name: string,
  pause: number,
  { log, sleep, noteWork = () => {} }: BackgroundContext,
  work: () => Promise<void>,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run() {
    noteWork(name);
    while (!signal.aborted) {
      // Work may also fail before it returns a promise: that ended the process, and with it every page.
      await (async () => work())().then(
        () => noteWork(name),
        (error: Error) => log.warn({ work: name, reason: error.message }, 'Background work failed'),
      );
      await sleep(pause, { signal, ref: false }).catch(() => {});
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(stopLimit, { ref: false })]);
    },
  };
}
