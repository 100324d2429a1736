import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { referral } from './testing/fixtures.ts';
import { createTestApp } from './testing/test-app.ts';

let listening: Listening;
afterEach(() => listening.close());

const short = {
  headersTimeout: 400,
  requestTimeout: 700,
  keepAliveTimeout: 1500,
  connectionsCheckingInterval: 100,
  idleTimeout: 900,
  shutdownTimeout: 500,
  firstRequestTimeout: 200,
  maxConnections: 10_000,
  maxUnanswered: 16,
};
/** No test waits for these: what ended earlier was not ended by them. */
const long = { ...short, headersTimeout: 60_000, requestTimeout: 60_000, idleTimeout: 60_000 };
const start = async (limits?: typeof short) => {
  const made = createTestApp();
  listening = await listen(made.app, { port: 0, host: '127.0.0.1' }, limits);
  return made;
};

/** A connection that sends some bytes, then a few more at intervals. @returns the response, and how long it stayed open */
async function dripping(first: string, drop: string) {
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => {});
  const started = Date.now();
  if (first) socket.write(first);
  const drip = setInterval(() => drop && socket.write(drop), 150);
  const response = await text(socket).catch(() => '');
  clearInterval(drip);
  return { response, ms: Date.now() - started };
}

const head = (length: number) =>
  `POST /api/submit-referral HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('a slow client', () => {
  it.each([
    ['does not finish its headers', 'GET /en HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'],
    ['does not finish its body', head(5000), ' '],
    ['sends nothing', '', ''],
  ])('is disconnected when it %s, without an error in the log', async (_, first, drop) => {
    const { lines } = await start(short);
    const { response, ms } = await dripping(first, drop);
    expect(response).toMatch(/^(HTTP\/1\.1 4|$)/);
    expect(ms).toBeLessThan(30_000);
    await pause(50);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is disconnected when it stops reading the response', async () => {
    // Far more than the sockets' buffers hold.
    const body = new Uint8Array(50_000_000);
    const app = new Hono().get('/', (c) => c.body(body));
    listening = await listen(app, { port: 0, host: '127.0.0.1' }, { ...short, idleTimeout: 300 });
    const socket = connect(listening.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await pause(1500);
    const read = await text(socket).catch(() => '');
    expect(read.length).toBeLessThan(body.length);
  });
});

it('a client that disconnects within its body causes no error', async () => {
  const { lines, store } = await start();
  const body = JSON.stringify(referral);
  for (const bytes of [
    head(body.length) + body.slice(0, 40),
    `${head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}20\r\n${body.slice(0, 32)}\r\n`,
  ]) {
    const socket = connect(listening.port, '127.0.0.1');
    await new Promise((resolve) => socket.write(bytes, resolve));
    await pause(100);
    socket.destroy();
  }
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines.map(({ level, line }) => [level, line.status])).toEqual([
    ['info', 400],
    ['info', 400],
  ]);
  for await (const _ of store.list('referrals')) expect.unreachable();
});

it('closes connections beyond the limit, and accepts one again when another has ended', async () => {
  await start({ ...short, maxConnections: 2 });
  const open = Array.from({ length: 2 }, () => connect(listening.port, '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  const request = 'GET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  expect((await dripping(request, '')).response).toBe('');
  open[0]?.destroy();
  await vi.waitFor(async () => expect((await dripping(request, '')).response).toMatch(/^HTTP\/1\.1 200 OK/));
  open[1]?.destroy();
});

it.each([
  [16, 16],
  [17, 0],
])(
  'of %i requests on a connection that wait for a response at the same time, %i are answered',
  async (sent, answered) => {
    let asked = 0;
    const app = new Hono().get('/', async (c) => {
      asked += 1;
      await pause(50);
      return c.text('ok');
    });
    listening = await listen(app, { port: 0, host: '127.0.0.1' }, long);
    const { response } = await dripping(
      `${'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(sent - 1)}GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      '',
    );
    expect([response.match(/200 OK/g)?.length ?? 0, asked]).toEqual([answered, 16]);
  },
);

it('answers the first request of a connection that it accepted before it stopped', async () => {
  await start({ ...long, firstRequestTimeout: 60_000, shutdownTimeout: 60_000 });
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  // The server has accepted it when it has answered a later one.
  await dripping('GET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '');
  const closed = listening.close();
  await pause(100);
  socket.write('GET /en HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
  await start();
});

it.each([
  ['an unfinished request', head(5000), long],
  ['a connection that sends nothing', '', { ...long, shutdownTimeout: 60_000 }],
])('stops without waiting for %s', async (_, first, limits) => {
  await start(limits);
  const stuck = dripping(first, '');
  await pause(100);
  const started = Date.now();
  await listening.close();
  expect(Date.now() - started).toBeLessThan(30_000);
  expect((await stuck).response).toBe('');
  await start();
});
