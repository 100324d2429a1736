import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addedOnSave } from '../../domain/referral.ts';
import { type Emulator, emulatorCredentials, startEmulator } from '../testing/firestore-emulator.ts';
import { asJson, referral } from '../testing/fixtures.ts';
import { createServerSandbox } from '../testing/server-process.ts';

vi.setConfig({ testTimeout: 90_000 });

/** The address of Google's own emulator, which no test can stop. */
const googles = process.env.FIRESTORE_EMULATOR_HOST;

let sandbox: ReturnType<typeof createServerSandbox>;
let emulator: Emulator;
let env: Record<string, string>;
beforeAll(() => {
  sandbox = createServerSandbox();
});
afterAll(() => sandbox.dispose());
beforeEach(async () => {
  emulator = await startEmulator();
  env = {
    FIRESTORE_PROJECT_ID: 'encore-test',
    FIRESTORE_API_KEY: 'a-key',
    FIRESTORE_EMULATOR_HOST: emulator.host,
    WRITES_PER_MINUTE: '10000',
  };
});
afterEach(() => {
  sandbox.end();
  emulator.stop();
  rmSync(sandbox.dataDir, { recursive: true, force: true });
});

const idOf = (n: number) => `REF_${1_763_640_000_000 + n}_ABCDEFGH`;
const numbered = (count: number) => Array.from({ length: count }, (_, n) => n);
const submission = (n: number) => ({
  ...referral,
  businessName: `Shop ${n}`,
  ...addedOnSave(idOf(n)),
});
/** A second Firestore client, besides the server's. */
const connect = ({ projectId = 'encore-test', host = emulator.host } = {}) =>
  new Firestore({ projectId, host, ssl: false, credentials: emulatorCredentials });
const submit = (origin: string, n: number, more: object = {}) =>
  fetch(
    `${origin}/api/submit-referral`,
    asJson({ ...referral, businessName: `Shop ${n}`, ...more }, { 'Idempotency-Key': idOf(n) }),
  );
/** Submits one after the other, so that the order is known. */
const submitAll = async (origin: string, count: number) => {
  for (const n of numbered(count)) expect((await submit(origin, n)).status).toBe(200);
};
const health = async (origin: string) => {
  const response = await fetch(`${origin}/healthz`);
  const { status, waiting, stuck, dead } = await response.json();
  return [response.status, { status, waiting, stuck, dead }] as const;
};
const waitingFor = (waiting: number) => ({ status: 'ok', waiting, stuck: false, dead: 0 });
const allArrived = (origin: string) =>
  vi.waitFor(async () => expect(await health(origin)).toEqual([200, waitingFor(0)]), {
    timeout: 60_000,
    interval: 200,
  });
/** Paths in the order of their creation; a document that was created twice is listed twice. */
const created = (collection: string) => emulator.created.filter((path) => path.startsWith(`${collection}/`));
const expected = (count: number) => numbered(count).map((n) => `referrals/${idOf(n)}`);

describe('in cloud mode', () => {
  it('stores and answers while the cloud is unavailable at the start and in between, and sends everything once and in order', async () => {
    emulator.stop();
    const { origin, log } = await sandbox.startServer(env);
    await submitAll(origin, 12);
    const robot = { businessName: 'Robot', website: 'x' };
    expect((await submit(origin, 99, robot)).status).toBe(200);
    const message = { firstName: 'Ka-yan', lastName: 'Chan', email: 'a@example.com', message: 'Hello' };
    expect((await fetch(`${origin}/api/send-message`, asJson(message))).status).toBe(200);
    expect(await health(origin)).toEqual([200, waitingFor(14)]);

    // The fifth document is stored, and the response to it is lost.
    const gone = Promise.withResolvers<void>();
    emulator.onCreated = () => {
      if (created('referrals').length < 5) return;
      emulator.onCreated = () => {};
      emulator.stop();
      gone.resolve();
    };
    await emulator.restart();
    await gone.promise;
    expect((await health(origin))[1].waiting).toBeGreaterThan(0);
    await emulator.restart();
    await allArrived(origin);
    // Suspected spam as well: it may be a person, and must survive the loss of this machine.
    expect(created('referrals')).toEqual([...expected(12), `referrals/${idOf(99)}`]);
    expect(created('messages')).toHaveLength(1);
    const google = connect();
    expect((await google.doc(`referrals/${idOf(3)}`).get()).data()).toEqual(submission(3));
    await google.terminate();
    expect(log()).not.toMatch(/Shop|Chan|example\.com/);
  });

  it.skipIf(!googles)("brings every document to Google's own emulator, in order", async () => {
    const projectId = `encore-${Date.now()}`;
    const settings = { ...env, FIRESTORE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: googles ?? '' };
    const { origin } = await sandbox.startServer(settings);
    await submitAll(origin, 5);
    await allArrived(origin);
    const google = connect({ projectId, host: googles });
    const { docs } = await google.collection('referrals').get();
    const inOrder = docs.toSorted((one, other) => one.createTime.valueOf().localeCompare(other.createTime.valueOf()));
    expect(inOrder.map((document) => document.data())).toEqual(numbered(5).map(submission));
    await google.terminate();
  });

  it('serves and stores without keys for the cloud, and uses them as soon as they exist', async () => {
    const keys = join(sandbox.folder, 'keys.json');
    const { origin, child, ended, log } = await sandbox.startServer({
      ...env,
      FIRESTORE_EMULATOR_HOST: '',
      GOOGLE_APPLICATION_CREDENTIALS: keys,
      METADATA_SERVER_DETECTION: 'none',
    });
    await submit(origin, 1);
    await vi.waitFor(() => expect(log()).toMatch(/keys\.json.*Sending failed/), { timeout: 20_000 });
    expect(await health(origin)).toEqual([200, waitingFor(1)]);
    // Credentials for another `universe_domain` are refused by the library before any network request.
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account = { type: 'service_account', client_email: 'none@example.com', universe_domain: 'example.com' };
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(keys, JSON.stringify({ ...account, private_key: pem }));
    await vi.waitFor(() => expect(log()).toContain('universe domain'), { timeout: 30_000 });
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  it('ends within its timeout while the cloud is unavailable: on SIGTERM, and at once when its port is in use', async () => {
    emulator.stop();
    const { child, ended, origin, port } = await sandbox.startServer(env);
    await submit(origin, 1);
    const other = sandbox.spawnServer({ ...env, PORT: `${port}`, DATA_DIR: join(sandbox.folder, 'other') });
    expect(await once(other, 'exit')).toEqual([1, null]);
    const since = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - since).toBeLessThan(10_000);
  });
});
