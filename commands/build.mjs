import { ensureBuilt, ensureInstalled, loadSettings } from './prepare.mjs';

loadSettings();
ensureInstalled();
ensureBuilt();
