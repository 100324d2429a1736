import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForTests } from './ensure-built.ts';
import { tools } from './processes.ts';
import { ensureChineseFont, ensureChromium, ensurePrograms, serverPrograms } from './programs.ts';

/** The parts of the reports of Vitest and Playwright that are counted. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };
type Counts = { passed: number; failed: number };

/** Runs every check, the fastest first, and ends with one line: how many passed and failed. */
ensureChromium();
ensureChineseFont();
// Elsewhere the tests that need them are skipped.
if (process.platform === 'linux') ensurePrograms(serverPrograms);
const reports = mkdtempSync(join(tmpdir(), 'encore-test-'));
const report = join(reports, 'report.json');
const total = { passed: 0, failed: 0 };

check('Types', tools.typecheck);
check('Lint', tools.lint);
const vitest = [...tools.vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--project'];
check('Unit and integration tests', [...vitest, 'unit'], vitestCounts);
buildForTests();
check('Tests of the built files', [...vitest, 'built'], vitestCounts);
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
check('Browser tests', [...tools.playwright, '--reporter=list,json'], ({ stats }: PlaywrightReport) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}));

rmSync(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a check and counts its report, or itself as one. A missing report, or a bad exit status without a failed test, is a failure. */
function check<Report>(name: string, parameters: readonly string[], counts?: (report: Report) => Counts) {
  console.log(`\n${name}`);
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, parameters, { stdio: 'inherit' });
  const counted = counts ? countsOf(counts) : { passed: status === 0 ? 1 : 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += status === 0 ? counted.failed : Math.max(counted.failed, 1);
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  // A test file that could not be loaded has no tests and counts as one failure.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function countsOf<Report>(counts: (report: Report) => Counts): Counts {
  try {
    return counts(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
