import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePrograms, serverPrograms } from './debian.mjs';
import { buildForTests } from './ensure-built.mjs';
import { ensureInstalled, pinnedNode } from './prepare.mjs';

/** Runs every check, the fastest first, and ends with one line: how many passed and failed. */
ensureInstalled();
ensureChromium(pinnedNode);
if (process.platform === 'linux') ensurePrograms(serverPrograms);
const reports = mkdtempSync(join(tmpdir(), 'encore-test-'));
let passed = 0;
let failed = 0;

check('Types', ['node_modules/.bin/tsc']);
check('Lint', ['node_modules/.bin/biome', 'ci', '--error-on-warnings']);
count('Unit and integration tests', vitest('unit'), vitestNumbers);
buildForTests();
count('Tests of the built files', vitest('built'), vitestNumbers);
count('Browser tests', playwright, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function check(name, parameters) {
  console.log(`\n${name}`);
  const { status } = spawnSync(pinnedNode, parameters, { stdio: 'inherit' });
  if (status === 0) passed += 1;
  else failed += 1;
}

/** Runs the tests of one project of `vite.config.ts`. */
function vitest(project) {
  const reporters = ['--reporter=default', '--reporter=json'];
  return (report) =>
    spawnSync(
      pinnedNode,
      ['node_modules/.bin/vitest', 'run', '--project', project, ...reporters, `--outputFile.json=${report}`],
      { stdio: 'inherit' },
    );
}

function vitestNumbers({ numPassedTests, numFailedTests, testResults }) {
  // A test file that could not be loaded has no tests and counts as one failure.
  const notLoaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return [numPassedTests, numFailedTests + notLoaded.length];
}

function playwright(report) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return spawnSync(pinnedNode, ['node_modules/.bin/playwright', 'test', '--reporter=list,json'], {
    stdio: 'inherit',
    env,
  });
}

/** Runs a test runner and counts its report. A missing report, or a bad exit status without a failed test, is a failure. */
function count(name, runner, numbers) {
  console.log(`\n${name}`);
  const file = join(reports, `${name}.json`);
  const { status } = runner(file);
  let good = 0;
  let bad = 0;
  try {
    [good, bad] = numbers(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    bad = 1;
  }
  passed += good;
  failed += status !== 0 && bad === 0 ? 1 : bad;
}
