import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { PageSettings } from '../domain/pages.ts';
import { assetNames } from './asset-names.ts';

/**
 * Bundles the script of the public pages, which hydrates nothing. React Router's own bundle is for hydrated pages; split along
 * its routes, this script would be five requests.
 * @returns its address, and the files it consists of, relative to the folder
 */
export async function bundlePageScript(
  folder: string,
  settings: PageSettings,
): Promise<{ address: string; files: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    // Styles that come with an island's code use the tokens of the site. Its fallbacks for older browsers would break `light-dark()`.
    plugins: [tailwindcss({ optimize: false })],
    publicDir: false,
    define: { __PAGE_SETTINGS__: JSON.stringify(settings), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: false,
      cssTarget: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
      // As a library, because Vite wraps each `import()` of an application in code of 600 bytes that preloads styles.
      lib: { entry: 'site/scripts/entry.ts', formats: ['es'] },
      rolldownOptions: {
        // On a busy machine it would print how long each plugin took.
        checks: { bundlerTimings: false },
        // What the entry shares with other files stays in it, instead of in a file of its own.
        preserveEntrySignatures: false,
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          // As in the build of the pages, which writes the same pictures.
          ...assetNames,
          chunkFileNames: 'assets/[name]-[hash].js',
          minify: true,
          // Annotations are for bundlers; they were 0.3 KB of the code of a form.
          comments: { annotation: false },
        },
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [];
  if (!result) throw new Error('Bundling the page script gave no files');
  const entry = result.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('Bundling the page script gave no entry');
  return { address: `/${entry.fileName}`, files: result.output.map(({ fileName }) => fileName) };
}
