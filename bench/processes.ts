import { spawn } from 'node:child_process';
import { freePort } from '../server/testing/free-port.ts';

export type Running = { pid: number; url: string; stop(): Promise<void> };

/** Milliseconds a server may take to start, and to stop. */
const startLimit = 20_000;
const stopLimit = 15_000;

/**
 * Starts one of our servers in a separate process, on loopback and a free port.
 * @param parameters the file to run, and its arguments
 * @param env additional settings; a `PORT` when the address has to be known before
 * @param log a file for its log; without one it is discarded
 */
export async function startServer(
  parameters: string[],
  env: Record<string, string>,
  log: number | 'ignore' = 'ignore',
): Promise<Running> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  return startProcess(process.execPath, parameters, {
    url,
    env: { ...process.env, SITE_URL: url, ...env, HOST: '127.0.0.1', PORT: port },
    log,
  });
}

type Program = { url: string; env?: NodeJS.ProcessEnv; log?: number | 'ignore' };

/** Starts a program and waits until something answers at its address. */
export async function startProcess(command: string, parameters: string[], program: Program): Promise<Running> {
  const { url, env = process.env, log = 'ignore' } = program;
  const child = spawn(command, parameters, { env, stdio: ['ignore', log, log] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopLimit);
    await ended;
    clearTimeout(late);
  };
  // Also ends the child when the benchmark itself is interrupted.
  process.once('exit', () => child.kill('SIGKILL'));
  const givenUpAt = Date.now() + startLimit;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode} before it answered.`);
    if (Date.now() > givenUpAt) {
      await stop();
      throw new Error(`${command} did not answer at ${url} within ${startLimit / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { pid: child.pid as number, url, stop };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/en`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}
