import { ensureInstalled, loadSettings, run, runUntilStopped } from './prepare.mjs';

/**
 * `npm run dev`: one server for pages, assets and the API. A change shows without a restart, except in the store, the
 * settings and the configuration of Vite.
 */
loadSettings();
ensureInstalled();
run(['build/generate-fonts.ts']);
runUntilStopped(['commands/dev-server.ts']);
