import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './app.ts';

/** Milliseconds a client may take; slower ones are disconnected, so that they cannot hold every connection. */
export const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s for which proxies usually keep a connection, so that the proxy closes it first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  /** Time without traffic: before the first request, and within a response that the client has stopped reading. */
  idleTimeout: 60_000,
  /** For requests in progress when the server stops. */
  shutdownTimeout: 10_000,
  /** For the first request of a connection that was accepted just before the server stops. */
  firstRequestTimeout: 1_000,
  /** How many; further ones are closed at the start. A proxy in front should have a lower limit. */
  maxConnections: 10_000,
  /** How many requests of one connection may wait for a response. Browsers and proxies send one at a time. */
  maxUnanswered: 16,
};

export type Listening = { port: number; close(): Promise<void> };

/**
 * The listening socket that systemd passes to a service as its third descriptor (sd_listen_fds(3)); null without one. systemd
 * keeps it open while the service restarts, so that requests wait for the new process.
 */
function passedSocket(env: Record<string, string | undefined>): { fd: number } | null {
  return env.LISTEN_PID === `${process.pid}` && Number(env.LISTEN_FDS) > 0 ? { fd: 3 } : null;
}

/**
 * Opens the port, or listens on a socket that is open already.
 * @param limits lower in tests
 * @returns the real port, and `close`: accepts nothing new, answers the requests in progress, then resolves
 * @throws an Error with one plain sentence when the port cannot be opened
 */
export async function listen(
  app: Pick<App, 'fetch'>,
  { port, host }: { port: number; host: string },
  {
    idleTimeout,
    shutdownTimeout,
    firstRequestTimeout,
    maxConnections,
    maxUnanswered,
    ...serverOptions
  } = defaultLimits,
  socket = passedSocket(process.env),
): Promise<Listening> {
  const fetch = (request: Request, env: { incoming: Sent }) =>
    hasOneHost(env.incoming) ? app.fetch(request, env) : new Response('More than one Host.', { status: 400 });
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.setTimeout(idleTimeout);
  server.maxConnections = maxConnections;
  limitUnanswered(server, maxUnanswered);
  const unused = new Set<Socket>();
  server.on('connection', (connection) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  server.on('request', ({ socket: connection }) => unused.delete(connection));
  return {
    port: await openPort(server, { port, host }, socket),
    close: () =>
      new Promise((resolve) => {
        const unusedUntil = Date.now() + firstRequestTimeout;
        // Connections become idle one by one after their last response; open ones would delay the end by a minute.
        const idle = setInterval(() => {
          if (unused.size === 0 || Date.now() > unusedUntil) server.closeIdleConnections();
        }, 20);
        const late = setTimeout(() => server.closeAllConnections(), shutdownTimeout);
        // Not `close` of the HTTP server: it also ends connections whose first request is on its way, a 502 behind nginx.
        NetServer.prototype.close.call(server, () => {
          clearInterval(idle);
          clearTimeout(late);
          resolve();
        });
      }),
  };
}

/**
 * Closes a connection on which more requests wait for a response than a limit. Node makes a request of each line of a packet, before it
 * stops reading: 64 KB are 1,500 of them, 5 MB of memory.
 */
function limitUnanswered(server: Server, limit: number) {
  const unanswered = new WeakMap<Socket, number>();
  const answer = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const socket: Socket & { parser?: { pause(): void } } = request.socket;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > limit) {
      // Without it Node goes on with the packet, and makes an error for each of its requests.
      socket.parser?.pause();
      return socket.destroy();
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1));
    for (const listener of answer) listener.call(server, request, response);
  });
}

/**
 * @returns the real port, once the server listens
 * @throws an Error with one plain sentence when the port cannot be opened
 */
export async function openPort(
  server: Server,
  { port, host }: { port: number; host: string },
  socket: { fd: number } | null = null,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceFor(error.code, port, host))));
    server.listen(socket ?? { port, host }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

type Sent = Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>;

/**
 * RFC 9112 §3.2 wants 400 for a second Host; Node uses the first, where a proxy may have used the other. The same for a
 * request line with a whole URL of another host, which would decide what counts as the own origin of a form.
 */
function hasOneHost({ url = '', headers, rawHeaders }: Sent): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) if (rawHeaders[n]?.toLowerCase() === 'host') hosts += 1;
  return hosts <= 1 && (url.startsWith('/') || URL.parse(url)?.host === URL.parse(`http://${headers.host}`)?.host);
}

function sentenceFor(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another one, or stop what is using it.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} could not be opened (${code}).`;
}
