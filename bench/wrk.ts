import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export type Load = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A Lua file that makes the requests, and its arguments. */
  script?: string;
  parameters?: string[];
};

/** Requests per second; latencies in milliseconds. */
export type LoadResult = { perSecond: number; requests: number; p50: number; p99: number; failed: number };

/**
 * Puts load on a server with wrk, from one thread, and waits until it is over.
 * @throws an Error when wrk could not run; responses without success are counted in `failed`
 */
export function load(
  url: string,
  { connections, seconds, headers = {}, script = 'bench/report.lua', parameters = [] }: Load,
): LoadResult {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  const run = spawnSync('wrk', [...size, ...given, '-s', resolve(script), url, '--', ...parameters], {
    encoding: 'utf8',
    timeout: (seconds + 60) * 1000,
  });
  const line = /^RESULT (.*)$/m.exec(run.stdout)?.[1];
  if (!line) throw new Error(`wrk gave no result: ${run.error ?? run.stderr}`);
  const { requests, microseconds, p50, p99, failed } = JSON.parse(line);
  return { requests, perSecond: requests / (microseconds / 1e6), p50: p50 / 1000, p99: p99 / 1000, failed };
}
