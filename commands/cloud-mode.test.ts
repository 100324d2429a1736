import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addedOnSave } from '../domain/referral.ts';
import { emulatorCredentials, startEmulator } from '../server/testing/firestore-emulator.ts';
import { referral } from '../server/testing/fixtures.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';

/** Google's own emulator where there is one, else the one of our packages. */
const googles = process.env.FIRESTORE_EMULATOR_HOST;
const projectId = `encore-${Date.now()}`;
const id = 'REF_1763640000123_ABCDEFGH';
const document = { ...referral, ...addedOnSave(id) };

let host: string;
let stopEmulator = () => {};
let env: Record<string, string>;
beforeAll(async () => {
  if (googles) host = googles;
  else ({ host, stop: stopEmulator } = await startEmulator());
  env = {
    DATA_DIR: join(temporaryFolder('cloud-commands'), 'data'),
    FIRESTORE_PROJECT_ID: projectId,
    FIRESTORE_API_KEY: 'a-key',
    FIRESTORE_EMULATOR_HOST: host,
    SITE_URL: '',
  };
});
afterAll(() => stopEmulator());

/** Runs in another process, asynchronously, because the emulator runs in this one. */
const admin = async (parameters: string[], input = '', changes: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['commands/admin.ts', ...parameters], {
    env: { ...process.env, ...env, ...changes },
  });
  child.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status };
};

it('restore stores what is in the cloud into an empty folder, where it can be exported', async () => {
  const google = new Firestore({ projectId, host, ssl: false, credentials: emulatorCredentials });
  await google.doc(`referrals/${id}`).set({ ...document, language: 'zh' });
  await google.terminate();
  expect(await admin(['restore'])).toEqual({
    status: 0,
    stderr: '',
    stdout: `Restored from the cloud into ${env.DATA_DIR}: 1 referrals, 0 messages, 0 partnerships, 0 subscribers.\n`,
  });
  expect((await admin(['export', 'referrals', '--json'])).stdout).toBe(`${JSON.stringify(document)}\n`);
});

it('import leaves to the server what must be brought to the cloud', async () => {
  const other = id.replace('ABC', 'XYZ');
  const arrival = { receivedAt: 1_763_640_000_500, via: 'form', language: 'zh', suspicion: null };
  const line = JSON.stringify({ id: other, document: { ...document, submissionId: other }, arrival });
  expect(await admin(['import', 'referrals'], line)).toEqual({
    status: 0,
    stderr: '',
    // The referral that was restored has its arrival still to be sent.
    stdout: 'Imported referrals: 1 added, 0 were there already.\n2 wait for the cloud; the server brings them there.\n',
  });
});
