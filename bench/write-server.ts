import { pino } from 'pino';
import { createApp } from '../server/app.ts';
import { readEnvironment } from '../server/environment.ts';
import { listen } from '../server/listen.ts';
import { loadPages } from '../server/pages.ts';
import { usualLimits } from '../server/parts.ts';
import type { DocumentStore } from '../server/store/document-store.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { siteFolder } from './build-site.ts';

/**
 * The server with its limit on writes lifted, which no setting of the real one does. With `single` every referral waits for
 * the one before, so that each has a commit, and a disk's fsync, to itself.
 */
const settings = readEnvironment(process.env);
const group = openSqliteStore({ folder: settings.dataDir });
const store = process.argv[2] === 'single' ? oneAtATime(group) : group;
const app = createApp({
  store,
  clock: Date.now,
  pages: loadPages(siteFolder, settings),
  limits: { ...usualLimits, writesPerMinute: Number.MAX_SAFE_INTEGER },
  settings,
  log: pino({ level: 'silent' }),
  socketAddress: () => '127.0.0.1',
});
const listening = await listen(app, settings);
process.on('SIGTERM', async () => {
  await listening.close();
  await group.close();
});

function oneAtATime(store: DocumentStore): DocumentStore {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    add(...document) {
      const added = last.then(() => store.add(...document));
      last = added.catch(() => {});
      return added;
    },
  };
}
