import { buildForTests } from '../../commands/ensure-built.mjs';

/** Builds the site, if it has changed since the last time. */
export function setup() {
  const { VITEST } = process.env;
  // In Vitest, Vite's configuration has none of the plugins that a build needs.
  delete process.env.VITEST;
  buildForTests();
  process.env.VITEST = VITEST;
}
