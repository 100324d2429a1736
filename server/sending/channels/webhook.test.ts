import type { LookupAddress } from 'node:dns';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it, vi } from 'vitest';
import { systemRuntime } from '../../runtime.ts';
import { startWebhook } from '../../testing/webhook-receiver.ts';
import type { OutboxRow } from '../outbox.ts';
import type { SendError } from '../worker.ts';
import { isPrivateAddress, publicLookup } from './private-networks.ts';
import { webhookChannel } from './webhook.ts';

const row = { key: 'webhook:new:referrals/a:1' } as OutboxRow;

let webhook: Awaited<ReturnType<typeof startWebhook>>;
let now: number;
beforeEach(async () => {
  now = Date.now();
  webhook = await startWebhook();
  return () => webhook.server.closeAllConnections() ?? webhook.server.close();
});

const channel = (url = webhook.env.WEBHOOK_URLS, more = {}) =>
  webhookChannel({
    secret: webhook.env.WEBHOOK_SECRET,
    mayCallPrivate: true,
    compose: async () => ({ url, body: { text: '新推薦：陳記茶餐廳' } }),
    ...systemRuntime,
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
  const library = new Webhook(webhook.env.WEBHOOK_SECRET);
  for (const { body, headers } of webhook.received)
    expect(library.verify(body, headers)).toEqual({ text: '新推薦：陳記茶餐廳' });
  const of = (name: string) => webhook.received.map(({ headers }) => headers[name]);
  expect(new Set(of('webhook-id')).size).toBe(1);
  expect(new Set(of('webhook-timestamp')).size).toBe(2);
  expect(new Set(of('webhook-signature')).size).toBe(2);
});

it('what need not be sent any more is not sent', async () => {
  await channel(undefined, { compose: async () => null }).send(row);
  expect(webhook.received).toEqual([]);
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
  webhook.respond = (response) => void response.writeHead(status, { Location: '/elsewhere' }).end();
  const error = await failure();
  expect([error.message, error.isPermanent]).toEqual([message, isPermanent]);
  // A redirect is not followed.
  expect(webhook.received).toHaveLength(1);
});

it.each([
  ['120', 120_000],
  ['100000000', 36_000_000],
  ['soon', 0],
  ['-5', 0],
])('a Retry-After of %s means to wait %i ms', async (header, expected) => {
  webhook.respond = (response) => void response.writeHead(429, { 'Retry-After': header }).end();
  expect((await failure()).retryAfter).toBe(expected);
});

it('a Retry-After may be a date', async () => {
  now = Date.UTC(2026, 10, 21, 12, 0, 0);
  webhook.respond = (response) =>
    void response.writeHead(503, { 'Retry-After': 'Sat, 21 Nov 2026 12:05:00 GMT' }).end();
  expect((await failure()).retryAfter).toBe(300_000);
});

it('a receiver that does not answer is tried again later', async () => {
  webhook.respond = () => {};
  expect(await failure(undefined, { timeout: 50 })).toMatchObject({
    isPermanent: false,
    message: 'webhook-unreachable: no answer within 0.05 s',
  });
});

it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', 'localhost', '169.254.169.254'])(
  'the private address %s is refused for good, without a connection',
  async (host) => {
    const error = await failure(`http://${host}:${webhook.port}/`, { mayCallPrivate: false });
    expect(error).toMatchObject({ isPermanent: true, message: expect.stringMatching(/^webhook-private: /) });
    expect(webhook.received).toEqual([]);
  },
);

it('a name is refused when one of its addresses is private, in whatever place, and all of them are given otherwise', () => {
  const [one, other, hidden] = ['93.184.215.14', '2606:2800:21f:cb07::1', '10.1.2.3'];
  const answerFor = (...found: string[]) => {
    const addresses = found.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
    const done = vi.fn();
    publicLookup((_name, _options, answer) => answer(null, addresses))('receiver.example', { all: true }, done);
    return done.mock.calls[0];
  };
  const refused = [expect.objectContaining({ code: 'PRIVATE_ADDRESS' }), []];
  expect([answerFor(hidden, one), answerFor(one, hidden, other)]).toEqual([refused, refused]);
  expect(answerFor(one, other)).toEqual([
    null,
    [expect.objectContaining({ address: one }), { address: other, family: 6 }],
  ]);
});

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
