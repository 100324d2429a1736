import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Half } from '../../domain/cases/case-events.ts';
import type { Collection } from '../../domain/collections.ts';
import { stored } from '../testing/fixtures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { applyErasures } from './apply-erasures.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import type { StoreListener } from './connection.ts';
import type { Arrival } from './document-store.ts';
import { erasuresFile } from './erasures.ts';
import { purge } from './retention.ts';
import { openSqliteStore, type Store } from './sqlite.ts';

const day = 86_400_000;
const arrival: Arrival = { receivedAt: Date.parse('2026-11-01'), via: 'form', language: null, suspicion: null };
const person = { contactName: 'Mr Chan', contactPhone: '+852 0000 5102' };

let root: string;
let dataDir: string;
let backupDir: string;
let store: Store;
let now: number;
const open = (listeners: StoreListener[] = []) => {
  const runtime = { clock: () => now };
  store = openSqliteStore({ folder: dataDir, backupFolder: backupDir, isServer: true, runtime, listeners });
  return store;
};
beforeEach(() => {
  root = temporaryFolder('erasures');
  [dataDir, backupDir] = [join(root, 'data'), join(root, 'backups')];
  now = Date.parse('2026-11-21');
  open();
});
afterEach(() => store.close());

const add = (id: string, more: Partial<Arrival> = {}) => store.add('referrals', id, person, { ...arrival, ...more });
const erasureOf = (id: string) => ({
  subject: `referrals/${id}`,
  actionId: `erase ${id}`,
  expectedVersion: null,
  at: now,
  actor: 'Ada',
  type: 'erased' as const,
  data: {},
});
const erase = (id: string) => store.appendEvent(erasureOf(id));
const ids = async (collection: Collection = 'referrals') => (await stored(store, collection)).map(({ id }) => id);

/** Puts a backup into the place of the store, as the command does. @returns how many were erased again */
async function restore(file: string) {
  await store.close();
  await restoreBackup(dataDir, file, now);
  return applyErasures(open().database, 'always');
}

describe('the ledger of erasures', () => {
  it('is made with the first erasure, here and with the backups, and has nothing of a person and no reference', async () => {
    await add('REF_1');
    expect(readdirSync(dataDir)).not.toContain('erasures.sqlite');
    await erase('REF_1');
    for (const file of [erasuresFile(dataDir), erasuresFile(backupDir)]) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'latin1')).not.toMatch(/REF_1|Chan|5102|Ada/);
    }
  });

  it('has its key beside it, and neither the store nor a backup has the key', async () => {
    await add('a');
    await erase('a');
    const { file } = await makeBackup(dataDir, backupDir, now);
    const { openFileBeside } = await import('./sqlite-file.ts');
    const ledger = openFileBeside(erasuresFile(dataDir), '');
    const [{ key } = {}] = ledger.prepare('SELECT key FROM keys').all();
    ledger.close();
    const hasKey = (name: string) => readFileSync(name).includes(key as Uint8Array);
    expect([erasuresFile(dataDir), erasuresFile(backupDir), file].map(hasKey)).toEqual([true, true, false]);
    expect(readdirSync(dataDir).filter((name) => hasKey(join(dataDir, name)))).toEqual(['erasures.sqlite']);
  });

  it('is on disk before the deletion: what a crash left in between is erased at the next start', async () => {
    await store.close();
    const crash = { onErase: () => expect.fail('power is cut') };
    open([crash]);
    await add('a');
    await expect(erase('a')).rejects.toThrow('power is cut');
    await store.close();
    open();
    expect(await ids()).toEqual(['a']);
    expect(await applyErasures(store.database)).toBe(1);
    expect([await ids(), store.case('referrals/a')?.stage]).toEqual([[], 'erased']);
    expect(await applyErasures(store.database)).toBe(0);
  });

  it('does without the disk of the backups while that is away, and makes up for it', async () => {
    for (const id of ['a', 'b']) await add(id);
    writeFileSync(backupDir, 'not a folder');
    await erase('a');
    rmSync(backupDir);
    await erase('b');
    await store.close();
    rmSync(dataDir, { recursive: true });
    open();
    expect([await add('a'), await add('b'), await add('c')]).toEqual(['repeated', 'repeated', 'added']);
  });

  it('remembers for a year more than anything else is kept, and then neither here nor with the backups', async () => {
    await add('a');
    await erase('a');
    now += 36 * 30 * day;
    await purge(store, now, 24);
    expect([await add('a'), await ids()]).toEqual(['repeated', []]);
    now += 30 * day;
    await purge(store, now, 24, true);
    await store.close();
    open();
    expect(store.database.erasures.erasedAt('referrals/a')).toBeNull();
  });
});

const whole = {
  ...person,
  referrerFirstName: 'Ka Yan',
  conversationNotes: 'Ka Yan knows Mr Chan',
  businessName: 'Bakery',
};
const addWhole = () => store.add('referrals', 'REF_1', whole, arrival);
const eraseHalf = (half: Half) => store.appendEvent({ ...erasureOf('REF_1'), actionId: half, data: { half } });
const contentOf = async () =>
  JSON.stringify([await stored(store), store.history('referrals/REF_1'), store.case('referrals/REF_1')]);

describe('one of the two people of a referral', () => {
  it('is erased alone, with every text in which they may be named; the other one stays, and the case goes on', async () => {
    await addWhole();
    const action = { ...erasureOf('REF_1'), actionId: 'note', type: 'noted' as const };
    await store.appendEvent({ ...action, data: { text: 'Ka Yan called', audience: 'team' } });
    expect(await eraseHalf('referrer')).toMatchObject({ outcome: 'appended' });
    expect(await contentOf()).not.toContain('Ka Yan');
    expect(store.case('referrals/REF_1')).toMatchObject({
      stage: 'new',
      erasedHalf: 'referrer',
      title: 'Bakery',
      phoneKey: '00005102',
    });
    expect(await eraseHalf('referrer')).toMatchObject({ outcome: 'repeated' });
  });

  it('is gone when the contact is: nobody is called, nothing brings them back, and the referrer stays', async () => {
    await addWhole();
    await eraseHalf('contact');
    expect(await contentOf()).not.toMatch(/Chan|5102/);
    expect(await contentOf()).toContain('Ka Yan');
    expect(store.case('referrals/REF_1')).toMatchObject({ stage: 'withdrawn', erasedHalf: 'contact', phoneKey: '' });
    const back = [
      { type: 'amended', data: { field: 'contactPhone', value: '0000 5102' } },
      { type: 'moved', data: { from: 'withdrawn', to: 'new' } },
      { type: 'tried', data: { result: 'no-answer' } },
    ] as const;
    for (const content of back) {
      const action = { ...erasureOf('REF_1'), actionId: content.type, ...content };
      expect(await store.appendEvent(action as never)).toMatchObject({ outcome: 'refused' });
    }
  });

  it('does not come back with a backup, nor from an old device, while the other one does', async () => {
    await addWhole();
    const { file } = await makeBackup(dataDir, backupDir, now);
    await eraseHalf('contact');
    expect(await addWhole()).toBe('repeated');
    expect(await restore(file)).toBe(1);
    expect([await contentOf(), store.case('referrals/REF_1')?.stage]).toEqual([
      expect.not.stringMatching(/Chan|5102/),
      'withdrawn',
    ]);
    expect(await contentOf()).toContain('Ka Yan');
    await store.close();
    for (const name of ['encore.sqlite', 'encore.sqlite-wal']) rmSync(join(dataDir, name), { force: true });
    open();
    // A device that has not learned of its arrival sends it to a machine that knows the ledger alone.
    expect([await addWhole(), store.case('referrals/REF_1')?.erasedHalf]).toEqual(['added', 'contact']);
    expect(await contentOf()).not.toMatch(/Chan|5102/);
  });
});

describe('who was erased stays erased', () => {
  it('when a backup is restored, of a referral with its history, and nothing of the person is in a file', async () => {
    for (const id of ['a', 'b']) await add(id);
    const { file } = await makeBackup(dataDir, backupDir, now);
    await erase('a');
    expect(await restore(file)).toBe(1);
    expect(await ids()).toEqual(['b']);
    expect(store.history('referrals/a').map(({ type, at }) => [type, at])).toEqual([
      ['arrived', arrival.receivedAt],
      ['erased', now],
    ]);
    expect(await erase('b')).toMatchObject({ outcome: 'appended' });
    const files = readdirSync(dataDir).filter((name) => !name.includes('before'));
    expect(files.filter((name) => readFileSync(join(dataDir, name), 'latin1').includes('Chan'))).toEqual([]);
  });

  it('when a backup was put into its place by hand, at the next start', async () => {
    await add('a');
    const { file } = await makeBackup(dataDir, backupDir, now);
    await erase('a');
    await store.close();
    await restoreBackup(dataDir, file, now);
    expect(await applyErasures(open().database)).toBe(1);
    expect(await ids()).toEqual([]);
  });

  it('when the disk was lost, and a backup is restored onto a new one', async () => {
    await add('a');
    const { file } = await makeBackup(dataDir, backupDir, now);
    await erase('a');
    await store.close();
    rmSync(dataDir, { recursive: true });
    expect(await restore(file)).toBe(1);
  });

  it('whoever left the newsletter does not come back with a backup, and may subscribe again', async () => {
    const subscribe = (id: string) => store.add('subscribers', id, { email: id }, { ...arrival, receivedAt: now });
    for (const id of ['left', 'returned']) await subscribe(id);
    const first = await makeBackup(dataDir, backupDir, now);
    now += 1000;
    for (const id of ['left', 'returned']) await store.remove('subscribers', id);
    now += day;
    expect(await subscribe('returned')).toBe('added');
    const second = await makeBackup(dataDir, backupDir, now);
    expect([await restore(first.file), await ids('subscribers')]).toEqual([2, []]);
    expect([await restore(second.file), await ids('subscribers')]).toEqual([0, ['returned']]);
  });

  it('what was deleted by age is not stored again when an old device sends it', async () => {
    await add('old');
    now += 800 * day;
    await purge(store, now, 24);
    expect([await add('old', { receivedAt: now }), await ids()]).toEqual(['repeated', []]);
  });

  it('an erasure that cannot be written down does not happen', async () => {
    await add('a');
    writeFileSync(erasuresFile(dataDir), 'garbage'.repeat(1000));
    await expect(erase('a')).rejects.toThrow(/erasures\.sqlite is damaged/);
    rmSync(erasuresFile(dataDir));
    expect(await ids()).toEqual(['a']);
  });
});
