import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, loadSettings } from './prepare.mjs';

loadSettings();
ensureInstalled();
ensureBuilt();
