import { statfs } from 'node:fs/promises';
import type { Settings } from './config/environment.ts';
import { type BackgroundLog, type Repeated, repeat } from './repeat.ts';
import type { Runtime } from './runtime.ts';
import { listBackups } from './store/backup-files.ts';

/** Milliseconds between two looks at the disk, and between two warnings about it. */
const interval = 60_000;
const warningInterval = 60 * 60_000;

/** Bytes that may still be written to the disk of a folder; null when that cannot be known. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** The free space of the store's disk, and how old the newest backup is. @param now milliseconds since 1970 */
export async function diskState({ dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>, now: number) {
  return { freeBytes: await freeBytes(dataDir), backupAgeHours: backupDir ? ageOfBackup(backupDir, now) : null };
}

function ageOfBackup(folder: string, now: number): number | null {
  try {
    const [newest] = listBackups(folder, now);
    return newest ? Math.max(0, Math.round((now - newest.time) / 360_000) / 10) : null;
  } catch {
    // A folder that may not be read: `/healthz` must still answer.
    return null;
  }
}

type Options = Pick<Runtime, 'monotonic' | 'sleep'> & {
  /** Bytes below which the log has a warning: once an hour, and a line when there is enough again. */
  warnBelow: number;
  free: () => Promise<number | null>;
  log: BackgroundLog;
};

/** Looks at the disk now and every minute. */
export function watchDiskSpace({ warnBelow, free, log, monotonic, sleep }: Options): Repeated {
  let warned = Number.NEGATIVE_INFINITY;
  return repeat('disk', interval, { log, sleep }, async () => {
    const bytes = await free();
    if (bytes === null) return;
    const megabytes = Math.floor(bytes / 1024 ** 2);
    const now = monotonic();
    if (bytes < warnBelow && now - warned >= warningInterval) {
      warned = now;
      log.warn({ megabytes }, 'The disk of DATA_DIR is nearly full');
    } else if (bytes >= warnBelow && warned > 0) {
      warned = Number.NEGATIVE_INFINITY;
      log.info({ megabytes }, 'The disk of DATA_DIR has enough space again');
    }
  });
}
