import { randomInt } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { stubBrowser } from './devices.ts';
import { planOf, run, shrink, tellFailure } from './simulate.ts';

/** Milliseconds for which seeds are begun, from 1 on, unless `SEED` says with which to begin and `SEEDS` how many. */
const timeForSeeds = 20_000;
const seedsOfEveryTest = 5;

/** No test depends on a fast machine. Milliseconds. */
const timeout = 24 * 3_600_000;

beforeEach(stubBrowser);

it('in no seed is a promise broken, whatever fails in whatever order', { timeout }, async () => {
  const { SEED, SEEDS } = process.env;
  // New seeds are for a night: whoever changes a word should not be stopped by a fault that nobody knew.
  const first = SEED ? Number(SEED) : SEEDS ? randomInt(2 ** 40) : 1;
  const most = Number(SEEDS ?? (SEED ? 1 : seedsOfEveryTest));
  const until = performance.now() + timeForSeeds;
  for (let count = 0; count < most && (count === 0 || SEEDS || performance.now() < until); count++) {
    const failure = await run(first + count, planOf(first + count));
    if (failure) expect.fail(tellFailure(await shrink(failure)));
  }
});

it('the same seed is the same run, to the last byte', { timeout }, async () => {
  const ends: string[] = [];
  for (let time = 0; time < 2; time++) {
    await run(3, planOf(3), (stored) => void ends.push(stored));
  }
  expect(ends).toHaveLength(2);
  expect(ends[1]).toBe(ends[0]);
});
