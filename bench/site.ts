import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { freePort } from '../server/testing/free-port.ts';

/** Where the build puts the site. */
export const siteFolder = 'dist/client';

/** Milliseconds a server may take to start. */
const startLimit = 20_000;

/** Builds the site as `npm start` does, for the address it will be served at; `npm start` builds it anew for its own. */
export function buildSite(siteUrl: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    env: { ...process.env, SITE_URL: siteUrl },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stderr}`);
}

/** Builds the site and starts its server in a process of its own, on loopback and a free port. */
export async function startSite(env: Record<string, string>) {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  buildSite(url);
  let child: ChildProcess;
  async function start() {
    const started = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, SITE_URL: url, HOST: '127.0.0.1', PORT, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    // Also ends the server when the bench itself is interrupted.
    process.once('exit', () => started.kill('SIGKILL'));
    const givenUpAt = Date.now() + startLimit;
    while (!(await isReady(url))) {
      if (started.exitCode !== null || Date.now() > givenUpAt) throw new Error(`Nothing answered at ${url}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await once(child, 'exit');
  };
  await start();
  return { url, start, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/en`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}

/** When and on what a table was measured; without it, its numbers say little. */
export function whenAndWhere(): string {
  const day = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${day}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version.slice(1)}, load ${load}`;
}
