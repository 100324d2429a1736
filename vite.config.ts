import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { assetNames } from './build/asset-names.ts';
import { pageSettings, readEnvironment } from './server/config/environment.ts';

const built = 'tests/built/*.test.ts';
/** Of the desk's browser code: one file for the libraries, one for the frame of its pages, and one for what nearly all of them share. Split finer it is 5 % larger. */
const deskFiles = [
  { name: 'react', test: /node_modules.(react|react-dom|react-router|scheduler)\b/ },
  { name: 'frame', test: /\/(brand-mark|sign-out|count|keep-data|pending-actions)\.tsx?$/ },
  { name: 'desk', test: /\/desk\/(?!routes)/, minShareCount: 6 },
];

export default defineConfig(({ command }) => ({
  // Vitest needs no plugins, and React Router's plugin fails on files that are not route modules.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter(), reloadPages()],
  define: {
    __PAGE_SETTINGS__: JSON.stringify(pageSettings(readEnvironment(process.env))),
    // `build/build.ts` bundles the script first and passes its address.
    __PAGE_SCRIPT__: JSON.stringify(process.env.PAGE_SCRIPT ?? '/site/scripts/entry.ts'),
  },
  build: {
    assetsInlineLimit: 0,
    // The folder already has the script of the pages; `build/build.ts` empties it.
    emptyOutDir: false,
    rolldownOptions: { output: assetNames },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: deskFiles } } } } },
    // The server renders some pages per request. Other packages of pages are bundled, so that they need not be installed then.
    ssr: command === 'build' ? { resolve: { noExternal: true, external: ['react', 'react-dom', 'react-router'] } } : {},
  },
  test: {
    // Many start processes of their own, and machines differ.
    testTimeout: 120_000,
    // Otherwise a failure of a list says only `[ Array(6) ]`.
    chaiConfig: { truncateThreshold: 300 },
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
    // Files share their workers; most wait for processes, so there are more workers than cores.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: 4,
    globalSetup: 'server/testing/temporary-folder.ts',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'dist*/**', built] },
      },
      // These read the built files.
      { extends: true, test: { name: 'built', include: [built], globalSetup: 'tests/built/ensure-built.ts' } },
    ],
  },
}));

/** Public pages are not hydrated, so a change of what only the server renders reloads the page. */
function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
