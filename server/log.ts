import { type Logger, pino } from 'pino';
import type { Settings } from './config/environment.ts';

/** Bytes of log kept while they cannot be written; what comes after is dropped. */
const keptAtMost = 1024 * 1024;
/** Milliseconds that the last lines may take at the end. */
const patience = 1000;

/**
 * The log: one JSON line for each event, to standard error, so that standard output says one thing, where the site is. It is
 * never worth the site: where it cannot be written (a full disk, a pipe that nobody reads), the server goes on without it.
 */
export function openLog(level: Settings['logLevel']): Logger {
  // With a minimum, however small, `flush` waits for what is being written.
  const destination = pino.destination({ dest: 2, sync: false, minLength: 1, maxLength: keptAtMost });
  // Without a listener a full disk would end the process. pino then writes what is left in a loop until it succeeds, and
  // the process neither lives nor dies.
  destination.on('error', () => {});
  destination.flushSync = () => {};
  return pino({ level, base: null }, destination);
}

/** Resolves once the last lines are written, or cannot be. */
export function closeLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    log.flush(() => resolve());
    setTimeout(resolve, patience);
  });
}
