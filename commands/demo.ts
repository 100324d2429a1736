import { readEnvironment } from '../server/config/environment.ts';
import { fillWithDemo } from './demo-fill.ts';
import { ensureBuilt } from './ensure-built.ts';
import { loadSettings } from './processes.ts';
import { fail } from './run.mjs';

/** `npm run demo`: fills an empty folder with three weeks of a team's work, and starts the server on it. */
loadSettings();
process.env.DATA_DIR = process.env.DEMO_DATA_DIR || './data-demo';
// Nothing of a demonstration leaves this machine.
for (const name of ['SMTP_URL', 'WEBHOOK_URLS', 'FIRESTORE_PROJECT_ID', 'FIRESTORE_API_KEY', 'BACKUP_DIR']) {
  process.env[name] = '';
}
ensureBuilt();
console.log(await fillWithDemo(readEnvironment(process.env)).catch((error: Error) => fail(error.message)));
await import('../server/main.ts');
