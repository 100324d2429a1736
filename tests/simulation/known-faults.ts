/**
 * Promises that are known to be broken, until they are kept. A run of the suite does not look for them, and a test of its own shows
 * that the simulation still finds each: it fails once the fault is mended, and then the row goes.
 */
export const knownFaults: readonly {
  fault: string;
  invariant: string;
  /** What it takes for it to show, and is left out of other runs; without a step the invariant is left out. */
  step?: string;
}[] = [];
