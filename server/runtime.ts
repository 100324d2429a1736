import { randomBytes, randomUUID } from 'node:crypto';
import type { TimerOptions } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** The clocks, timers and random numbers of the server: arguments, so that a simulation repeats a run exactly. */
export type Runtime = {
  /** Milliseconds since 1970. */
  clock(): number;
  /** Milliseconds that never jump, for limits and durations: a wall clock may be set back or forward. */
  monotonic(): number;
  /** Resolves after some milliseconds; 0 is after what has arrived already. Rejects when its signal is aborted. */
  sleep(milliseconds: number, options?: TimerOptions): Promise<void>;
  /** At least 0 and below 1. */
  random(): number;
  randomBytes(size: number): Buffer;
  randomUUID(): string;
};

export const systemRuntime: Runtime = {
  clock: Date.now,
  monotonic: () => performance.now(),
  sleep: (milliseconds, options) =>
    milliseconds === 0 ? setImmediate(undefined, options) : setTimeout(milliseconds, undefined, options),
  random: Math.random,
  randomBytes,
  randomUUID,
};
