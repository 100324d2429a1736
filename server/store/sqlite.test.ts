import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { stored } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Arrival } from './document-store.ts';
import { openSqliteStore } from './sqlite.ts';
import { migrate, requireSafeSqlite } from './sqlite-file.ts';

const arrival: Arrival = { receivedAt: 1, via: 'form', language: null, suspicion: 'honeypot' };
const newFolder = () => join(temporaryFolder('store'), 'data');

describe('the SQLite store', () => {
  it('has all documents after it was closed and opened again', async () => {
    const folder = newFolder();
    const before = openSqliteStore({ folder });
    const document = { text: '陳記茶餐廳 🍜', notes: 'a "quoted"\nline\t\u0000', confirmContact: true, n: 1.5, e: '' };
    const adding = before.add('referrals', 'a', document, arrival);
    await before.close();
    expect(await adding).toBe('added');
    const after = openSqliteStore({ folder });
    expect(await after.get('referrals', 'a')).toEqual({ id: 'a', document, arrival });
    await after.close();
  });

  it('answers once the commit is on disk, which no test that kills a process can see', async () => {
    const store = openSqliteStore({ folder: newFolder() });
    expect(store.database.all('PRAGMA synchronous').map(Object.values)).toEqual([[2]]);
    await store.close();
  });

  it('rejects while its folder cannot be created, and works again when it can', async () => {
    const folder = newFolder();
    await writeFile(folder, 'a file where the folder should be');
    const store = openSqliteStore({ folder: join(folder, 'data') });
    await expect(store.check()).rejects.toThrow();
    await expect(store.add('referrals', 'a', {}, arrival)).rejects.toThrow();
    await rm(folder);
    expect(await store.add('referrals', 'a', {}, arrival)).toBe('added');
    await store.close();
  });

  it.each(['remove', 'removeOlderThan'] as const)('leaves no deleted text in its files after %s', async (way) => {
    const folder = newFolder();
    const store = openSqliteStore({ folder });
    const writtenDown = () =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes('forget-me@example.com'));
    await store.add('subscribers', 'a', { email: 'forget-me@example.com' }, arrival);
    await store.add('subscribers', 'b', { email: 'keep-me@example.com' }, { ...arrival, receivedAt: 2 });
    expect(writtenDown()).not.toEqual([]);
    if (way === 'remove') await store.remove('subscribers', 'a');
    else await store.removeOlderThan('subscribers', 2);
    expect(writtenDown()).toEqual([]);
    expect(await store.get('subscribers', 'b')).not.toBeNull();
    await store.close();
  });

  it('creates files that only their owner can read, in a folder with any permissions', async () => {
    const folder = newFolder();
    await mkdir(folder, { mode: 0o755 });
    const store = openSqliteStore({ folder, isServer: true });
    await store.add('referrals', 'a', {}, arrival);
    const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
    expect(Object.fromEntries(modes)).toEqual({
      'encore.lock': '600',
      'encore.sqlite': '600',
      'encore.sqlite-shm': '600',
      'encore.sqlite-wal': '600',
    });
    await store.close();
  });

  it('does not create a file with `mustExist`', async () => {
    const store = openSqliteStore({ folder: newFolder(), mustExist: true });
    await expect(store.get('referrals', 'a')).rejects.toThrow(/nothing stored/);
  });

  it('rejects a write that does not fit on the disk, and stores those beside it', async () => {
    const store = openSqliteStore({ folder: newFolder(), maximumPages: 120 });
    await store.check();
    const sizes = [1, 500_000, 1];
    const adding = sizes.map((size, n) => store.add('referrals', `${n}`, { text: 'x'.repeat(size) }, arrival));
    const outcomes = (await Promise.allSettled(adding)).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await stored(store)).map(({ id }) => id)).toEqual(['0', '2']);
    await store.close();
  });
});

it('an SQLite that could lose a commit is refused, with a sentence', () => {
  for (const version of ['3.51.2', '3.50.9', '2.99.99', ''])
    expect(() => requireSafeSqlite(version)).toThrow(/at least 3\.51\.3 is needed/);
  for (const version of ['3.51.3', '3.52.0', '4.0.0', undefined])
    expect(() => requireSafeSqlite(version)).not.toThrow();
});

it('a database of an older version gets the steps that it lacks, and a migrated one none', () => {
  const database = new DatabaseSync(':memory:');
  const steps = ["CREATE TABLE names (name TEXT); INSERT INTO names VALUES ('Ada')", "INSERT INTO names VALUES ('Bo')"];
  const names = () =>
    database
      .prepare('SELECT name FROM names')
      .all()
      .map(({ name }) => name);
  migrate(database, steps.slice(0, 1));
  expect(names()).toEqual(['Ada']);
  for (let start = 0; start < 2; start++) migrate(database, steps);
  expect(names()).toEqual(['Ada', 'Bo']);
  database.close();
});
