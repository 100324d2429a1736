import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, afterEach, expect, it } from 'vitest';
import { asJson, referral } from './testing/fixtures.ts';
import { createServerSandbox } from './testing/server-process.ts';
import { fillDisk, mountSmallDisk } from './testing/small-disk.ts';

const sandbox = createServerSandbox();
afterEach(sandbox.end);
afterAll(sandbox.dispose);

const idOf = (n: number) => `REF_1763640000000_${String(n).padStart(8, '0')}`;
const post = (origin: string, n: number, additionalNotes = '') =>
  fetch(`${origin}/api/submit-referral`, asJson({ ...referral, additionalNotes }, { 'Idempotency-Key': idOf(n) }));

// Where there is no `unshare`, `store/sqlite.test.ts` still fills a file that may not grow (SQLite's max_page_count).
it.skipIf(!mountSmallDisk.isPossible)(
  'a server whose disk is full, with its log, keeps running, says so, and loses no acknowledged document',
  async () => {
    mkdirSync(sandbox.dataDir);
    const { child, ended, origin } = await sandbox.startServer({ WRITES_PER_MINUTE: '100000' }, mountSmallDisk.command);
    const disk = `/proc/${child.pid}/root${sandbox.dataDir}`;
    const health = async () => (await fetch(`${origin}/healthz`)).status;
    const empty = fillDisk(disk);
    const acknowledged: number[] = [];
    for (let n = 0; n < 60; n++) {
      const response = await post(origin, n, '\u{20000}'.repeat(n % 3 === 0 ? 5000 : 75));
      expect(response.status).toBe((await response.json()).success ? 200 : 503);
      if (response.status === 200) acknowledged.push(n);
    }
    expect(acknowledged.length).toBeLessThan(20);
    await expect.poll(health, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${origin}/en`)).status).toBe(200);

    empty();
    expect((await post(origin, 60)).status).toBe(200);
    acknowledged.push(60);
    await expect.poll(health, { timeout: 10_000 }).toBe(200);
    // Another document under the id of one that is stored is refused.
    for (const n of acknowledged) expect((await post(origin, n, 'other')).status).toBe(409);
    expect(readFileSync(`${disk}/log`, 'utf8')).toContain('database or disk is full');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
  },
);

it('the log may have a reader that stops reading or goes away: the server answers, and shuts down normally', async () => {
  const { child, ended, origin, port } = await sandbox.startServer();
  child.stderr.pause();
  // 3 MB of log: more than a pipe and the log's own buffer hold.
  const request = `GET /${'x'.repeat(200)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  for (let n = 0; n < 1000; n++) {
    socket.write(request.repeat(10));
    for (let answers = 0; answers < 10; )
      answers += `${(await once(socket, 'data'))[0]}`.split('HTTP/1.1 404').length - 1;
  }
  expect((await post(origin, 1)).status).toBe(200);
  socket.destroy();
  child.stderr.destroy();
  expect((await post(origin, 2)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
});
