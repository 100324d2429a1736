import { readEnvironment } from '../server/config/environment.ts';
import { ensureBuilt } from './ensure-built.ts';
import { loadSettings } from './processes.ts';
import { fail } from './run.mjs';

loadSettings();
// Before the build, which takes a minute: a wrong setting is said at once.
try {
  readEnvironment(process.env);
} catch (error) {
  fail(String((error as Error).message));
}
ensureBuilt();
await import('../server/main.ts');
