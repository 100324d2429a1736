import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** What would fail or leak at run time, each in a file of its own. */
const forbidden: [file: string, imported: string][] = [
  ['server/react.ts', 'react'],
  ['server/api/renderer.ts', 'react-dom/server'],
  ['server/component.ts', '../desk/ui/message.tsx'],
  ['server/rig.ts', './testing/fixtures.ts'],
  ['server/packages.ts', 'vitest'],
  ['server/random.ts', 'node:crypto'],
  ['server/timers.ts', 'node:timers/promises'],
  ['site/database.ts', '../server/store/sqlite.ts'],
  ['site/ui/settings.tsx', '../../server/config/environment.ts'],
  ['site/pages/package.tsx', 'zod'],
  ['site/desk.ts', '../desk/labels.ts'],
  ['desk/routes/database.tsx', '../../server/store/sqlite.ts'],
  ['desk/ui/page.tsx', '../../site/layout/site-layout.tsx'],
  ['content/en/component.ts', '../../site/ui/heading.tsx'],
  ['content/en/node.ts', 'node:fs'],
  ['domain/words.ts', '../content/en/home.ts'],
  ['build/rig.ts', '../server/testing/fixtures.ts'],
  ['commands/rig.ts', '../tests/site.ts'],
];

const allowed: typeof forbidden = [
  ['server/runtime.ts', 'node:crypto'],
  ['content/en/fields.ts', '../../domain/fields.ts'],
  ['content/zh/english.ts', '../en/home.ts'],
  ['server/alerts/words.ts', '../../content/en/alerts.ts'],
  ['server/api/case.ts', '../../domain/cases/case.ts'],
  ['server/app.ts', './desk/routes.ts'],
  ['server/rig.test.ts', './testing/fixtures.ts'],
  ['site/ui/fields.tsx', '../../domain/fields.ts'],
  ['desk/ui/mark.tsx', '../../site/ui/brand-mark.tsx'],
];

/** What is different at each run comes as an argument in what a simulation runs, and only there. */
const notRepeatable = [
  'Date.now()',
  'new Date()',
  'Math.random()',
  'performance.now()',
  'setTimeout(something, 1)',
  'setInterval(something, 1)',
  'setImmediate(something)',
  'AbortSignal.timeout(1)',
  'crypto.randomUUID()',
];

/** Runs lint over files. @returns the paths of those with a problem of a category */
function refusedFiles(files: [file: string, text: string][], category: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const name of ['biome.json', 'biome.grit']) cpSync(join(root, name), join(folder, name));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const lint = [join(root, 'node_modules/.bin/biome'), 'lint', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' });
  const problems: { category: string; location: { path: string } }[] = JSON.parse(stdout).diagnostics;
  return problems
    .filter((problem) => problem.category === category)
    .map(({ location }) => location.path)
    .sort();
}

test('lint refuses imports that fail or leak at run time, and no others', () => {
  const files = [...forbidden, ...allowed].map(([file, imported]): [string, string] => [
    file,
    `import { ${imported === 'node:crypto' ? 'randomUUID' : 'something'} } from '${imported}';\n`,
  ]);
  expect(refusedFiles(files, 'lint/style/noRestrictedImports')).toEqual(forbidden.map(([file]) => file).sort());
});

test('lint refuses clocks, timers and random numbers that are no arguments in server/ and domain/', () => {
  const filesIn = (folder: string) =>
    notRepeatable.map((call, n): [string, string] => [`${folder}/${n}.ts`, `something(${call});\n`]);
  const forbiddenCalls = [...filesIn('server/desk'), ...filesIn('domain')];
  const others = ['server/testing', 'commands', 'site'].flatMap(filesIn);
  const given: [string, string] = ['server/given.ts', 'new Date(now); runtime.setTimeout(something);\n'];
  const refused = refusedFiles([...forbiddenCalls, ...others, given, ['server/a.test.ts', 'Date.now();\n']], 'plugin');
  expect(refused).toEqual(forbiddenCalls.map(([file]) => file).sort());
});
