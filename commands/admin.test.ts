import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedOnSave } from '../domain/referral.ts';
import { insertMember } from '../server/auth/members.ts';
import { setDestination } from '../server/cloud/cloud-rows.ts';
import { openStore } from '../server/open-store.ts';
import { createOutbox } from '../server/sending/outbox.ts';
import { migrations } from '../server/store/migrations.ts';
import { openSqliteStore, type Store } from '../server/store/sqlite.ts';
import { asForm, asJson, referral, stored } from '../server/testing/fixtures.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { createTestApp } from '../server/testing/test-app.ts';

const folder = temporaryFolder('admin');
const dataDir = join(folder, 'data');
const environment = { ...process.env, DATA_DIR: dataDir, SITE_URL: '' };
const admin = (parameters: string[], changes: Record<string, string> = {}, input = '') => {
  const options = { encoding: 'utf8', env: { ...environment, ...changes }, input } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['commands/admin.ts', ...parameters], options);
  return { stdout, stderr, status };
};

const id = 'REF_1763640000123_ABCDEFGH';
const submission = { ...referral, ...addedOnSave(id) };
const arrival = { receivedAt: 1_763_640_000_000, via: 'fallback', language: 'zh', suspicion: null } as const;
let store: Store;

beforeAll(async () => {
  // Open during the whole test, like the server's store.
  store = openStore({ dataDir });
  const { app } = createTestApp({ store });
  await app.request('/api/submit-referral', asJson(referral, { 'Idempotency-Key': id, 'Content-Language': 'zh' }));
  const robot = { ...referral, businessName: '=cmd()', website: 'x' };
  await app.request('/api/submit-referral', asJson(robot, { 'Idempotency-Key': 'REF_1763640000124_ABCDEFGH' }));
  const { app: today } = createTestApp({ store, now: Date.now() });
  await today.request('/api/subscribe', asForm({ email: 'a@example.com', consent: 'on', language: 'zh' }));
  await store.subscribers.confirm(`${(await stored(store, 'subscribers'))[0]?.document.unsubscribeToken}`);
});
afterAll(() => store.close());

it('help names every subcommand, and what makes no sense is answered with it', () => {
  const { stdout, status } = admin(['--help']);
  expect(status).toBe(0);
  const names = [...stdout.matchAll(/^ {2}npm run admin -- (\w+)/gm)].map(([, name]) => name);
  expect(names.join(' ')).toBe('export import backup restore drill schema purge outbox person link');
  const documented = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `npm run admin -- (\w+)/gm);
  expect([...documented].map(([, name]) => name).sort()).toEqual(names.sort());
  expect(admin(['migrate'])).toEqual({ status: 2, stdout: '', stderr: stdout });
  for (const parameters of [
    ['export', 'people'],
    ['export', 'referrals', '--xml'],
    ['export', 'referrals', '--arrival'],
  ]) {
    const { stderr, ...rest } = admin(parameters);
    expect(rest).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(`^(Say which|Unknown option|--arrival is for).*\nUsage:\n  npm run admin -- ${parameters[0]}`),
    );
  }
});

it('a wrong setting and a folder without a store are reported in one sentence', () => {
  const nowhere = { DATA_DIR: join(folder, 'nowhere') };
  expect(admin(['purge'], nowhere)).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is nothing stored in .*\n$/),
  });
  expect(admin(['purge'], { PORT: 'x' }).stderr).toMatch(/^PORT must be [^\n]*\n$/);
});

it('export writes CSV that Excel opens with Chinese intact, while the server has the store open', () => {
  const { stdout, stderr, status } = admin(['export', 'referrals']);
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFsubmissionId,submissionDate,submissionTimestamp,referrerFirstName,.*,via,language$/);
  expect(lines[1]).toContain(`${id},2025-11-20T12:00:00.123Z,1763640000123,嘉欣,Chan,`);
  expect(lines[1]).toContain(`,'+852 0000 5101,陳記茶餐廳,`);
  expect(lines[1]).toMatch(/,true,2025-11-20T12:00:00.000Z,fallback,zh$/);
  expect(lines).toHaveLength(3);
});

it('export lists suspected spam only with --quarantine, with the reason', () => {
  const lines = admin(['export', 'referrals', '--quarantine']).stdout.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/,'=cmd\(\),.*,honeypot$/s);
});

it('export lists the unsubscribe link of every subscriber with the statement that each mail must have, and warns when it would lead to the default address', () => {
  const { stdout, stderr } = admin(['export', 'subscribers'], { SITE_URL: 'https://encore.example.com' });
  expect([stdout.split('\r\n')[1], stderr]).toEqual([
    expect.stringMatching(
      /^a@example\.com,true,https:\/\/encore\.example\.com\/api\/unsubscribe\?token=[\w.-]+&language=zh,"To unsubscribe, .*\n如要取消訂閱/,
    ),
    '',
  ]);
  expect(admin(['export', 'subscribers']).stderr).toContain('SITE_URL is not set');
});

it('export writes a new or older file that only its owner can read', () => {
  const out = join(folder, 'referrals.csv');
  writeFileSync(out, 'older');
  chmodSync(out, 0o644);
  const { stdout } = admin(['export', 'referrals', '--out', out]);
  expect([stdout, statSync(out).mode & 0o777]).toEqual([`Wrote referrals to ${out}.\n`, 0o600]);
  expect(readFileSync(out, 'utf8')).toMatch(/^\uFEFFsubmissionId,.*陳記茶餐廳/s);
});

it('a person is found, gets a copy of their own data, and is erased once the reference is typed', () => {
  const person = (...parameters: string[]) => admin(['person', ...parameters]);
  expect(person('find', '0000 5101').stdout).toContain(`referrer: 陳記茶餐廳 (referrals/${id})`);
  const copy = person('copy', '0000 5101', '--as', 'referrer').stdout;
  expect(JSON.parse(copy).held).toContainEqual(
    expect.objectContaining({ role: 'referrer', reference: id, referrerFirstName: '嘉欣', texts: [] }),
  );
  expect(copy).not.toContain('contactPhone');
  const erase = ['erase', id, '--as', 'referrer'];
  expect(person(...erase)).toMatchObject({ status: 1, stderr: expect.stringContaining('--confirm') });
  expect(person('no-call', '0000 5109', '--confirm', '00005109').stdout).toContain(
    'only so that nobody calls it again',
  );
  expect(person('erase').stderr).toMatch(/^Say what to do, and for whom\.\nUsage:/);
});

it('export ends without an error when its reader closes the pipe', async () => {
  const large = { text: 'x'.repeat(2000) };
  await Promise.all(Array.from({ length: 500 }, (_, n) => store.add('partnerships', `${n}`, large, arrival)));
  const parameters = ['commands/admin.ts', 'export', 'partnerships', '--json'];
  const child = spawn(process.execPath, parameters, { env: environment });
  let errorOutput = '';
  child.stderr.on('data', (text) => {
    errorOutput += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  expect([(await once(child, 'close'))[0], errorOutput]).toEqual([0, '']);
});

it('import stores what export wrote with its arrival, and reports the other lines', async () => {
  expect(admin(['export', '--json', 'referrals']).stdout).toBe(`${JSON.stringify(submission)}\n`);
  const { stdout: lines } = admin(['export', 'referrals', '--json', '--arrival']);
  expect(JSON.parse(lines)).toEqual({ id, document: submission, arrival });
  const other = { DATA_DIR: join(folder, 'other') };
  expect(admin(['import', 'referrals'], other, `nonsense\n${lines}`)).toEqual({
    status: 1,
    stderr: 'Line 1 is not JSON.\n',
    stdout: 'Imported referrals: 1 added, 0 were there already.\n',
  });
});

it('restore puts a backup into the place of the store', async () => {
  const settings = { BACKUP_DIR: join(folder, 'backups'), DATA_DIR: join(folder, 'restored') };
  expect(admin(['backup']).stderr).toBe('Set BACKUP_DIR to the folder for backups.\n');
  const { stdout } = admin(['backup', 'before-7ac9423'], { BACKUP_DIR: settings.BACKUP_DIR });
  const [, file = ''] = /^Wrote and checked (.*): 2 referrals, /.exec(stdout) ?? [];
  expect(admin(['restore', file], settings).stdout).toContain(
    `Restored ${file} into ${settings.DATA_DIR}: 2 referrals, `,
  );
  const restored = openSqliteStore({ folder: settings.DATA_DIR, mustExist: true });
  expect(await stored(restored)).toEqual(await stored(store));
  await restored.remove('referrals', id);
  await restored.close();
  expect(admin(['restore', file], settings).stdout).toContain(
    ' 1 subscribers. 1 of them had been erased since, and were erased again.\n',
  );
});

it('drill restores the newest backup beside the store, says how long it took and what it lacks, and leaves nothing', () => {
  const settings = { BACKUP_DIR: join(folder, 'drills') };
  expect(admin(['drill'], settings).stderr).toMatch(/^There is no backup in /);
  admin(['backup'], settings);
  const { stdout, status } = admin(['drill'], settings);
  expect(stdout).toMatch(
    /^Restored and checked encore-\S+-manual\.sqlite in \d+\.\d s: 2 referrals, .*\.\nIt is 0\.0 h old; .* 2 referrals, /,
  );
  expect([status, readdirSync(settings.BACKUP_DIR).length]).toEqual([0, 1]);
  const [backup = ''] = readdirSync(settings.BACKUP_DIR);
  writeFileSync(join(settings.BACKUP_DIR, backup), 'garbage');
  expect(admin(['drill'], settings)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/ cannot be restored: /),
  });
  expect(readdirSync(settings.BACKUP_DIR)).toEqual([backup]);
});

it('schema says whether the release before can read the store as well, and fails for a newer store', async () => {
  const other = openSqliteStore({ folder: join(folder, 'schema') });
  await other.check();
  const say = () => admin(['schema'], { DATA_DIR: join(folder, 'schema') });
  const version = migrations.length;
  expect(say()).toMatchObject({ status: 0, stdout: expect.stringMatching(`^The store keeps version ${version}:`) });
  other.database.run(`PRAGMA user_version = ${version - 1}`);
  expect(say().stdout).toContain(`This release changes the store from version ${version - 1} to ${version}:`);
  other.database.run(`PRAGMA user_version = ${version + 1}`);
  expect(say()).toMatchObject({ status: 1, stderr: expect.stringContaining('belongs to a newer release') });
  await other.close();
});

it('purge deletes what is older than RETENTION_MONTHS in every collection, and prints how many', async () => {
  const aged = openSqliteStore({ folder: join(folder, 'aged') });
  const monthsAgo = (months: number) => ({ ...arrival, receivedAt: Date.now() - months * 31 * 86_400_000 });
  await aged.add('referrals', 'old', { n: 1 }, monthsAgo(4));
  await aged.add('messages', 'old', { n: 1 }, monthsAgo(4));
  await aged.add('referrals', 'new', { n: 1 }, monthsAgo(1));
  expect(admin(['purge'], { DATA_DIR: join(folder, 'aged'), RETENTION_MONTHS: '3' }).stdout).toBe(
    'Deleted 2 documents older than 3 months: 1 referrals, 1 messages, 0 partnerships, 0 subscribers.\n',
  );
  expect((await stored(aged)).map((document) => document.id)).toEqual(['new']);
  for (let n = 0; n < 6; n++) await aged.add('messages', `old ${n}`, { n }, monthsAgo(4));
  const purge = (...parameters: string[]) =>
    admin(['purge', ...parameters], { DATA_DIR: join(folder, 'aged'), RETENTION_MONTHS: '3' });
  expect(purge()).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^Nothing was deleted: 6 of 7 documents are older than 3 months, and .* a tenth\. .* --yes\.\n$/,
    ),
  });
  expect(purge('--yes').stdout).toMatch(/^Deleted 6 documents /);
  await aged.close();
});

it('outbox lists what was given up, and has it sent again', async () => {
  const list = (...keys: string[]) =>
    admin(['outbox', ...keys], { FIRESTORE_PROJECT_ID: 'encore-test', FIRESTORE_API_KEY: 'a-key' });
  expect(list().stdout).toBe('Nothing was given up.\n');
  await setDestination(store.database, 'encore-test');
  const { database } = store;
  const [row] = database.all('SELECT key FROM outbox LIMIT 1');
  const key = `${row?.key}`;
  await database.transact(() => database.run("UPDATE outbox SET dead_at = 1, error = 'refused' WHERE key = ?", key));
  expect(list().stdout).toBe(`${key} (0 attempts): refused\n`);
  expect(list(key).stdout).toBe(`${key} will be sent again within half a minute.\n`);
  expect(createOutbox(store.database).dead()).toEqual([]);
  expect(list('unknown').stderr).toMatch(/has the key unknown\.$/m);
});

it('link makes a link for a lost device, and says what it needs and who there is', async () => {
  expect(admin(['link', 'Ada'])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is no member yet/) });
  await store.database.transact(() => insertMember(store.database, 'Ada Wong', 'en', Date.now()));
  expect(admin(['link']).stderr).toMatch(/^Say whom the link is for\.\nUsage:/);
  expect(admin(['link', 'Bo']).stderr).toBe('Nobody is called Bo. The members are Ada Wong.\n');
  const { stdout } = admin(['link', 'Ada', 'Wong'], { SITE_URL: 'https://www.example.com' });
  expect(stdout).toMatch(/\nhttps:\/\/www\.example\.com\/en\/desk\/start#[\w-]{43}\n/);
});
