import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles `site/scripts/entry.ts` by itself. React Router bundles it too, but split along the pages of a browser router that
 * this site does not ship: five requests instead of one.
 * @returns the address of the script that every page loads
 */
export async function bundleScripts(folder: string): Promise<string> {
  for (const script of globSync('assets/*.js', { cwd: folder })) rmSync(join(folder, script));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plainImports],
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'site/scripts/entry.ts' },
    },
  });
  if (!('output' in result)) throw new Error('Bundling the scripts gave no files');
  const entry = result.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('Bundling the scripts gave no entry');
  return `/${entry.fileName}`;
}

/** Vite wraps every `import()` in half a kilobyte that preloads the styles and scripts of a chunk; ours have none. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
};
