import { runFile } from './processes.ts';
import { ensureChromium } from './programs.ts';
import { ensureInstalled, fail } from './run.mjs';

/** `npm run bench` measures the pages, `npm run bench -- desk` the desk, `-- load` many forms at once; docs/performance.md has the options. */
const [first = '', ...rest] = process.argv.slice(2);
const benches = ['pages', 'desk', 'load'];
const [bench, options] = first.startsWith('-') || first === '' ? ['pages', process.argv.slice(2)] : [first, rest];
if (!benches.includes(bench)) fail(`There is no bench ${bench}: say ${benches.join(' or ')}.`);

if (bench === 'pages') {
  ensureInstalled('bench');
  ensureChromium();
}
runFile([`bench/${bench}.ts`, ...options]);
