import { createHash } from 'node:crypto';

/** Random numbers of a seed: the same seed gives the same ones in the same order. */
export type Random = {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** True with this probability. */
  chance(probability: number): boolean;
  bytes(size: number): Buffer;
};

/** @param seed any whole number; the algorithm is mulberry32 */
export function createRandom(seed: number): Random {
  let state = createHash('sha256').update(`${seed}`).digest().readUInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    pick(values) {
      const value = values[integer(0, values.length - 1)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
    chance: (probability) => next() < probability,
    bytes: (size) => Buffer.from(Array.from({ length: size }, () => integer(0, 255))),
  };
}
