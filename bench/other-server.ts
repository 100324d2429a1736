import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getConnInfo } from '@hono/node-server/conninfo';
import { pino } from 'pino';
import { createApp } from '../server/app.ts';
import { defaultLimits } from '../server/app-options.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { loadPages } from '../server/http/pages.ts';
import { listen } from '../server/listen.ts';
import type { DocumentStore } from '../server/store/document-store.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { siteFolder } from './build-site.ts';

/** The server of `server/main.ts` with one part replaced, to measure the effect of that part. */
const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: siteFolder }, 'one-commit-each': { type: 'boolean', default: false } },
});
const settings = readEnvironment(process.env);
const store = openSqliteStore({ folder: settings.dataDir });

const app = createApp({
  store: options['one-commit-each'] ? oneCommitEach(store) : store,
  clock: Date.now,
  monotonic: () => performance.now(),
  render: () => Promise.reject(new Error('The bench asks for no such page')),
  pages: loadPages(resolve(options.pages), settings),
  limits: { ...defaultLimits, writesPerMinute: settings.writesPerMinute },
  settings,
  log: pino({ level: settings.logLevel, base: null }, pino.destination({ dest: 2, sync: false })),
  diskState: async () => ({ freeBytes: null, backupAgeHours: null }),
  socketAddress: (c) => getConnInfo(c).remote.address ?? '',
});
const listening = await listen(app, settings);
process.on('SIGTERM', async () => {
  await listening.close();
  await store.close();
  process.exit(0);
});

/** The same store, but each referral waits until the previous one is on disk, so that each has a separate commit. */
function oneCommitEach(shared: DocumentStore): DocumentStore {
  let before: Promise<unknown> = Promise.resolve();
  return {
    ...shared,
    add: (...referral) => {
      const added = before.then(() => shared.add(...referral));
      before = added.catch(() => {});
      return added;
    },
  };
}
