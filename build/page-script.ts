import { build } from 'vite';
import type { PageSettings } from '../domain/page-settings.ts';

/**
 * Bundles the script of the public pages, which hydrates nothing. React Router's own bundle is for hydrated pages; split along
 * its routes, this script would be five requests.
 * @returns its address, and the files it consists of, relative to the folder
 */
export async function bundlePageScript(
  folder: string,
  settings: PageSettings,
): Promise<{ address: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __PAGE_SETTINGS__: JSON.stringify(settings) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'site/scripts/entry.ts' },
    },
  });
  if (!('output' in result)) throw new Error('Bundling the page script gave no files');
  const entry = result.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('Bundling the page script gave no entry');
  return { address: `/${entry.fileName}`, files: result.output.map(({ fileName }) => fileName) };
}
