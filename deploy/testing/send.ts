import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** A client that accepts the certificate of the test. */
export const tls = { rejectUnauthorized: false, servername: 'www.example.com' };

/** Sends anything at all, and waits until the other side ends the connection. */
export async function sendBytes(port: number, localAddress: string, bytes: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {}).resume();
  socket.write(bytes);
  await once(socket, 'close');
}

/** Sends one request on a connection of its own. */
export async function send(options: RequestOptions, body?: string) {
  const response = await open(options, body);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** The same, and gives the response as soon as it begins. */
export function open(options: RequestOptions, body?: string): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { Host: 'www.example.com', 'Content-Type': 'application/json', ...options.headers };
  const request = (options.protocol === 'http:' ? httpRequest : httpsRequest)(
    { host: '127.0.0.1', agent: false, ...tls, ...options, headers },
    resolve,
  );
  request.once('error', reject);
  request.end(body);
  return promise;
}
