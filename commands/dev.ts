import { loadSettings, runFile } from './processes.ts';

/**
 * `npm run dev`: one server for pages, assets and the API. A change shows without a restart, except in the store, the
 * settings and the configuration of Vite.
 */
loadSettings();
runFile(['build/generate-fonts.ts']);
await import('./dev-server.ts');
