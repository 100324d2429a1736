import type { Measurement } from './lighthouse.ts';

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Each figure's own median: one slow run does not decide any of them. */
export function medianOf(runs: Measurement[]): Measurement {
  const [first] = runs;
  if (!first) throw new Error('There is nothing to take the median of');
  const names = Object.keys(first) as (keyof Measurement)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Measurement;
}
