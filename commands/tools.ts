/** The tools of the checks, as files that run on Node on every platform, with their usual parameters. */
const biome = 'node_modules/@biomejs/biome/bin/biome';
// Biome would colour each letter in a log.
const colors = process.stdout.isTTY ? [] : ['--colors=off'];

export const tools = {
  typecheck: ['node_modules/typescript/bin/tsc'],
  lint: [biome, 'ci', '--error-on-warnings', ...colors],
  fix: [biome, 'check', '--write', ...colors],
  vitest: ['node_modules/vitest/vitest.mjs', 'run'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
};
