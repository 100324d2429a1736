import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** For tests: sends bytes over a bare socket and gives the whole answer; a text is sent as latin1. */
export async function answerOver(port: number, request: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.end(typeof request === 'string' ? Buffer.from(request, 'latin1') : request);
  return await text(socket).catch(() => '');
}

/** For tests: the status of the first answer; NaN where there is none. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

/** For tests: no file's content, no stack, no name of a folder of ours. */
export function tellsNothing(answer: string) {
  expect(answer).not.toMatch(/root:|"dependencies"|node_modules|node:internal|\bat \S+ \(|\/server\/|encore-site/);
}
