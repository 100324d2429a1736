import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../server/testing/firestore-emulator.ts';
import { referral } from '../server/testing/fixtures.ts';

vi.setConfig({ testTimeout: 60_000 });

const id = 'REF_1763640000123_ABCDEFGH';
const document = {
  ...referral,
  submissionId: id,
  submissionDate: '2025-11-20T12:00:00.123Z',
  submissionTimestamp: 1_763_640_000_123,
};

let emulator: Emulator;
let root: string;
let env: Record<string, string>;
beforeAll(async () => {
  emulator = await startEmulator();
  root = mkdtempSync(join(tmpdir(), 'encore-cloud-commands-'));
  env = {
    DATA_DIR: join(root, 'data'),
    FIRESTORE_PROJECT_ID: 'encore-commands',
    FIRESTORE_API_KEY: 'a-key',
    FIRESTORE_EMULATOR_HOST: emulator.host,
    SITE_URL: '',
  };
});
afterAll(() => {
  emulator.stop();
  rmSync(root, { recursive: true });
});

/** Runs a command in another process, asynchronously, because the emulator runs in this one. */
const run = async (name: string, args: string[] = [], input = '', changes: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, ...env, ...changes },
  });
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status };
};

it('npm run restore stores what is in the cloud into an empty folder, where it can be exported', async () => {
  const google = new Firestore({
    projectId: 'encore-commands',
    host: emulator.host,
    ssl: false,
    credentials: emulatorCredentials,
  });
  await google.doc(`referrals/${id}`).set({ ...document, language: 'zh' });
  await google.terminate();
  expect(await run('export', ['referrals', '--json'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is nothing stored in [^\n]*\n$/),
  });
  expect(await run('restore')).toEqual({
    status: 0,
    stderr: '',
    stdout: `Restored from the cloud into ${env.DATA_DIR}: 1 referrals, 0 messages, 0 partnerships, 0 subscribers.\n`,
  });
  expect((await run('export', ['referrals', '--json'])).stdout).toBe(`${JSON.stringify(document)}\n`);
});

it('npm run import leaves to the server what must be brought to the cloud, each document once', async () => {
  const lines = `nonsense\n${JSON.stringify({ ...document, submissionId: 'REF_1763640000124_ABCDEFGH' })}\n`;
  const imported = await run('import', ['referrals'], lines);
  expect(imported).toEqual({
    status: 1,
    stderr: 'Line 1 is not JSON.\n',
    // The referral that was restored has its arrival still to be sent.
    stdout: 'Imported referrals: 1 added, 0 were there already.\n2 wait for the cloud; the server brings them there.\n',
  });
  expect((await run('import', ['referrals'], lines)).stdout).toMatch(
    /^Imported referrals: 0 added, 1 were there already\./,
  );
});

it('npm run purge removes from the store, and leaves the cloud to the server', async () => {
  const { stdout } = await run('purge', [], '', { RETENTION_MONTHS: '1' });
  expect(stdout).toMatch(/^Deleted 1 documents older than 1 months: 1 referrals, 0 messages/);
  const store = openSqliteStore({ folder: env.DATA_DIR ?? '', channels: ['firestore'] });
  expect(store.database.all('SELECT key FROM outbox').map(({ key }) => key)).toContain(
    'firestore:remove:referrals/REF_1763640000124_ABCDEFGH',
  );
  await store.close();
});

it('npm run outbox lists what was given up, and has it sent again', async () => {
  const key = `firestore:remove:referrals/REF_1763640000124_ABCDEFGH`;
  expect((await run('outbox')).stdout).toBe('Nothing was given up.\n');
  const store = openSqliteStore({ folder: env.DATA_DIR ?? '', channels: ['firestore'] });
  await store.database.transact(() =>
    store.database.run("UPDATE outbox SET dead_at = 1, error = 'refused' WHERE key = ?", key),
  );
  expect((await run('outbox')).stdout).toBe(`${key} (0 attempts): refused\n`);
  expect((await run('outbox', [key])).stdout).toBe(`${key} is sent again.\n`);
  expect(store.outbox.dead()).toEqual([]);
  expect(await run('outbox', ['unknown'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/has the key unknown/),
  });
  await store.close();
});

it('commands report in one sentence what is wrong', async () => {
  const away = await startEmulator();
  away.stop();
  const unreachable = await run('restore', [], '', { FIRESTORE_EMULATOR_HOST: away.host });
  expect(unreachable).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Firestore: (UNAVAILABLE|no answer in time)\n$/),
  });
  for (const args of [[], ['people'], ['referrals', 'messages']]) {
    const { stderr, status, stdout } = await run('import', args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Say which collection to import: [^\n]*\nUsage: npm run import[^\n]*\n$/);
  }
});
