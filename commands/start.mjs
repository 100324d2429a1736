import { ensureBuilt, ensureInstalled, runUntilStopped } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
runUntilStopped(['server/main.ts']);
