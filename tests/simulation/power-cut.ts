import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Random } from './random.ts';

/** How many bytes of the write-ahead log are on disk. */
export function logSize(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

/** Power is cut while the log is being written: it ends at some byte, perhaps with what was on the disk before. */
export function cutLog(file: string, size: number, random: Random) {
  if (logSize(file) <= size) return;
  truncateSync(`${file}-wal`, size);
  if (random.chance(0.5)) writeFileSync(`${file}-wal`, random.bytes(512), { flag: 'a' });
}

/** Power is cut while the log is being moved into the file: some of its pages are the new ones, the others the old ones. */
export function cutCheckpoint(file: string, random: Random) {
  const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : null;
  if (!log?.length) return;
  const before = readFileSync(file);
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const after = openSync(file, 'r+');
  for (let start = 0; start < before.length; start += 4096) {
    if (random.chance(0.5)) writeSync(after, before, start, Math.min(4096, before.length - start), start);
  }
  closeSync(after);
  writeFileSync(`${file}-wal`, log);
}
