import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { htmlFiles } from './page-files.ts';

/**
 * Bundles `site/entry.client.ts` by itself and points every page at it. React Router bundles it too, but split along the
 * pages of a browser router that this site does not ship: five requests instead of one.
 */
export async function bundleScripts(folder: string): Promise<void> {
  for (const script of globSync('assets/*.js', { cwd: folder })) rmSync(join(folder, script));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'site/entry.client.ts' },
    },
  });
  if (!('output' in result)) throw new Error('Bundling the scripts gave no files');
  const entry = result.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('Bundling the scripts gave no entry');
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace(/(<script type="module" src=")[^"]+/, `$1/${entry.fileName}`));
  }
}
