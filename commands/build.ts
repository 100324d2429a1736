import { ensureBuilt } from './ensure-built.ts';
import { loadSettings } from './processes.ts';

loadSettings();
ensureBuilt();
