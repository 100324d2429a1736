import { ensureBuilt, ensureInstalled, loadSettings, runUntilStopped } from './prepare.mjs';

loadSettings();
ensureInstalled();
ensureBuilt();
runUntilStopped(['server/main.ts']);
