import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, loadSettings, runUntilStopped } from './prepare.mjs';

loadSettings();
ensureInstalled();
ensureBuilt();
runUntilStopped(['server/main.ts']);
