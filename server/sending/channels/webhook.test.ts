import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it } from 'vitest';
import type { OutboxRow } from '../outbox.ts';
import type { SendError } from '../worker.ts';
import { isPrivateAddress } from './private-networks.ts';
import { webhookChannel } from './webhook.ts';

const row = { key: 'webhook:new:referrals/a:1' } as OutboxRow;
const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;

type Received = { headers: Record<string, string>; body: string };
let received: Received[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let port: number;
let now: number;
beforeEach(async () => {
  received = [];
  now = Date.now();
  respond = (_, response) => void response.end('ok');
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    respond(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  return () => server.closeAllConnections() ?? server.close();
});

const channel = (url = `http://127.0.0.1:${port}/hook`, more = {}) =>
  webhookChannel({
    secret,
    mayCallPrivate: true,
    compose: async () => ({ url, body: { text: '新推薦：陳記茶餐廳' } }),
    clock: () => now,
    ...more,
  });
const failure = (...options: Parameters<typeof channel>): Promise<SendError> =>
  channel(...options)
    .send(row)
    .then(
      () => new Error('it was sent'),
      (error) => error,
    );

it('every attempt has the same id and a signature of its own, which the library of the scheme accepts', async () => {
  await channel().send(row);
  now += 60_000;
  await channel().send(row);
  const webhook = new Webhook(secret);
  for (const { body, headers } of received)
    expect(webhook.verify(body, headers)).toEqual({ text: '新推薦：陳記茶餐廳' });
  const of = (name: string) => received.map(({ headers }) => headers[name]);
  expect(new Set(of('webhook-id')).size).toBe(1);
  expect(new Set(of('webhook-timestamp')).size).toBe(2);
  expect(new Set(of('webhook-signature')).size).toBe(2);
});

it('what need not be sent any more is not sent', async () => {
  await channel(undefined, { compose: async () => null }).send(row);
  expect(received).toEqual([]);
});

it.each([
  [200, 'it was sent', undefined],
  [302, 'webhook-status: 302', true],
  [400, 'webhook-status: 400', true],
  [404, 'webhook-status: 404', true],
  [408, 'webhook-status: 408', false],
  [410, 'webhook-status: 410', true],
  [425, 'webhook-status: 425', false],
  [429, 'webhook-status: 429', false],
  [500, 'webhook-status: 500', false],
])('after the status %i: %s; given up: %s', async (status, message, isPermanent) => {
  respond = (_, response) => void response.writeHead(status, { Location: '/elsewhere' }).end();
  const error = await failure();
  expect([error.message, error.isPermanent]).toEqual([message, isPermanent]);
  // A redirect is not followed.
  expect(received).toHaveLength(1);
});

it.each([
  ['120', 120_000],
  ['100000000', 36_000_000],
  ['soon', 0],
  ['-5', 0],
])('a Retry-After of %s means to wait %i ms', async (header, expected) => {
  respond = (_, response) => void response.writeHead(429, { 'Retry-After': header }).end();
  expect((await failure()).retryAfter).toBe(expected);
});

it('a Retry-After may be a date', async () => {
  now = Date.UTC(2026, 10, 21, 12, 0, 0);
  respond = (_, response) => void response.writeHead(503, { 'Retry-After': 'Sat, 21 Nov 2026 12:05:00 GMT' }).end();
  expect((await failure()).retryAfter).toBe(300_000);
});

it('a receiver that does not answer is tried again later', async () => {
  respond = () => {};
  expect(await failure(undefined, { timeout: 50 })).toMatchObject({
    isPermanent: false,
    message: 'webhook-unreachable: no answer within 0.05 s',
  });
});

it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', 'localhost', '169.254.169.254'])(
  'the private address %s is refused for good, without a connection',
  async (host) => {
    const error = await failure(`http://${host}:${port}/`, { mayCallPrivate: false });
    expect(error).toMatchObject({ isPermanent: true, message: expect.stringMatching(/^webhook-private: /) });
    expect(received).toEqual([]);
  },
);

it.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['255.255.255.255', true],
  ['93.184.215.14', false],
  ['::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['64:ff9b::7f00:1', true],
  ['2002:7f00:1::', true],
  ['2001:db8::1', true],
  ['2606:2800:21f:cb07::1', false],
  ['::ffff:10.0.0.1', true],
  ['example.com', true],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
