import { buildForTests } from './ensure-built.ts';
import { runFile, tools } from './processes.ts';
import { browserPrograms, ensureChineseFont, ensureChromium, ensurePrograms } from './programs.ts';
import { fail } from './run.mjs';

/**
 * Runs one kind of check: `npm run typecheck`, `npm run lint`, `npm run test:unit -- server/admin/csv`, `npm run test:e2e -- referral`.
 * Parameters are passed on to the tool.
 */
const checks: Record<string, () => void> = {
  typecheck: () => runFile([...tools.typecheck, ...parameters]),
  lint: () =>
    runFile(parameters[0] === '--fix' ? [...tools.fix, ...parameters.slice(1)] : [...tools.lint, ...parameters]),
  'test:unit': () => {
    // The others need a built site: `content` alone would build it, because `tests/built/page-content.test.ts` has it in its name.
    const isBuilt = parameters.some((parameter) => parameter.startsWith('tests/built'));
    runFile([...tools.vitest, ...parameters, ...(isBuilt ? [] : ['--project', 'unit'])]);
  },
  'test:e2e': () => {
    ensureChromium();
    ensureChineseFont();
    buildForTests();
    runFile([...tools.playwright, ...parameters]);
  },
  'test:browsers': () => {
    ensurePrograms(browserPrograms);
    ensureChineseFont();
    buildForTests();
    runFile([...tools.playwright, '--config', 'tests/engines', ...parameters]);
  },
};

const [name = '', ...parameters] = process.argv.slice(2);
const check = checks[name] ?? fail(`There is no check ${name}: say ${Object.keys(checks).join(', ')}.`);
check();
