import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { asJson, referral, stored } from '../server/testing/fixtures.ts';
import { createServerSandbox } from '../server/testing/server-process.ts';

const sandbox = createServerSandbox();
afterAll(sandbox.dispose);

const arrival = { receivedAt: 1_000, via: 'form', language: 'zh', suspicion: null } as const;

it('npm run purge deletes while the server takes referrals, and leaves no deleted text in the files', async () => {
  const old = openSqliteStore({ folder: sandbox.dataDir });
  const numbers = Array.from({ length: 5000 }, (_, n) => n);
  await Promise.all(numbers.map((n) => old.add('referrals', `old ${n}`, { notes: `forget me ${n}` }, arrival)));
  await old.close();
  const { origin } = await sandbox.startServer({ WRITES_PER_MINUTE: '1000000', RETENTION_MONTHS: '1200' });
  const writtenDown = () =>
    readdirSync(sandbox.dataDir).some((name) => readFileSync(join(sandbox.dataDir, name)).includes('forget me'));
  expect(writtenDown()).toBe(true);

  let purged = false;
  let sent = 0;
  const slowest = { ms: 0 };
  const clients = Array.from({ length: 4 }, async () => {
    while (!purged || sent < 20) {
      sent += 1;
      const started = Date.now();
      const response = await fetch(`${origin}/api/submit-referral`, asJson({ ...referral, businessName: `${sent}` }));
      slowest.ms = Math.max(slowest.ms, Date.now() - started);
      expect(response.status).toBe(200);
    }
  });
  const output = await text(sandbox.run('commands/purge.ts', { RETENTION_MONTHS: '12' }).stdout);
  purged = true;
  await Promise.all(clients);

  expect(output).toMatch(/^Deleted 5000 documents older than 12 months: 5000 referrals, /);
  console.log(`purged 5000 beside ${sent} referrals, the slowest of which took ${slowest.ms} ms`);
  const store = openSqliteStore({ folder: sandbox.dataDir, mustExist: true });
  expect(await stored(store)).toHaveLength(sent);
  await store.close();
  expect(writtenDown()).toBe(false);
});
