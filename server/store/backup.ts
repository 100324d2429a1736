import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from '../config/environment.ts';
import type { BackgroundLog } from '../repeat.ts';
import { countDocuments } from './documents.ts';
import { copyDatabase, lockFolder, openReader, sqliteFile } from './sqlite-file.ts';
import { StoreProblem } from './store-problem.ts';

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
const kept = { days: 7, weeks: 4, months: 12 };

const namePattern = /^encore-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

/** The backups of a folder, newest first, with the time (ms since 1970) in their name. */
export function listBackups(folder: string): { name: string; time: number }[] {
  return filesWithTime(folder, namePattern).sort((one, other) => other.time - one.time);
}

/** The files whose name has a time. @param pattern gives its six numbers */
function filesWithTime(folder: string, pattern: RegExp): { name: string; time: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [year = 0, month = 0, ...rest] = (pattern.exec(name) ?? []).slice(1).map(Number);
    return year ? [{ name, time: Date.UTC(year, month - 1, ...rest) }] : [];
  });
}

/**
 * Copies the store into the backup folder, also while a server is writing, and checks the copy. Only then are older backups
 * thinned out.
 * @param now milliseconds since 1970
 * @returns the new file, and how many documents it has
 */
export async function makeBackup(dataDir: string, folder: string, now: number) {
  const from = sqliteFile(dataDir);
  if (!existsSync(from)) throw new Error(`There is nothing stored in ${dataDir} (DATA_DIR)`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `encore-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z.sqlite`);
  await copyDatabase(from, `${file}.part`);
  renameSync(`${file}.part`, file);
  for (const name of backupsToRemove(listBackups(folder))) rmSync(join(folder, name));
  return { file, documents: countIn(file) };
}

/** The backups that are thinned out. @param backups newest first */
export function backupsToRemove(backups: readonly { name: string; time: number }[]): string[] {
  const day = 86_400_000;
  const periods = [
    [kept.days, (time: number) => Math.floor(time / day)],
    // Weeks begin on Monday; the first day of 1970 was a Thursday.
    [kept.weeks, (time: number) => Math.floor((time / day + 3) / 7)],
    [kept.months, (time: number) => new Date(time).toISOString().slice(0, 7)],
  ] as const;
  const keep = new Set<string>();
  for (const [most, periodOf] of periods) {
    const newest = new Map<string | number, string>();
    for (const { name, time } of backups.toReversed()) newest.set(periodOf(time), name);
    for (const name of [...newest.values()].slice(-most)) keep.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !keep.has(name));
}

/** Makes a backup where the newest is a day old, in a thread of its own: checking a large copy takes seconds. */
export async function backUpDaily(
  { dataDir, backupDir = '' }: Pick<Settings, 'dataDir' | 'backupDir'>,
  log: BackgroundLog,
  now: number,
) {
  const [newest] = listBackups(backupDir);
  const today = new Date(now).toISOString().slice(0, 10);
  if (newest?.name.includes(today)) return;
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), {
    workerData: { dataDir, backupDir, now },
  });
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  thread.once('message', resolve).once('error', reject);
  log.info(await promise, 'Made and checked a backup');
}

/**
 * Puts a backup, or another copy of the database, into the place of the store, once it is checked. What was there is kept under
 * another name.
 * @returns how many documents it has, and the new name of what was there before
 * @throws StoreProblem while a server is using the folder, or when the file cannot be used
 */
export async function restoreBackup(dataDir: string, backup: string, now: number) {
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${backup}.`);
  const lock = lockFolder(dataDir);
  try {
    const file = sqliteFile(dataDir);
    await copyDatabase(backup, `${file}.new`);
    const before = `${file}.before-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
    const documents = countIn(`${file}.new`);
    const moved = ['', '-wal', '-shm'].filter((end) => existsSync(file + end));
    try {
      for (const end of moved) renameSync(file + end, before + end);
      renameSync(`${file}.new`, file);
    } catch (error) {
      throw new Error(
        `${backup} was not restored: ${(error as Error).message}. What was there before is in ${before}.`,
      );
    }
    return { documents, before: moved.length > 0 ? before : null };
  } catch (error) {
    throw error instanceof StoreProblem && error.code !== 'in-use'
      ? new Error(`${backup} cannot be restored: ${error.message}`)
      : error;
  } finally {
    lock.release();
  }
}

/** What a restore has put aside, with its log. */
const leftPattern = /^encore\.sqlite\.before-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z/;
/** Milliseconds for which it is kept: it has personal data, and nobody looks after it. */
const leftIsKeptFor = 30 * 86_400_000;

/** Deletes what a restore has put aside more than 30 days ago. @param now milliseconds since 1970 */
export function deleteOldLeft(dataDir: string, now: number) {
  for (const { name, time } of filesWithTime(dataDir, leftPattern)) {
    if (time < now - leftIsKeptFor) rmSync(join(dataDir, name));
  }
}

function countIn(file: string) {
  const reader = openReader(file);
  try {
    return countDocuments(reader);
  } finally {
    reader.close();
  }
}
