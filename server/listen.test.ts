import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handMadeApp } from './hand-made-app.ts';
import { type Listening, listen } from './listen.ts';

let listening: Listening;
beforeAll(async () => {
  listening = await listen(handMadeApp().app, { port: 0, host: '127.0.0.1' });
});
afterAll(() => listening.close());

it('cuts off a client that never finishes its headers', { timeout: 20_000 }, async () => {
  const socket = connect(listening.port, '127.0.0.1');
  const started = Date.now();
  socket.write('GET /en HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(() => socket.write('X: y\r\n'), 1000);
  socket.on('error', () => {});
  const answer = await text(socket).catch(() => '');
  clearInterval(drip);
  expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
  expect(Date.now() - started).toBeLessThan(15_000);
});

it('keeps a connection for the next request', async () => {
  const socket = connect(listening.port, '127.0.0.1');
  const ask = async () => {
    socket.write('HEAD /en HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return `${(await once(socket, 'data'))[0]}`;
  };
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});
