import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { createServerSandbox } from '../../server/testing/server-process.ts';

/** Starts the server again whenever it has ended; writes the id of each process. */
const restarting = 'while :; do bash -c \'echo $$; LISTEN_PID=$$ exec "$0" server/main.ts\' "$NODE"; done';

/** Our server behind a socket of systemd, as `encore.socket` and `encore.service` run it. */
export async function startRestartableServer(settings: Record<string, string>) {
  const sandbox = createServerSandbox();
  const port = await freePort();
  // It passes no other variable on.
  const environment = Object.entries({ NODE: process.execPath, DATA_DIR: sandbox.dataDir, ...settings });
  const variables = environment.map(([name, value]) => `--setenv=${name}=${value}`);
  const parameters = [`--listen=127.0.0.1:${port}`, ...variables, 'bash', '-c', restarting];
  const service = sandbox.run('', {}, { command: 'systemd-socket-activate', parameters });
  const ids: number[] = [];
  let log = '';
  service.stdout.on('data', (lines) => {
    for (const [id] of `${lines}`.matchAll(/^\d+$/gm)) ids.push(Number(id));
  });
  service.stderr.on('data', (lines) => {
    log += lines;
  });
  await untilListening(port);
  return {
    port,
    dataDir: sandbox.dataDir,
    log: () => log,
    /** Ends the process as systemd does, and waits until the next one has been started. */
    async restart() {
      const before = ids.length;
      process.kill(ids.at(-1) as number, 'SIGTERM');
      while (ids.length === before) await wait(10);
    },
    stop() {
      sandbox.end();
      for (const id of ids.slice(-1)) process.kill(id, 'SIGKILL');
      sandbox.dispose();
    },
  };
}

async function untilListening(port: number) {
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))) await wait(20);
}
