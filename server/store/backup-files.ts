import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Backup = {
  name: string;
  /** That of the name; milliseconds since 1970. */
  time: number;
  /** What it was made for by a person or a release; empty for the regular ones. */
  label: string;
};

const hour = 3_600_000;
const day = 24 * hour;

/** How many regular backups are kept: all of the last hours, and the newest of each of the last days, weeks and months that have one. */
const kept = { hours: 48, days: 7, weeks: 4, months: 12 };
/** How long the others are kept, which are made before something that may have to be taken back; milliseconds. */
const labelledIsKeptFor = 30 * day;
/** How far the clock of the machine that made a backup may be ahead. */
const tolerance = hour;

const namePattern = /^encore-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-([\w-]+))?\.sqlite$/;
/** A copy that was being made when the process ended. */
const unfinishedPattern = /^encore-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z.*\.part$/;

/** The name of a backup. */
export function backupName(time: number, label = ''): string {
  return `encore-${textOf(time)}${label && `-${label}`}.sqlite`;
}

/** A time as names of files have it. */
export function textOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** The backups of a folder, newest first. One with a date in the future is none: by a clock that was wrong it would count as the newest for years. */
export function listBackups(folder: string, now: number): Backup[] {
  return allBackups(folder).filter(({ time }) => time <= now + tolerance);
}

/** The names of the backups with a date in the future. */
export function backupsAhead(folder: string, now: number): string[] {
  return allBackups(folder).flatMap(({ name, time }) => (time > now + tolerance ? name : []));
}

function allBackups(folder: string): Backup[] {
  return filesWithTime(folder, namePattern).sort((one, other) => other.time - one.time);
}

/** The files whose name has a time. @param pattern gives its six numbers, and then a label */
export function filesWithTime(folder: string, pattern: RegExp): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const [, ...parts] = pattern.exec(name) ?? [];
    const [year = 0, month = 0, ...rest] = parts.slice(0, 6).map(Number);
    return year ? [{ name, time: Date.UTC(year, month - 1, ...rest), label: parts[6] ?? '' }] : [];
  });
}

/** Deletes the backups that are thinned out, and what is left of copies that did not end. */
export function removeOldBackups(folder: string, now: number) {
  const unfinished = filesWithTime(folder, unfinishedPattern).filter(({ time }) => time < now - day);
  const names = [...backupsToRemove(listBackups(folder, now), now), ...unfinished.map(({ name }) => name)];
  for (const name of names) rmSync(join(folder, name), { force: true });
}

/** The backups that are thinned out. @param backups newest first */
export function backupsToRemove(backups: readonly Backup[], now: number): string[] {
  const regular = backups.filter(({ label }) => !label);
  const periods = [
    [kept.days, (time: number) => Math.floor(time / day)],
    // Weeks begin on Monday; the first day of 1970 was a Thursday.
    [kept.weeks, (time: number) => Math.floor((time / day + 3) / 7)],
    [kept.months, (time: number) => new Date(time).toISOString().slice(0, 7)],
  ] as const;
  const keep = new Set<string>();
  for (const [most, periodOf] of periods) {
    const newest = new Map<string | number, string>();
    for (const { name, time } of regular.toReversed()) newest.set(periodOf(time), name);
    for (const name of [...newest.values()].slice(-most)) keep.add(name);
  }
  const isKept = ({ name, time, label }: Backup) =>
    time >= now - (label ? labelledIsKeptFor : kept.hours * hour) || keep.has(name);
  return backups.filter((backup) => !isKept(backup)).map(({ name }) => name);
}
