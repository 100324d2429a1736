import type { Measured, Measurement } from './lighthouse.ts';

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Each figure's own median: one slow run does not decide any of them. */
export function medianOf(runs: Measured[]): Measurement {
  const names = Object.keys(runs[0]?.speed ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map(({ speed }) => speed[name]))])) as Measurement;
}
