import { execFileSync, spawn, spawnSync } from 'node:child_process';

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

/** Debian's packages of the load generator and of the server to compare with. */
export function ensureInstalled(programs: string[]): void {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const [command = '', ...rest] = [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (spawnSync(command, rest, { stdio: 'inherit' }).status !== 0) {
    throw new Error(`Please install ${missing.join(' and ')}; this bench needs them.`);
  }
}

type Options = { connections: number; seconds: number; headers?: string[]; script?: string };

/** Loads an address with wrk on one thread for some seconds. Times are in milliseconds. */
export async function load(url: string, { connections, seconds, headers = [], script }: Options): Promise<Load> {
  const parameters = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '20s'];
  const wrk = spawn('wrk', [
    ...parameters,
    ...headers.flatMap((header) => ['-H', header]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  let printed = '';
  wrk.stdout.on('data', (text) => {
    printed += text;
  });
  await new Promise((resolve) => wrk.once('exit', resolve));
  const figure = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? Number.NaN);
  const time = (share: string) => {
    const [, amount, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(printed) ?? [];
    return Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
  };
  const failed = figure(/Non-2xx or 3xx responses: (\d+)/);
  return { perSecond: figure(/Requests\/sec:\s+([\d.]+)/), p50: time('50'), p99: time('99'), failed: failed || 0 };
}

/** Megabytes a process holds in memory now, and has held at most. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = execFileSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' });
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
