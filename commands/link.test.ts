import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { createAuth } from '../server/auth/auth.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { createServerSandbox } from '../server/testing/server-process.ts';
import { codeOf } from '../server/testing/test-auth.ts';

const sandbox = createServerSandbox();
afterAll(sandbox.dispose);

async function link(...parameters: string[]) {
  const child = sandbox.run('', {}, { parameters: ['commands/admin.ts', 'link', ...parameters] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status };
}

/** What the server of the folder writes to its output. */
function outputOf(child: ReturnType<typeof sandbox.spawnServer>) {
  const output = { text: '' };
  child.stdout.on('data', (data) => {
    output.text += data;
  });
  return output;
}

it('each start prints a new link until there is a member, whom link gives further ones', async () => {
  const links: string[] = [];
  for (let n = 0; n < 2; n++) {
    const child = sandbox.spawnServer({ SITE_URL: 'https://www.example.com' });
    const output = outputOf(child);
    await expect.poll(() => output.text, { timeout: 60_000 }).toMatch(/^Encore is at .*\nDesk: .*\n$/);
    links.push(/^Desk: (https:\/\/www\.example\.com\/en\/desk\/start#[\w-]{43})$/m.exec(output.text)?.[1] ?? '');
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  expect(new Set(links).size).toBe(2);
  expect(await link('Ada')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no member yet/),
  });

  const store = openSqliteStore({ folder: sandbox.dataDir });
  const settings = { siteUrl: 'https://www.example.com' };
  const auth = createAuth({ database: store.database, settings, releaseAll() {} });
  const { signIn } = await auth.open({ cookie: null, userAgent: null, client: '' });
  expect(await signIn.redeemLink(links[1]?.split('#')[1] ?? '', 'Ada Wong', 'en')).toEqual({ ok: true });

  const { child, ended, origin } = await sandbox.startServer();
  const output = outputOf(child);
  const { stdout } = await link('Ada', 'Wong');
  const [, address = ''] = stdout.split('\n');
  expect(signIn.readLink(codeOf({ address }))).toEqual({ ok: true, kind: 'device', name: 'Ada Wong' });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  await ended;
  expect(output.text).not.toContain('Desk:');
  await store.close();
});

it('link says what it needs, and who there is', async () => {
  expect(await link()).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Say whom the link is for\.\nUsage:/),
  });
  expect((await link('Bo')).stderr).toBe('Nobody is called Bo. The members are Ada Wong.\n');
});
