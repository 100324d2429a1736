import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** Sends bytes over a socket, without an HTTP client, and returns the whole response; a string is sent as latin1. */
export async function sendRaw(port: number, request: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.end(typeof request === 'string' ? Buffer.from(request, 'latin1') : request);
  return await text(socket).catch(() => '');
}

/** The status of the first response; NaN without one. */
export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);

/** Expects that a response contains no file content, no stack and no folder name of the server. */
export function expectNoInternals(response: string) {
  expect(response).not.toMatch(/root:|"dependencies"|node_modules|node:internal|\bat \S+ \(|\/server\/|encore-site/);
}
