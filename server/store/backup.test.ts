import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUpRegularly, deleteOldLeft, isBegunBesideBackups, makeBackup, restoreBackup } from './backup.ts';
import { backupsToRemove, removeOldBackups } from './backup-files.ts';
import type { Arrival } from './document-store.ts';
import { openSqliteStore, type Store } from './sqlite.ts';
import { sqliteFile } from './sqlite-file.ts';

const arrival: Arrival = { receivedAt: 1, via: 'form', language: null, suspicion: null };
const now = Date.parse('2026-11-21T09:30:15Z');
const day = 86_400_000;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let root: string;
let dataDir: string;
let backupDir: string;
let store: Store;
beforeEach(async () => {
  root = temporaryFolder('backup');
  [dataDir, backupDir] = [join(root, 'data'), join(root, 'backups')];
  store = openSqliteStore({ folder: dataDir, isServer: true });
  for (const id of ['a', 'b']) await store.add('referrals', id, { businessName: id }, arrival);
});
afterEach(async () => {
  await store.close();
});
const serve = () => {
  store = openSqliteStore({ folder: dataDir, isServer: true });
  return store;
};

it('a store that was begun beside backups of another is known as such, also after a restart, until those are gone', async () => {
  mkdirSync(backupDir);
  const isBegun = (isNew: boolean) => isBegunBesideBackups(store.database, backupDir, isNew);
  expect(await isBegun(true)).toBe(false);
  const { file } = await makeBackup(dataDir, backupDir, now);
  expect([await isBegun(false), await isBegun(true)]).toEqual([false, true]);
  await store.close();
  serve();
  await makeBackup(dataDir, backupDir, now + day);
  expect(await isBegun(false)).toBe(true);
  rmSync(file);
  expect(await isBegun(false)).toBe(false);
});

describe('a backup', () => {
  it('is made while the server is writing, in one file that only its owner can read', async () => {
    const adding = Promise.all(
      Array.from({ length: 500 }, (_, n) => store.add('messages', `${n}`, { message: 'x'.repeat(2000) }, arrival)),
    );
    const { file, documents } = await makeBackup(dataDir, backupDir, now);
    await adding;
    expect(documents.referrals).toBe(2);
    expect(readdirSync(backupDir)).toEqual(['encore-2026-11-21T093015Z.sqlite']);
    expect([file, statSync(file).mode & 0o777]).toEqual([join(backupDir, 'encore-2026-11-21T093015Z.sqlite'), 0o600]);
  });

  it('brings everything back after the data folder was lost', async () => {
    const before = await stored(store);
    const { file } = await makeBackup(dataDir, backupDir, now);
    await store.close();
    rmSync(dataDir, { recursive: true });
    expect(await restoreBackup(dataDir, file, now)).toMatchObject({ documents: { referrals: 2 }, before: null });
    serve();
    expect(await stored(store)).toEqual(before);
    expect(await store.add('referrals', 'c', {}, arrival)).toBe('added');
  });

  it('is made by the server once in each period, in a thread of its own, whatever a person has made meanwhile', async () => {
    await makeBackup(dataDir, backupDir, now, 'manual');
    const settings = { dataDir, backupDir, backupMinutes: 120 };
    for (const hour of [0, 0.4, 0.6, 2]) await backUpRegularly(settings, log, now + hour * 3_600_000, true);
    expect(readdirSync(backupDir).sort()).toEqual([
      'encore-2026-11-21T093015Z-manual.sqlite',
      'encore-2026-11-21T093015Z.sqlite',
      'encore-2026-11-21T100615Z.sqlite',
    ]);
    expect(log.info).toHaveBeenCalledWith(
      { file: expect.anything(), documents: expect.anything() },
      expect.any(String),
    );
  });

  it('with a date in the future is none: one is made all the same, and an error names it; by a wrong clock none is removed', async () => {
    mkdirSync(backupDir);
    const names = ['encore-2029-11-21T031200Z.sqlite', 'encore-2026-09-01T031200Z-manual.sqlite'];
    for (const name of names) writeFileSync(join(backupDir, name), '');
    const settings = { dataDir, backupDir, backupMinutes: 1440 };
    await backUpRegularly(settings, log, now, false);
    expect(log.error).toHaveBeenCalledWith({ files: [names[0]] }, expect.stringContaining('date in the future'));
    expect(readdirSync(backupDir)).toHaveLength(3);
    await backUpRegularly(settings, log, now + day, true);
    expect(readdirSync(backupDir).sort()).toEqual([
      'encore-2026-11-21T093015Z.sqlite',
      'encore-2026-11-22T093015Z.sqlite',
      names[0],
    ]);
  });

  it('of a damaged store is not kept, and the older ones stay', async () => {
    await makeBackup(dataDir, backupDir, now);
    await store.close();
    const bytes = readFileSync(sqliteFile(dataDir));
    writeFileSync(sqliteFile(dataDir), bytes.fill(0, 8192, bytes.length - 4096));
    await expect(makeBackup(dataDir, backupDir, now + 1000)).rejects.toThrow(/encore\.sqlite is damaged/);
    expect(readdirSync(backupDir)).toEqual(['encore-2026-11-21T093015Z.sqlite']);
  });
});

it('of the older backups those of 48 hours, 7 days, 4 weeks and 12 months are kept', () => {
  const backups = Array.from({ length: 1600 }, (_, n) => {
    const time = now - n * (day / 4);
    return { name: new Date(time).toISOString().slice(0, 13), time, label: '' };
  });
  const removed = new Set(backupsToRemove(backups, now));
  expect(backups.map(({ name }) => name).filter((name) => !removed.has(name))).toEqual([
    ...['2026-11-21T09', '2026-11-21T03', '2026-11-20T21', '2026-11-20T15', '2026-11-20T09', '2026-11-20T03'],
    ...['2026-11-19T21', '2026-11-19T15', '2026-11-19T09', '2026-11-18T21', '2026-11-17T21', '2026-11-16T21'],
    // The last of its day and of its week.
    '2026-11-15T21',
    ...['2026-11-08T21', '2026-11-01T21', '2026-10-31T21'],
    ...['2026-09-30T21', '2026-08-31T21', '2026-07-31T21', '2026-06-30T21', '2026-05-31T21', '2026-04-30T21'],
    ...['2026-03-31T21', '2026-02-28T21', '2026-01-31T21', '2025-12-31T21'],
  ]);
});

it('what a person or a release has made is kept for 30 days, also beside another of the same minute; a copy that did not end for one', () => {
  mkdirSync(backupDir);
  const names = ['encore-2026-10-22T093015Z-manual.sqlite', 'encore-2026-10-22T093015Z-before-7ac9423.sqlite'];
  const unfinished = 'encore-2026-11-20T093015Z.sqlite.part';
  for (const name of [...names, unfinished]) writeFileSync(join(backupDir, name), '');
  removeOldBackups(backupDir, now);
  expect(readdirSync(backupDir).sort()).toEqual([...names, unfinished].sort());
  removeOldBackups(backupDir, now + 1000);
  expect(readdirSync(backupDir)).toEqual([]);
});

describe('restoring', () => {
  it('keeps what was there before under another name', async () => {
    const { file } = await makeBackup(dataDir, backupDir, now);
    await store.add('referrals', 'later', {}, arrival);
    await store.close();
    const { before } = await restoreBackup(dataDir, file, now);
    expect(before).toBe(`${sqliteFile(dataDir)}.before-2026-11-21T093015Z`);
    await restoreBackup(dataDir, `${before}`, now + 1000);
    expect((await stored(serve())).map(({ id }) => id)).toEqual(['a', 'b', 'later']);
  });

  it('leaves what was there before for 30 days', async () => {
    const { file } = await makeBackup(dataDir, backupDir, now);
    await store.close();
    await restoreBackup(dataDir, file, now);
    serve();
    const left = () => readdirSync(dataDir).filter((name) => name.includes('before'));
    deleteOldLeft(dataDir, now + 30 * 86_400_000);
    expect(left()).toHaveLength(1);
    deleteOldLeft(dataDir, now + 30 * 86_400_000 + 1);
    expect([left(), await stored(store)]).toEqual([[], [expect.anything(), expect.anything()]]);
  });

  it('is refused while a server is using the folder', async () => {
    const { file } = await makeBackup(dataDir, backupDir, now);
    await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(/^Another server is using /);
  });

  it('is refused when the file is damaged or missing, and changes nothing', async () => {
    await store.close();
    const file = join(root, 'garbage.sqlite');
    writeFileSync(file, 'garbage'.repeat(1000));
    await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(
      /garbage\.sqlite cannot be restored: [^`]+ Nothing was changed: take another backup\.$/,
    );
    await expect(restoreBackup(dataDir, join(root, 'none'), now)).rejects.toThrow(/^There is no file /);
    expect(await stored(serve())).toHaveLength(2);
  });

  it("is refused for another program's SQLite file, and changes nothing", async () => {
    await store.close();
    const file = join(root, 'foreign.sqlite');
    const foreign = new DatabaseSync(file);
    foreign.exec('CREATE TABLE notes (text TEXT); PRAGMA user_version = 1');
    foreign.close();
    const names = readdirSync(dataDir);
    await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(
      `${file} cannot be restored: ${file} is empty or not a database of this site.`,
    );
    expect(readdirSync(dataDir)).toEqual(names);
    expect(await stored(serve())).toHaveLength(2);
  });

  it('that fails half-way says where the store is kept', async () => {
    const { file } = await makeBackup(dataDir, backupDir, now);
    await store.close();
    const before = `${sqliteFile(dataDir)}.before-2026-11-21T093015Z`;
    writeFileSync(`${sqliteFile(dataDir)}-wal`, '');
    mkdirSync(`${before}-wal`);
    await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(`What was there before is in ${before}.`);
    expect(existsSync(before)).toBe(true);
    serve();
  });
});
