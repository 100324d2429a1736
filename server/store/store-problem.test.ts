import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Arrival, DocumentStore } from './document-store.ts';
import { openSqliteStore } from './sqlite.ts';
import { sqliteFile } from './sqlite-file.ts';

const arrival: Arrival = { receivedAt: 1, via: 'form', language: null, suspicion: null };
let folder: string;
let file: string;
let count = 0;
let stores: DocumentStore[];

const root = temporaryFolder('problem');
beforeEach(() => {
  folder = join(root, `data-${count++}`);
  file = sqliteFile(folder);
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
});

const serve = () => {
  const store = openSqliteStore({ folder, isServer: true });
  stores.push(store);
  return store;
};
const add = (store: DocumentStore, id: string) => store.add('referrals', id, { text: 'x'.repeat(2000) }, arrival);
/** A store with a hundred documents, closed again. */
const fill = async () => {
  const store = serve();
  await Promise.all(Array.from({ length: 100 }, (_, n) => add(store, `r${n}`)));
  await store.close();
};
const newerVersion = (bytes: Buffer) => {
  bytes.writeUInt32BE(99, 60);
  return bytes;
};

describe('at the start', () => {
  it.each<[string, string, (bytes: Buffer) => Buffer]>([
    ['is empty', 'foreign', () => Buffer.alloc(0)],
    ['is garbage', 'damaged', (bytes) => Buffer.alloc(bytes.length, 'garbage')],
    ['is cut in half', 'damaged', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['has pages of zeros', 'damaged', (bytes) => bytes.fill(0, 8192, bytes.length - 8192)],
    ['belongs to a newer release', 'newer', newerVersion],
  ])('a database that %s is not used, not changed, and reported in a sentence', async (_, code, change) => {
    await fill();
    const bytes = change(readFileSync(file));
    writeFileSync(file, bytes);
    const store = serve();
    for (const call of [() => store.check(), () => add(store, 'new'), () => store.get('referrals', 'r1')]) {
      await expect(call()).rejects.toThrow(
        /encore\.sqlite (is damaged|is empty|belongs).*npm run admin -- restore FILE/,
      );
    }
    expect(store.alarm()).toBe(code);
    await store.close();
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

it('a large store is checked after the start, and only when its server did not close it', async () => {
  await fill();
  const bytes = readFileSync(file);
  // A page that none of these calls reads.
  writeFileSync(file, bytes.fill(0, bytes.length - 4096));
  const start = () => openSqliteStore({ folder, isServer: true, checkedAtStart: 0 });
  const closed = start();
  await closed.check();
  expect(await closed.checkAfterCrash()).toBe(false);
  copyFileSync(`${file}-wal`, join(folder, 'kept'));
  await closed.close();
  renameSync(join(folder, 'kept'), `${file}-wal`);
  const killed = start();
  await killed.check();
  await expect(killed.checkAfterCrash()).rejects.toThrow(/encore\.sqlite is damaged/);
  expect(killed.alarm()).toBe('damaged');
  await expect(killed.check()).rejects.toThrow(/encore\.sqlite is damaged/);
  await killed.close();
});

describe('while the server is running', () => {
  it('a folder that vanishes is not begun anew, and is used again when it is back', async () => {
    const store = serve();
    await add(store, 'before');
    renameSync(folder, `${folder}-away`);
    await expect(add(store, 'meanwhile')).rejects.toThrow(/has vanished .* volume mounted/);
    await expect(store.check()).rejects.toThrow(/has vanished/);
    expect(store.alarm()).toBe('vanished');
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${folder}-away`, folder);
    expect(await add(store, 'after')).toBe('added');
    expect(await store.get('referrals', 'before')).not.toBeNull();
    expect(store.alarm()).toBeNull();
  });

  it('another database in the place of the file is not used', async () => {
    const store = serve();
    await add(store, 'ours');
    const other = openSqliteStore({ folder: `${folder}-other` });
    await add(other, 'theirs');
    await other.close();
    renameSync(sqliteFile(`${folder}-other`), file);
    await expect(add(store, 'more')).rejects.toThrow(/has vanished .* restart the server/);
    expect(store.alarm()).toBe('vanished');
  });

  it('a lock of another program delays writes and nothing else', async () => {
    const store = serve();
    await store.check();
    const script = `const { DatabaseSync } = require('node:sqlite');
      new DatabaseSync(${JSON.stringify(file)}).exec('BEGIN IMMEDIATE');
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['-e', script]);
    await once(other.stdout, 'data');
    let isStored = false;
    const adding = add(store, 'waits').then((outcome) => {
      isStored = true;
      return outcome;
    });
    // The event loop goes on, and documents can be read.
    for (let turn = 0; turn < 50; turn++) {
      expect(await store.get('referrals', 'waits')).toBeNull();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isStored).toBe(false);
    other.kill('SIGKILL');
    expect(await adding).toBe('added');
  });
});
