import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertMember } from '../server/auth/members.ts';
import { insertSession } from '../server/auth/sessions.ts';
import { defaultLimits } from '../server/listen.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { referral, stored } from '../server/testing/fixtures.ts';
import { freePort } from '../server/testing/free-port.ts';
import { lacks } from './testing/missing-programs.ts';
import { type RunningProxy, startCaddy, startNginx } from './testing/proxies.ts';
import { startRestartableServer } from './testing/restartable-server.ts';
import { open, send, sendBytes, tls } from './testing/send.ts';

const writesPerMinute = 20;

const cannotRun = lacks('tests of the proxies', 'nginx', 'caddy', 'openssl', 'systemd-socket-activate');

describe.skipIf(cannotRun).each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('behind %s with the shipped configuration', (name, startProxy) => {
  let server: Awaited<ReturnType<typeof startRestartableServer>>;
  let proxy: RunningProxy;

  beforeAll(async () => {
    server = await startRestartableServer({
      SITE_URL: 'https://www.example.com',
      TRUSTED_PROXIES: '1',
      WRITES_PER_MINUTE: `${writesPerMinute}`,
    });
    proxy = await startProxy(server.port);
  });
  afterAll(async () => {
    await proxy?.stop();
    server?.stop();
  });

  const get = (path: string, options: RequestOptions = {}) => send({ path, port: proxy.https, ...options });
  const post = (body: string, options: RequestOptions = {}) =>
    send({ method: 'POST', path: '/api/submit-referral', port: proxy.https, ...options }, body);
  const form = (businessName: string) => JSON.stringify({ ...referral, businessName });

  it('http and the address without www lead to https and www', async () => {
    const plain = await send({ path: '/zh/faq?a=1', port: proxy.http, protocol: 'http:' });
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.location).toMatch(/^https:\/\/www\.example\.com(:\d+)?\/zh\/faq\?a=1$/);
    const short = await get('/zh/faq?a=1', { servername: 'example.com', headers: { Host: 'example.com' } });
    expect([short.status, short.headers.location]).toEqual([301, 'https://www.example.com/zh/faq?a=1']);
  });

  it('refuses another host, which never reaches the server', async () => {
    const headers = { Host: 'other.example' };
    const path = '/zh/other-host';
    expect((await get(path, { headers })).status).toBe(421);
    expect((await get(path, { headers, port: proxy.http, protocol: 'http:' })).status).toBe(421);
    await expect(get(path, { headers, servername: 'other.example' })).rejects.toThrow(/alert|reset|disconnected/i);
    expect((await get('/zh/own-host')).status).toBe(404);
    await vi.waitFor(() => expect(server.log()).toContain('/zh/own-host'));
    expect(server.log()).not.toContain(path);
  });

  it('pages arrive with HSTS and the security headers of the server; by HTTP/2 as well from nginx, which can bear it', async () => {
    const page = await get('/en');
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const session = connectHttp2(`https://127.0.0.1:${proxy.https}`, tls);
    if (name === 'Caddy') return expect((await once(session, 'error'))[0].message).toContain('no application protocol');
    const ask = async (host: string) => {
      const stream = session.request({ ':path': '/en', ':authority': host });
      const [headers] = await once(stream, 'response');
      return [headers[':status'], await text(stream)];
    };
    expect(await ask('www.example.com')).toEqual([200, page.body]);
    expect((await ask('other.example'))[0]).toBe(421);
    session.close();
  });

  it('a body over the limit of the server gets its answer, and a far larger one never reaches the server', async () => {
    const large = await post(form('x'.repeat(70_000)));
    expect([large.status, JSON.parse(large.body).success]).toEqual([413, false]);
    expect((await post('x'.repeat(1_000_000), { path: '/api/send-message' })).status).toBe(413);
    await vi.waitFor(() => expect(server.log()).toContain('/api/submit-referral'));
    expect(server.log()).not.toContain('/api/send-message');
  });

  it('a form without JavaScript may have the longest Chinese texts', async () => {
    const long = '漢'.repeat(5000);
    const texts = { conversationNotes: long, additionalNotes: long, businessAddress: long, confirmContact: 'on' };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ ...referral, ...texts } as Record<string, string>).toString();
    expect((await post(body, { headers })).status).toBe(303);
  });

  it('what happens reaches an open page of the desk at once, and is not kept back until the response ends', async () => {
    const store = openSqliteStore({ folder: server.dataDir, mustExist: true });
    const { database } = store;
    const token = await database.transact(() => {
      const { id } = insertMember(database, 'Ada', 'en', Date.now());
      return insertSession(database, { memberId: id, device: 'Test' }, Date.now());
    });
    await store.close();
    const headers = { Cookie: `__Host-encore-desk=${token}` };
    const changes = await open({ path: '/en/desk/changes', port: proxy.https, headers });
    expect(changes.headers['content-type']).toBe('text/event-stream');
    changes.setEncoding('utf8');
    expect((await once(changes, 'data'))[0]).toBe(': nothing new\n\n');
    const told = once(changes, 'data');
    expect((await post(form('Told at once'))).status).toBe(200);
    expect((await told)[0]).toMatch(/^event: changed\n/);
    changes.destroy();
  });

  it('a restart loses no request', async () => {
    let running = true;
    const senders = [1, 2, 3, 4].map(async (sender) => {
      const names: string[] = [];
      while (running) {
        const name = `Restart ${sender}-${names.length}`;
        names.push(name);
        expect((await get('/en')).status).toBe(200);
        // Each from an address of its own, so that no limit is reached.
        const localAddress = `127.0.${sender}.${names.length % 250}`;
        expect((await post(form(name), { localAddress })).status).toBe(200);
        await new Promise((next) => setTimeout(next, 20));
      }
      return names;
    });
    for (let restarts = 0; restarts < 2; restarts += 1) await server.restart();
    expect((await get('/healthz')).status).toBe(200);
    running = false;
    const sent = (await Promise.all(senders)).flat();
    const store = openSqliteStore({ folder: server.dataDir, mustExist: true });
    const names = (await stored(store)).map(({ document }) => document.businessName);
    await store.close();
    expect(names.filter((name) => `${name}`.startsWith('Restart')).sort()).toEqual(sent.sort());
  });

  it('the limit counts the address of the client, whatever it claims', async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 3 * writesPerMinute && !statuses.has(429); sent += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${sent % 250}`, 'X-Real-IP': `198.51.100.${sent % 250}` };
      statuses.add((await post('{}', { headers })).status);
    }
    expect([...statuses]).toEqual([400, 429]);
    expect((await post('{}', { localAddress: '127.0.0.2' })).status).toBe(400);
  });
});

describe.skipIf(cannotRun)('Caddy alone', () => {
  it('asks no authority for a certificate: a test asks no host but this one', async () => {
    const proxy = await startCaddy(await freePort());
    expect(proxy.log()).toContain('skipping automated certificate management');
    await proxy.stop();
  });

  it('waits longer for a body than the server does: to one that it ends itself it answers with an empty 200', () => {
    const [, seconds] = /read_body (\d+)s/.exec(readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(defaultLimits.requestTimeout + 10_000);
  });
});

describe.skipIf(cannotRun).each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('while no server is behind %s', (_name, startProxy) => {
  it('a page says so in both languages, also to who sends a form', async () => {
    const proxy = await startProxy(await freePort());
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await send({ port: proxy.https, path: '/zh/form', method });
      expect([method, status, headers['cache-control']]).toEqual([method, 502, 'no-store']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body).toBe(readFileSync(join(import.meta.dirname, 'away.html'), 'utf8'));
    }
    await proxy.stop();
  });
});

describe.skipIf(cannotRun).each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('what %s writes with the shipped configuration', (_name, startProxy) => {
  const visitor = '127.0.9.77';

  /** Everything that the proxy wrote, into files or elsewhere. */
  const written = ({ folder, log }: RunningProxy) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return [log(), ...files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))].join('\n');
  };

  it('has no address of a visitor and no query, whether a request succeeds or fails', async () => {
    const server = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const proxy = await startProxy(port);
    const headers = { Referer: 'https://www.example.com/zh?name=Mallory', 'User-Agent': 'Mallory' };
    const ask = (options: RequestOptions = {}, body?: string) =>
      send(
        { path: '/en?email=mallory@example.org', port: proxy.https, localAddress: visitor, headers, ...options },
        body,
      );
    expect((await ask()).status).toBe(200);
    expect((await ask({ port: proxy.http, protocol: 'http:' })).status).toBeGreaterThan(300);
    expect((await ask({ servername: 'example.com', headers: { ...headers, Host: 'example.com' } })).status).toBe(301);
    expect((await ask({ method: 'POST' }, 'x'.repeat(1_000_000))).status).toBe(413);
    // Neither a request nor a handshake.
    for (const wrong of [proxy.http, proxy.https])
      await sendBytes(wrong, visitor, 'GET /?name=Mallory HTTP/9.9\r\n\r\n');
    server.close();
    server.closeAllConnections();
    const failed = await Promise.all(Array.from({ length: 300 }, () => ask()));
    expect(new Set(failed.map(({ status }) => status))).toContain(502);
    await proxy.stop();
    expect(written(proxy).toLowerCase()).not.toContain('mallory');
    expect(written(proxy)).not.toContain(visitor);
  });
});
