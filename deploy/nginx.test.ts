import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { lacks } from './testing/missing-programs.ts';
import { type RunningProxy, startNginx } from './testing/proxies.ts';
import { send } from './testing/send.ts';

const cannotRun = lacks('tests of nginx alone', 'nginx', 'openssl');

describe.skipIf(cannotRun)('nginx alone', () => {
  let proxy: RunningProxy;
  beforeAll(async () => {
    // So slow a rate that only the burst counts, on a busy machine too.
    proxy = await startNginx(await freePort(), '1r/m');
  });
  afterAll(() => proxy?.stop());

  it("answers the challenges of Let's Encrypt by http from certbot's folder", async () => {
    const challenge = (name: string) => `/.well-known/acme-challenge/${name}`;
    const plain = { port: proxy.http, protocol: 'http:' };
    expect(await send({ ...plain, path: challenge('token') })).toMatchObject({ status: 200, body: 'answer' });
    expect((await send({ ...plain, path: challenge('none') })).status).toBe(404);
  });

  it('serves others while one address holds 2,000 connections whose requests never end', async () => {
    const server = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const attacked = await startNginx((server.address() as AddressInfo).port);
    const held = Array.from({ length: 2000 }, () => {
      const socket = connect({ port: attacked.http, host: '127.0.0.1', localAddress: '127.0.0.66' });
      socket
        .on('error', () => {})
        .resume()
        .write('GET / HTTP/1.1\r\nHost: www.example.com\r\nX: ');
      return socket;
    });
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    for (let n = 0; n < 5; n += 1)
      expect((await send({ port: attacked.https, localAddress: `127.0.0.${n + 2}` })).body).toBe('page');
    // With fewer connections nginx ends some of these, and others with them.
    expect(held.filter((socket) => socket.destroyed || socket.readableEnded)).toEqual([]);
    for (const socket of held) socket.destroy();
    server.close();
    await attacked.stop();
  });

  it('answers on IPv6', async () => {
    expect((await send({ host: '::1', port: proxy.http, protocol: 'http:' })).status).toBe(301);
    const short = { host: '::1', port: proxy.https, servername: 'example.com', headers: { Host: 'example.com' } };
    expect((await send(short)).status).toBe(301);
  });

  it('counts an IPv6 network /64 as one client, and each other one for itself', async () => {
    // No server runs: 502 is the answer to a request that the limit lets through.
    const statusesOf = async (addresses: string[]) => {
      const sending = addresses.map((address) => send({ port: proxy.https, headers: { 'X-Test-Address': address } }));
      return new Set((await Promise.all(sending)).map(({ status }) => status));
    };
    const numbers = Array.from({ length: 90 }, (_, number) => (number + 1).toString(16));
    const oneNetwork = new Set<number>();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const status of await statusesOf(numbers.map((number) => `2001:db8::${turn}:${number}`)))
        oneNetwork.add(status);
    }
    expect(oneNetwork).toEqual(new Set([502, 429]));
    expect(await statusesOf(numbers.map((number) => `2001:db8:0:${number}::1`))).toEqual(new Set([502]));
  });
});

const nft = (...parameters: string[]) => spawnSync('unshare', ['-rn', 'nft', ...parameters], { encoding: 'utf8' });

// It needs a network of its own, where a user may have one.
it.skipIf(lacks('the limit of connections', 'nft', 'unshare') || nft('list', 'ruleset').status !== 0)(
  'nftables accepts the limit of connections for each address',
  () => {
    const { status, stderr } = nft('--check', '--file', join(import.meta.dirname, 'nftables.conf'));
    expect([status, stderr]).toEqual([0, '']);
  },
);
