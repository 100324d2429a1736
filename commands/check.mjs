import { ensureChromium } from './chromium.mjs';
import { browserPrograms, ensurePrograms } from './debian.mjs';
import { buildForTests } from './ensure-built.mjs';
import { ensureInstalled, fail, pinnedNode, run } from './prepare.mjs';

/**
 * Runs one kind of check: `npm run typecheck`, `npm run lint`, `npm run test:unit -- server/admin/csv`, `npm run test:e2e -- referral`.
 * Parameters are passed on to the tool.
 */
const checks = {
  typecheck: () => run(['node_modules/.bin/tsc', ...parameters]),
  lint: () => run(['node_modules/.bin/biome', 'ci', '--error-on-warnings', ...colors, ...parameters]),
  'lint:fix': () => run(['node_modules/.bin/biome', 'check', '--write', ...parameters]),
  'test:unit': () =>
    run(['node_modules/.bin/vitest', 'run', ...(parameters.length > 0 ? parameters : ['--project', 'unit'])]),
  'test:e2e': () => {
    ensureChromium(pinnedNode);
    buildForTests();
    run(['node_modules/.bin/playwright', 'test', ...parameters]);
  },
  'test:browsers': () => {
    ensurePrograms(browserPrograms);
    buildForTests();
    run(['node_modules/.bin/playwright', 'test', '--config', 'tests/browsers', ...parameters]);
  },
};

// Biome would colour each letter in a log.
const colors = process.stdout.isTTY ? [] : ['--colors=off'];
const [name = '', ...parameters] = process.argv.slice(2);
if (!(name in checks)) fail(`There is no check ${name}: say ${Object.keys(checks).join(', ')}.`);
ensureInstalled();
checks[name]();
