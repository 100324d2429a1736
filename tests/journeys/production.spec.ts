import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtSite } from '../built-site.ts';
import { expect, test } from '../site.ts';

type Package = { dev?: boolean; bin?: Record<string, string> };
const isTopLevel = (path: string) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);

/** What `npm ci --omit=dev` installs, linked from our own packages: no test uses the network. */
function installWithoutDev(folder: string): void {
  const list = 'node_modules/.package-lock.json';
  const installed: Record<string, Package> = JSON.parse(readFileSync(list, 'utf8')).packages;
  for (const [path, { dev, bin }] of Object.entries(installed)) {
    if (dev || !isTopLevel(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    execFileSync('cp', ['-rl', path, join(folder, path)]);
    if (!bin?.node) continue;
    mkdirSync(join(folder, 'node_modules/.bin'));
    symlinkSync(join('..', path.replace('node_modules/', ''), bin.node), join(folder, 'node_modules/.bin/node'));
  }
  cpSync(list, join(folder, list));
}

/** A folder with what a server needs, and no more. */
function release(folder: string): void {
  const filter = (file: string) => !/\.test\.ts$|\/testing$/.test(file);
  cpSync(builtSite, join(folder, 'dist'), { recursive: true });
  for (const name of ['server', 'domain', 'content', 'commands', 'package.json', 'package-lock.json']) {
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  installWithoutDev(folder);
}

const settings = { PORT: '0', HOST: '', SITE_URL: '', LOG_LEVEL: 'warn', BUILD_FOLDER: '' };
const start = (folder: string, command = process.execPath, parameters = ['commands/run.mjs', 'start']) =>
  spawn(command, parameters, {
    cwd: folder,
    env: { ...process.env, ...settings, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function addressOf(server: ReturnType<typeof start>): Promise<string> {
  const [line] = await once(server.stdout, 'data');
  return /http:\/\/localhost:\d+/.exec(`${line}`)?.[0] ?? '';
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a test needs
test('A built site is served without the packages for development, by npm start', async ({}, info) => {
  const folder = info.outputPath('release');
  release(folder);
  const size = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
  expect(size).toBeLessThanOrEqual(350);

  const server = start(folder);
  const url = await addressOf(server);
  expect((await fetch(`${url}/en`)).status).toBe(200);
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' });
  // This page is rendered per request, by React.
  const body = new URLSearchParams({ language: 'zh' });
  const refused = await fetch(`${url}/api/submit-referral`, { method: 'POST', body });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('<html lang="zh-HK"')]);

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  await expect(fetch(`${url}/en`)).rejects.toThrow();

  // npm runs a script in a shell. When that is killed it passes nothing on, and the server still has to end.
  const shell = start(folder, 'sh', ['-c', `"${process.execPath}" commands/run.mjs start; true`]);
  const address = await addressOf(shell);
  expect((await fetch(`${address}/en`)).status).toBe(200);
  shell.kill('SIGKILL');
  await expect
    .poll(
      () =>
        fetch(`${address}/en`).then(
          ({ status }) => status,
          () => 'ended',
        ),
      { timeout: 20_000 },
    )
    .toBe('ended');

  rmSync(join(folder, 'dist'), { recursive: true });
  const failing = start(folder);
  const sentence = once(failing.stderr, 'data');
  expect(await once(failing, 'exit')).toEqual([1, null]);
  expect(`${await sentence}`).toContain('There is no built site in dist');
  rmSync(folder, { recursive: true });
});
