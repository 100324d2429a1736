import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stored } from '../testing/fixtures.ts';
import { rebuildCase } from './cases.ts';
import { migrations } from './migrations.ts';
import { openSqliteStore, type Store } from './sqlite.ts';
import { sqliteFile } from './sqlite-file.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-migrations-'));
  store = openSqliteStore({ folder, mustExist: true, channels: ['firestore'] });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A database as the release with this version left it, filled by SQL of that time. */
const write = (version: number, fill: string) => {
  const database = new DatabaseSync(sqliteFile(folder));
  database.exec(`PRAGMA journal_mode = WAL; ${migrations.slice(0, version).join('')} ${fill}`);
  database.exec(`PRAGMA user_version = ${version}`);
  database.close();
};
const documents = (arrived: string[] = ['', '', '', '', '']) => `INSERT INTO documents VALUES
  ('referrals', 'r1', '{"businessName":"陳記","businessDistrict":"Islands","businessType":"Cafe","bestTimeToCall":"Evening (6PM-9PM)","contactPhone":"+852 0000 0101"}', 10, 'write-channel', 'zh', NULL${arrived[0]}),
  ('referrals', 'r2', '{"businessName":"Two"}', 20, 'fallback', NULL, 'honeypot'${arrived[1]}),
  ('referrals', 'r3', '{"businessName":"Three"}', 30, 'form', 'en', 'conflicting'${arrived[2]}),
  ('messages', 'm1', '{"firstName":"Ida","lastName":"Ho","message":"Hello"}', 15, 'form', 'en', NULL${arrived[3]}),
  ('subscribers', 's1', '{"email":"a@example.com"}', 5, 'form', 'en', NULL${arrived[4]});`;
const rows = () => store.database.all('SELECT * FROM cases ORDER BY subject');
/** The cases as this release makes them from documents and events. */
const rebuilt = async () => {
  const subjects = rows().map(({ subject }) => `${subject}`);
  await store.database.inGroup(() => {
    for (const subject of subjects) rebuildCase(store.database, subject, store.history(subject));
  });
  return rows();
};
const waiting = () => store.database.all('SELECT key FROM outbox ORDER BY id').map(({ key }) => key);

it.each([
  ['of the first release', 1, documents()],
  ['without a cloud', 2, documents(Array(5).fill(', 0'))],
])('a database %s keeps every document, and each gets its event and its case', async (_, version, fill) => {
  write(version, fill);
  expect((await stored(store)).map(({ id, arrival }) => [id, arrival])).toEqual([
    ['r1', { receivedAt: 10, via: 'write-channel', language: 'zh', suspicion: null }],
    ['r2', { receivedAt: 20, via: 'fallback', language: null, suspicion: 'honeypot' }],
    ['r3', { receivedAt: 30, via: 'form', language: 'en', suspicion: 'conflicting' }],
  ]);
  expect((await store.get('subscribers', 's1'))?.document).toEqual({ email: 'a@example.com' });
  expect(store.history('referrals/r2')).toEqual([
    {
      subject: 'referrals/r2',
      version: 1,
      actionId: 'arrived:referrals/r2',
      at: 20,
      actor: 'fallback',
      type: 'arrived',
      data: { via: 'fallback', language: null, suspicion: 'honeypot', callBy: 86_400_020 },
    },
  ]);
  // 21:00 on the first of January 1970 in Hong Kong.
  expect(store.case('referrals/r1')).toMatchObject({
    stage: 'new',
    via: 'write-channel',
    title: '陳記',
    district: 'Islands',
    type: 'Cafe',
    bestTimeToCall: 'Evening (6PM-9PM)',
    dueAt: 86_400_010,
    callBy: 13 * 3_600_000,
    search: '陳記\nislands\ncafe\nevening6pm9pm\n85200000101',
  });
  expect(store.case('messages/m1')).toMatchObject({ title: 'Ida Ho', callBy: 86_400_015 });
  const migrated = rows();
  expect(await rebuilt()).toEqual(migrated);
  expect([store.case('referrals/r2')?.stage, store.case('subscribers/s1')]).toEqual(['spam', null]);
  expect(waiting()).toEqual([]);
});

it('a database that used a cloud sends it every event, and the removals that were waiting', async () => {
  const flags = [', 1', ', 0', ', 0', ', 1', ', 0'];
  write(
    2,
    `${documents(flags)} INSERT INTO destinations VALUES (1, 'a project');
    INSERT INTO removals VALUES ('subscribers', 's1'), ('subscribers', 's0');`,
  );
  expect(await store.get('referrals', 'r1')).not.toBeNull();
  expect(waiting()).toEqual([
    'firestore:remove:subscribers/s0',
    'firestore:remove:subscribers/s1',
    'firestore:subscribers/s1@1',
    'firestore:referrals/r1@1',
    'firestore:messages/m1@1',
    'firestore:referrals/r2@1',
    'firestore:referrals/r3@1',
  ]);
  await store.setDestination('a project');
  expect(store.state().outbox).toEqual({ waiting: 7, stuck: false, dead: 0 });
});

it('a database of the version before the last is migrated while another process does the same', async () => {
  write(3, documents(Array(5).fill(', 0')));
  const other = openSqliteStore({ folder });
  expect(await Promise.all([store.get('messages', 'm1'), other.get('messages', 'm1')])).toHaveLength(2);
  expect(store.history('messages/m1')).toHaveLength(1);
  await other.close();
});

it('of the cases of an older release only those that are not due yet make alerts', async () => {
  const recent = Date.now() - 3_600_000;
  write(1, documents().replace("10, 'write-channel'", `${recent}, 'write-channel'`));
  expect(store.database.all('SELECT subject, latest FROM alerts ORDER BY subject')).toEqual([
    { subject: 'messages/m1', latest: 'overdue' },
    { subject: 'referrals/r1', latest: null },
    { subject: 'referrals/r2', latest: 'overdue' },
    { subject: 'referrals/r3', latest: 'overdue' },
  ]);
});
