import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, loadSettings, run, runUntilStopped } from './prepare.mjs';

/** `npm run demo`: fills an empty folder with three weeks of a team's work, and starts the server on it. */
loadSettings();
process.env.DATA_DIR = process.env.DEMO_DATA_DIR || './data-demo';
// Nothing of a demonstration leaves this machine.
for (const name of ['SMTP_URL', 'WEBHOOK_URLS', 'FIRESTORE_PROJECT_ID', 'FIRESTORE_API_KEY', 'BACKUP_DIR']) {
  process.env[name] = '';
}
ensureInstalled();
ensureBuilt();
run(['commands/demo.ts']);
runUntilStopped(['server/main.ts']);
