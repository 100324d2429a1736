import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFiles } from './page-files.ts';

/**
 * React Router also bundles every page for a browser router that this site does not ship. Only what the pages' own
 * script reaches, directly or by `import()`, stays.
 */
export function dropUnreachedAssets(folder: string): void {
  const reached = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/["'`(](?:\.\/|\/?assets\/)([\w.-]+\.\w+)/g)) {
      if (reached.has(name) || !existsSync(join(folder, 'assets', name))) continue;
      reached.add(name);
      visit(readFileSync(join(folder, 'assets', name), 'utf8'));
    }
  };
  for (const file of htmlFiles(folder)) visit(readFileSync(file, 'utf8'));
  for (const name of globSync('*', { cwd: join(folder, 'assets') })) {
    if (!reached.has(name)) rmSync(join(folder, 'assets', name));
  }
}
