import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { asJson, referral } from './testing/fixtures.ts';
import { createServerSandbox } from './testing/server-process.ts';

const sandbox = createServerSandbox();
afterEach(sandbox.end);
afterAll(sandbox.dispose);

/** Mounts a disk of 6 MiB for the server's process alone; needs no root rights where Linux allows user namespaces. */
const mountAndServe = 'mount -t tmpfs -o size=6m tmpfs "$DATA_DIR" && exec "$0" server/main.ts 2>>"$DATA_DIR/log"';
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
const address = '/api/submit-referral';
const idOf = (n: number) => `REF_1763640000000_${String(n).padStart(8, '0')}`;
const referralOf = (n: number, notes = '') => ({ ...referral, businessName: `${n}`, additionalNotes: notes });

const client = (origin: string) => ({
  post: (n: number, notes?: string) =>
    fetch(`${origin}${address}`, asJson(referralOf(n, notes), { 'Idempotency-Key': idOf(n) })),
  health: async () => (await fetch(`${origin}/healthz`)).status,
  /** Waits for a status: the server caches its check for a second. */
  healthy: async (status: number) => {
    for (let tries = 0; tries < 50; tries++) {
      if ((await fetch(`${origin}/healthz`)).status === status) return true;
      await pause(100);
    }
    return false;
  },
});

// Where there is no `unshare`, `store/sqlite.test.ts` still fills a file that may not grow (SQLite's max_page_count).
describe.skipIf(!canMount)('on a small disk', () => {
  const startOnDisk = async () => {
    mkdirSync(sandbox.dataDir);
    const options = { command: 'unshare', parameters: ['-rm', 'sh', '-c', mountAndServe, process.execPath] };
    const server = await sandbox.startServer({ WRITES_PER_MINUTE: '100000' }, options);
    const { pid } = server.child;
    const within = ['-t', `${pid}`, '-U', '-m', '--preserve-credentials', `--wd=${sandbox.folder}`, process.execPath];
    return {
      ...server,
      ...client(server.origin),
      disk: `/proc/${pid}/root${sandbox.dataDir}`,
      exported: async () => {
        const parameters = [...within, 'commands/admin.ts', 'export', 'referrals', '--json'];
        const lines = await text(sandbox.run('', {}, { command: 'nsenter', parameters }).stdout);
        return lines
          .trimEnd()
          .split('\n')
          .map((line) => Number(JSON.parse(line).businessName));
      },
    };
  };

  it('keeps running while the disk with its log is full, reports it, and loses no acknowledged document', {
    timeout: 60_000,
  }, async () => {
    const { origin, post, health, healthy, disk, exported, child, ended } = await startOnDisk();
    expect([(await post(0)).status, await health()]).toEqual([200, 200]);

    fill(disk);
    const acknowledged = [0];
    let refusals = 0;
    for (let n = 1; n < 60; n++) {
      const response = await post(n, '\u{20000}'.repeat(n % 3 === 0 ? 5000 : 75));
      const { success } = await response.json();
      expect([200, 503]).toContain(response.status);
      expect(success).toBe(response.status === 200);
      if (success) acknowledged.push(n);
      else refusals++;
    }
    expect(refusals).toBeGreaterThan(40);
    expect(await healthy(503)).toBe(true);
    expect((await fetch(`${origin}/en`)).status).toBe(200);

    rmSync(`${disk}/ballast`);
    for (let n = 1; n < 60; n++) expect((await post(n, '\u{20000}'.repeat(n % 3 === 0 ? 5000 : 75))).status).toBe(200);
    expect(await healthy(200)).toBe(true);
    const names = await exported();
    expect(names.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(acknowledged.every((n) => names.includes(n))).toBe(true);
    expect(readFileSync(`${disk}/log`, 'utf8')).toContain('database or disk is full');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
  });
});

/** Fills the disk. */
function fill(disk: string) {
  for (const size of [65_536, 4096, 512, 1]) {
    try {
      for (;;) appendFileSync(`${disk}/ballast`, Buffer.alloc(size));
    } catch {
      // There is no space for another write of this size.
    }
  }
}

it('the log may have a reader that stops reading or goes away: the server answers, and shuts down normally', {
  timeout: 60_000,
}, async () => {
  const { child, ended, origin, port } = await sandbox.startServer();
  child.stderr.pause();
  // 3 MB of log: more than a pipe and the log's own buffer hold.
  const request = `GET /${'x'.repeat(200)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  for (let n = 0; n < 100; n++) {
    socket.write(request.repeat(100));
    await pause(5);
  }
  const { post } = client(origin);
  expect((await post(1)).status).toBe(200);
  socket.destroy();
  child.stderr.destroy();
  expect((await post(2)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});
