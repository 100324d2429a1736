import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { asJson, referral } from './testing/fixtures.ts';
import { freePort } from './testing/free-port.ts';
import { createServerSandbox } from './testing/server-process.ts';

const { folder, spawnServer, startServer, end, dispose } = createServerSandbox();

afterEach(end);
afterAll(dispose);

const failure = async (env: Record<string, string>) => {
  const child = spawnServer(env);
  const [stderr, stdout, [status]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
  return { stderr, stdout, status };
};

describe('the server', () => {
  it('prints its address, serves pages, stores referrals, and logs at the start how many there are', async () => {
    const { child, origin } = await startServer();
    expect((await fetch(`${origin}/zh/referral`)).status).toBe(200);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const response = await fetch(`${origin}/api/submit-referral`, asJson(referral));
    expect(response.status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    const { log } = await startServer();
    await vi.waitFor(() => expect(log()).toContain('"stored":{"referrals":1,"messages":0,'));
  });

  it('begins a new store beside backups of an older one only with an alarm: the disk of the data may not be mounted', async () => {
    const backups = { BACKUP_DIR: join(folder, 'backups') };
    mkdirSync(backups.BACKUP_DIR);
    writeFileSync(join(backups.BACKUP_DIR, 'encore-2026-11-20T031200Z.sqlite'), '');
    const alarmAt = async (origin: string) => (await (await fetch(`${origin}/healthz`)).json()).alarm;
    const begun = await startServer({ ...backups, DATA_DIR: join(folder, 'not-mounted') });
    await vi.waitFor(() => expect(begun.log()).toContain('a new store was begun, but BACKUP_DIR has backups'));
    const older = await startServer(backups);
    await vi.waitFor(() => expect(older.log()).toContain('Documents at the start'));
    expect(older.log()).not.toContain('a new store was begun');
    expect(await Promise.all([alarmAt(begun.origin), alarmAt(older.origin)])).toEqual(['begun-anew', undefined]);
  });

  it('prints a link for the first member of the desk', async () => {
    const { stdout } = spawnServer({ DATA_DIR: join(folder, 'new'), SITE_URL: 'https://www.example.com' });
    let output = '';
    stdout.on('data', (lines) => {
      output += lines;
    });
    const link = /^Encore is at .*\nDesk: https:\/\/www\.example\.com\/en\/desk\/start#[\w-]{43}\n$/;
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(link);
  });

  it('on SIGTERM and SIGINT answers requests in progress, accepts no new ones, and ends with status 0', async () => {
    const { child, port, origin } = await startServer();
    await fetch(`${origin}/en`);
    const body = JSON.stringify({ ...referral, businessName: 'In progress' });
    const socket = connect(port, '127.0.0.1');
    const head = ['POST /api/submit-referral HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    // The server answers `Expect` when it has read the head, so the request is in progress then.
    const rest = ['Expect: 100-continue', `Content-Length: ${Buffer.byteLength(body)}`, '', body.slice(0, 20)];
    socket.write([...head, ...rest].join('\r\n'));
    await once(socket, 'data');
    child.kill('SIGTERM');
    // A connection of an earlier request may still be open for a moment.
    await expect
      .poll(() =>
        fetch(`${origin}/en`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .toBe('refused');
    // Ctrl-C reaches the server twice.
    child.kill('SIGINT');
    socket.write(body.slice(20));
    const [response] = await Promise.all([text(socket), once(child, 'exit').then(([code]) => expect(code).toBe(0))]);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(response).toContain('"success":true');
  });

  it('ends with status 0 when it is stopped as soon as it listens', async () => {
    const { child, ended } = await startServer({ DATA_DIR: join(folder, 'stopped-at-once') });
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  it('serves metrics on a port of their own, and says when that cannot be opened', async () => {
    const port = await freePort();
    const { child, origin } = await startServer({ METRICS_PORT: `${port}` });
    await fetch(`${origin}/en`);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/^encore_http_requests_total\{status="2xx"\} \d+$/m);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    const { stderr, status } = await failure({ METRICS_PORT: `${port}`, DATA_DIR: join(folder, 'other') });
    expect([status, stderr]).toEqual([1, `METRICS_PORT ${port} could not be opened (EADDRINUSE).\n`]);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('warns at the start when the disk is nearly full', async () => {
    const { log } = await startServer({ DISK_WARNING_MB: '1000000' });
    await vi.waitFor(() => expect(log()).toContain('The disk of DATA_DIR is nearly full'));
  });

  it('does not start with a wrong setting, and names it in one sentence', async () => {
    const { stderr, stdout, status } = await failure({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^PORT must be [^\n]+\.\nLOG_LEVEL must be [^\n]+\.\n$/);
  });

  it('does not start on a port that is in use, and reports it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { stderr, status } = await failure({ PORT: `${port}` });
    expect([status, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Port ${port} is taken: [^\\n]+\\.\\n$`))]);
    other.close();
  });

  it('runs although its database is damaged: pages are served, and referrals are left to the device', async () => {
    const damaged = join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'encore.sqlite'), 'not a database');
    const { origin, log } = await startServer({ DATA_DIR: damaged });
    const health = await fetch(`${origin}/healthz`);
    const facts = { status: 'unavailable', alarm: 'damaged' };
    expect([health.status, await health.json()]).toEqual([503, expect.objectContaining(facts)]);
    expect((await fetch(`${origin}/api/submit-referral`, asJson(referral))).status).toBe(503);
    expect((await fetch(`${origin}/en`)).status).toBe(200);
    expect(log()).toMatch(/encore\.sqlite is damaged .* restore a backup with `npm run admin -- restore FILE`\./);
    expect(readFileSync(join(damaged, 'encore.sqlite'), 'utf8')).toBe('not a database');
  });

  it('refuses to start beside another server on the same folder, until that one is gone, however it ended', async () => {
    const first = await startServer();
    const { stderr, stdout, status } = await failure({});
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Another server is using [^\n]+ \(DATA_DIR\): [^\n]+ folder\.$/m);
    first.child.kill('SIGKILL');
    await first.ended;
    await startServer();
  });

  it('does not start before the site is built, and names the command to run', async () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    const { stderr, status } = await failure({});
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The site has not been built into .*: run `npm start`\.\n$/),
    ]);
  });
});
