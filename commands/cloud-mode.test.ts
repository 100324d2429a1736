import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFirestoreStore } from '../server/cloud/firestore.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../server/testing/firestore-emulator.ts';
import { referral } from '../server/testing/fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const id = 'REF_1763640000123_ABCDEFGH';
const submission = {
  ...referral,
  submissionId: id,
  submissionDate: '2025-11-20T12:00:00.123Z',
  submissionTimestamp: 1_763_640_000_123,
};
const monthsAgo = (months: number) => Date.now() - months * 31 * 86_400_000;
const arrival = (receivedAt: number, suspicion: string | null = null) =>
  ({ receivedAt, via: 'fallback', language: 'zh', suspicion }) as const;

let emulator: Emulator;
let root: string;
let count = 0;
let env: Record<string, string>;
let google: Firestore;
beforeAll(async () => {
  emulator = await startEmulator();
  root = mkdtempSync(join(tmpdir(), 'encore-cloud-commands-'));
});
afterAll(() => {
  emulator.stop();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  const projectId = `commands-${count++}`;
  google = new Firestore({ projectId, host: emulator.host, ssl: false, credentials: emulatorCredentials });
  env = {
    DATA_DIR: join(root, projectId),
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_API_KEY: 'a-key',
    FIRESTORE_EMULATOR_HOST: emulator.host,
    SITE_URL: '',
  };
});

/** Runs a command in another process, asynchronously, because the emulator runs in this one. */
const run = async (name: string, args: string[] = [], input = '', changes: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, ...env, ...changes },
  });
  child.stdin.end(input);
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  return { stdout, stderr, status };
};
const exitOf = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));
const fillLocal = async (documents: [string, number, string | null][]) => {
  const local = openSqliteStore({ folder: env.DATA_DIR ?? '' });
  for (const [one, time, suspicion] of documents) {
    await local.add('referrals', one, { ...submission, submissionId: one }, arrival(time, suspicion));
  }
  return local;
};
const ids = (lines: string) =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).submissionId);

describe('npm run export in cloud mode', () => {
  it('lists the cloud and the documents that are not sent yet; suspected spam only with --quarantine', async () => {
    const { writeTime } = await google.doc(`referrals/${id}`).set(submission);
    const local = await fillLocal([
      ['waits', writeTime.toMillis() - 1000, null],
      ['spam', writeTime.toMillis(), 'honeypot'],
    ]);
    const { stdout, stderr, status } = await run('export', ['referrals', '--json']);
    expect([status, stderr]).toEqual([0, '']);
    expect(ids(stdout)).toEqual(['waits', id]);
    expect(ids((await run('export', ['referrals', '--json', '--quarantine'])).stdout)).toEqual(['spam']);
    // An export only reads: it sends nothing to the cloud.
    expect(await local.countOutgoing()).toBe(1);
    await local.close();
  });

  it('reads only the cloud on a machine without a store, reports that, and creates no store', async () => {
    await google.doc(`referrals/${id}`).set(submission);
    const { stdout, stderr, status } = await run('export', ['referrals', '--json']);
    expect([status, ids(stdout)]).toEqual([0, [id]]);
    expect(stderr).toMatch(/^There is nothing stored in [^\n]*\n$/);
    expect((await run('export', ['referrals', '--json'])).stderr).toMatch(/^There is nothing stored in/);
  });

  it('reports in one sentence that the cloud cannot be read', async () => {
    const away = await startEmulator();
    away.stop();
    const { stderr, status } = await run('export', ['messages'], '', { FIRESTORE_EMULATOR_HOST: away.host });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/(^|\n)Firestore: (UNAVAILABLE|no answer in time)\n$/)]);
  });
});

describe('npm run purge in cloud mode', () => {
  it('deletes in the cloud and locally, and counts each once', async () => {
    const local = await fillLocal([
      ['old', monthsAgo(4), null],
      ['new', monthsAgo(1), null],
    ]);
    const cloud = await openFirestoreStore({ projectId: env.FIRESTORE_PROJECT_ID ?? '', emulatorHost: emulator.host });
    await cloud.add('referrals', 'old', { ...submission, submissionId: 'old' }, arrival(monthsAgo(4)));
    await cloud.add('referrals', 'old there', submission, arrival(monthsAgo(5)));
    await local.setDestination(`${env.FIRESTORE_PROJECT_ID} at ${emulator.host}`);
    await local.markArrived('referrals', 'old');
    const { stdout, stderr, status } = await run('purge', [], '', { RETENTION_MONTHS: '3' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Deleted 2 documents older than 3 months: 2 referrals,/);
    expect(await cloud.get('referrals', 'old')).toBeNull();
    expect(await cloud.get('referrals', 'old there')).toBeNull();
    expect(await local.get('referrals', 'old')).toBeNull();
    expect(await local.get('referrals', 'new')).not.toBeNull();
    await Promise.all([local.close(), cloud.close()]);
  });
});

describe('npm run import', () => {
  it('imports into the cloud an export of one machine, each document once', async () => {
    const local = await fillLocal([[id, monthsAgo(2), null]]);
    await local.close();
    const embedded = { FIRESTORE_PROJECT_ID: '', FIRESTORE_API_KEY: '' };
    const { stdout: lines } = await run('export', ['referrals', '--json', '--arrival'], '', embedded);
    const elsewhere = { DATA_DIR: join(root, `elsewhere-${count}`) };
    const { stdout, stderr, status } = await run('import', ['referrals'], lines, elsewhere);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe('Imported referrals: 1 added, 0 were there already.\n');
    expect((await google.doc(`referrals/${id}`).get()).data()).toEqual(submission);
    const again = await run('import', ['referrals'], lines, elsewhere);
    expect(again.stdout).toBe('Imported referrals: 0 added, 1 were there already.\n');
  });

  it('imports into one machine an export of the cloud', async () => {
    await google.doc(`referrals/${id}`).set(submission);
    const { stdout: lines } = await run('export', ['referrals', '--json', '--arrival']);
    const embedded = { FIRESTORE_PROJECT_ID: '', FIRESTORE_API_KEY: '' };
    expect((await run('import', ['referrals'], lines, embedded)).status).toBe(0);
    const { stdout } = await run('export', ['referrals', '--json', '--arrival'], '', embedded);
    expect(stdout).toBe(lines);
  });

  it('reports skipped documents, and wrong arguments in one sentence', async () => {
    const embedded = { FIRESTORE_PROJECT_ID: '', FIRESTORE_API_KEY: '' };
    const partly = await run('import', ['referrals'], `nonsense\n${JSON.stringify(submission)}\n`, embedded);
    expect(partly).toEqual({
      status: 1,
      stderr: 'Line 1 is not JSON.\n',
      stdout: 'Imported referrals: 1 added, 0 were there already.\n',
    });
    for (const args of [[], ['people'], ['referrals', 'messages']]) {
      const { stderr, status, stdout } = await run('import', args, '', embedded);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Say which collection to import: [^\n]*\nUsage: npm run import[^\n]*\n$/);
    }
  });
});
