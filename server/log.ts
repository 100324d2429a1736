import { type Logger, pino } from 'pino';
import type { Settings } from './config/environment.ts';

/** Bytes of log kept in memory while they cannot be written; further lines are dropped. */
const bufferLimit = 1024 * 1024;
/** Milliseconds that writing the last lines may take when the server stops. */
const flushTimeout = 1000;

/**
 * The log: one JSON line for each event, to standard error; standard output has only the address of the site. When the log
 * cannot be written (a full disk, a pipe without a reader), the server keeps running without it.
 */
export function openLog(level: Settings['logLevel']): Logger {
  // With `minLength`, however small, `flush` waits for the write in progress.
  const destination = pino.destination({ dest: 2, sync: false, minLength: 1, maxLength: bufferLimit });
  // Without a listener a full disk would end the process.
  // At exit pino calls `flushSync`, which repeats a failing write (EAGAIN of a full pipe) for ever and never ends the process.
  // No documented option prevents that: `retryEAGAIN` is not passed to the call at exit, and `closeLog` has flushed already.
  destination.on('error', () => {});
  destination.flushSync = () => {};
  return pino({ level, base: null }, destination);
}

/**
 * Reports errors that nobody expected: only their name and place, because a message may contain what a person typed.
 * @param isWhole for development: message and stack are printed
 */
export function createErrorReport(log: Pick<Logger, 'error'>, isWhole: boolean): (error: unknown) => void {
  if (isWhole) return (error) => console.error(error);
  return (error) => {
    const { name, stack } = error instanceof Error ? error : { name: typeof error };
    log.error({ error: name, at: stack?.split('\n')[1]?.trim() }, 'A request could not be answered');
  };
}

/** Resolves once the last lines are written, or cannot be. */
export function closeLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    log.flush(() => resolve());
    setTimeout(resolve, flushTimeout);
  });
}
