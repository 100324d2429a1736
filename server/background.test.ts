import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAlertChannels } from './alerts/alert-channels.ts';
import { startBackground } from './background.ts';
import { readEnvironment } from './config/environment.ts';
import { type BackgroundLog, repeat } from './repeat.ts';
import { systemRuntime } from './runtime.ts';
import { listBackups } from './store/backup-files.ts';
import type { Arrival } from './store/document-store.ts';
import { isRetentionRefused } from './store/retention.ts';
import { openSqliteStore, type Store } from './store/sqlite.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// On a busy machine starting a thread takes seconds.
const waitOptions = { timeout: 20_000 };
const newLog = () => ({
  info: vi.fn<BackgroundLog['info']>(),
  warn: vi.fn<BackgroundLog['warn']>(),
  error: vi.fn<BackgroundLog['warn']>(),
});
let folder: string;
let store: Store;
let log: ReturnType<typeof newLog>;
beforeEach(() => {
  folder = temporaryFolder('background');
  store = openSqliteStore({ folder: join(folder, 'data') });
  log = newLog();
});
afterEach(async () => {
  await store.close();
});

const day = 86_400_000;
const arrival = (receivedAt: number, suspicion: string | null = null): Arrival => ({
  receivedAt,
  via: 'form',
  language: null,
  suspicion,
});
const settings = () =>
  readEnvironment({ RETENTION_MONTHS: '3', DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') });
const start = () =>
  startBackground({
    store,
    settings: settings(),
    log,
    alertChannels: createAlertChannels({ database: store.database, settings: settings(), members: () => [] }),
  });

it('without a cloud a running server deletes what is too old from every collection and from quarantine, logs how many, and backs up', async () => {
  const old = Date.now() - 100 * day;
  for (const collection of ['referrals', 'messages', 'partnerships', 'subscribers'] as const) {
    await store.add(collection, 'old', {}, arrival(old));
    await store.add(collection, 'suspected', {}, arrival(old, 'honeypot'));
    for (let n = 0; n < 17; n++) await store.add(collection, `new ${n}`, {}, arrival(Date.now()));
  }
  const background = await start();
  const counts = { months: 3, referrals: 2, messages: 2, partnerships: 2, subscribers: 1 };
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith(counts, expect.stringMatching(/^Deleted/)), waitOptions);
  // Who subscribed stays on the list until they leave it.
  expect(await store.get('subscribers', 'old')).not.toBeNull();
  await vi.waitFor(
    () => expect(listBackups(join(folder, 'backups'), Number.MAX_SAFE_INTEGER)).toHaveLength(1),
    waitOptions,
  );
  await background.stop();
});

it('a server that refuses to delete by age says so as an error, and deletes no mail and no file either', async () => {
  for (let n = 0; n < 6; n++) await store.add('referrals', `old ${n}`, {}, arrival(Date.now() - 100 * day));
  const left = join(folder, 'data', 'encore.sqlite.before-2020-01-01T000000Z');
  writeFileSync(left, '');
  const background = await start();
  const refused = { months: 3, reason: 'too-many', old: 6, all: 6 };
  const message = expect.stringMatching(/^Nothing was deleted by age: .*`npm run admin -- purge --yes`$/);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith(refused, message), waitOptions);
  expect([existsSync(left), isRetentionRefused(store.database)]).toEqual([true, true]);
  await background.stop();
});

it('without a cloud the server does not load Google’s library, which costs a second and 40 MB', () => {
  // In a process of its own: test files share theirs.
  const listing = `await import('./server/assemble.ts');
    const { createRequire } = await import('node:module');
    console.log(Object.keys(createRequire(process.cwd() + '/').cache).join('\\n'));`;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', listing], { encoding: 'utf8' });
  expect(loaded).toContain('node_modules');
  expect(loaded).not.toMatch(/google-cloud|grpc/);
});

it('background work is done again after its pause, also after a failure, until it is stopped', async () => {
  let done = 0;
  const { stop } = repeat('counting', 5, { ...systemRuntime, log }, async () => {
    done++;
    if (done === 1) throw new Error('disk full');
  });
  await vi.waitFor(() => expect(done).toBeGreaterThan(3), waitOptions);
  await stop();
  const before = done;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(done).toBe(before);
  expect(log.warn.mock.calls).toEqual([[{ work: 'counting', reason: 'disk full' }, 'Background work failed']]);
});
