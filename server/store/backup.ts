import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Settings } from '../config/environment.ts';
import type { BackgroundLog } from '../repeat.ts';
import { backupName, backupsAhead, filesWithTime, listBackups, removeOldBackups, textOf } from './backup-files.ts';
import type { Database } from './connection.ts';
import { countDocuments } from './documents.ts';
import { readSetting, writeSetting } from './settings.ts';
import { copyDatabase, lockFolder, openReader, sqliteFile } from './sqlite-file.ts';
import { StoreProblem } from './store-problem.ts';

/**
 * Copies the store into the backup folder, also while a server is writing, and checks the copy.
 * @param now milliseconds since 1970
 * @param label what it is made for by a person or a release; empty for a regular one
 * @returns the new file, and how many documents it has
 */
export async function makeBackup(dataDir: string, folder: string, now: number, label = '') {
  const from = sqliteFile(dataDir);
  if (!existsSync(from)) throw new Error(`There is nothing stored in ${dataDir} (DATA_DIR)`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, backupName(now, label));
  await copyDatabase(from, `${file}.part`);
  renameSync(`${file}.part`, file);
  return { file, documents: countIn(file) };
}

type Regular = Pick<Settings, 'dataDir' | 'backupMinutes'> & Partial<Pick<Settings, 'backupDir'>>;

/**
 * Makes a backup where there is none of the present period, in a thread of its own: checking a large copy takes seconds. Then older
 * ones are thinned out.
 * @param isClockRight by a wrong clock nothing is removed
 */
export async function backUpRegularly(
  { dataDir, backupDir = '', backupMinutes }: Regular,
  log: BackgroundLog & { error(line: object, message: string): void },
  now: number,
  isClockRight: boolean,
) {
  const periodOf = (time: number) => Math.floor(time / 60_000 / backupMinutes);
  const newest = listBackups(backupDir, now).find(({ label }) => !label);
  if (newest && periodOf(newest.time) >= periodOf(now)) return;
  const ahead = backupsAhead(backupDir, now);
  if (ahead.length > 0)
    log.error({ files: ahead }, 'These backups have a date in the future, and are ignored: look at the clock');
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), {
    workerData: { dataDir, backupDir, now },
  });
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  thread.once('message', resolve).once('error', reject);
  log.info(await promise, 'Made and checked a backup');
  if (isClockRight) removeOldBackups(backupDir, now);
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
    const before = `${file}.before-${textOf(now)}`;
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
      ? new Error(`${backup} cannot be restored: ${error.fact} Nothing was changed: take another backup.`)
      : error;
  } finally {
    lock.release();
  }
}

/**
 * Whether a store was begun although there were backups of another one, which are still there: its disk may be lost, or not mounted.
 * @param isNew true at the start at which it is begun
 */
export async function isBegunBesideBackups(database: Database, folder: string | undefined, isNew: boolean) {
  const names = folder ? listBackups(folder, Infinity).map(({ name }) => name) : [];
  const [newest] = names;
  if (isNew && newest) await database.transact(() => writeSetting(database, 'begun_beside', newest));
  return names.includes(`${readSetting(database, 'begun_beside')}`);
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
