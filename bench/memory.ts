import { readFileSync } from 'node:fs';

/**
 * The memory of a process that is in use now and was at most, in MiB.
 * @returns null where the system does not provide it (only Linux does)
 */
export function memoryOf(pid: number): { now: number; most: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mebibytes = (name: string) =>
      Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
    return { now: mebibytes('VmRSS'), most: mebibytes('VmHWM') };
  } catch {
    return null;
  }
}
