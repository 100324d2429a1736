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
  ['content/en/fields.ts', '../../domain/fields.ts'],
  ['content/zh/english.ts', '../en/home.ts'],
  ['server/alerts/words.ts', '../../content/en/alerts.ts'],
  ['server/api/case.ts', '../../domain/case.ts'],
  ['server/app.ts', './desk/routes.ts'],
  ['server/rig.test.ts', './testing/fixtures.ts'],
  ['site/ui/fields.tsx', '../../domain/fields.ts'],
  ['desk/ui/mark.tsx', '../../site/ui/brand-mark.tsx'],
];

test('lint refuses imports that fail or leak at run time, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { something } from '${imported}';\nsomething();\n`);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const lint = [join(root, 'node_modules/.bin/biome'), 'lint', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' });
  const problems: { category: string; location: { path: string } }[] = JSON.parse(stdout).diagnostics;
  const refused = problems.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  expect(refused.map(({ location }) => location.path).sort()).toEqual(forbidden.map(([file]) => file).sort());
});
