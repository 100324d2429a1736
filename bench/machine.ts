import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { systemChromium } from '../commands/chromium.mjs';

/** One sentence with the date, the machine, and its load before the run. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${first?.model.trim()}, ${memory} GiB, Node ${process.version.slice(1)}, load ${load} before the run`;
}

/** Chromium's version, as it says it. */
export function chromiumVersion(): string {
  const path = systemChromium();
  return path ? (execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().split('\n')[0] ?? '') : '';
}
