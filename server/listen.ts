import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** Milliseconds a client may take; slower ones are cut off, so that they cannot hold every connection. */
const defaultTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s that proxies usually keep a connection, so that they are the ones to close it. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  /** Of silence: before a first request, and within an answer whose reader has stopped reading. */
  stalledAfter: 60_000,
  /** For what is in flight when the server stops. */
  patience: 10_000,
};

export type Listening = { port: number; close(): Promise<void> };

/**
 * Opens the port.
 * @param timeouts shorter ones are for tests
 * @returns the real port, and a way to stop: accept nothing new, answer what is in flight, then resolve
 * @throws an Error with one plain sentence when the port cannot be had
 */
export async function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
  { stalledAfter, patience, ...serverOptions } = defaultTimeouts,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server;
  server.setTimeout(stalledAfter);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceFor(error.code, port, host))));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        // A connection that has just been answered is idle only now, and would keep the server open for a minute.
        const idle = setInterval(() => server.closeIdleConnections(), 20);
        const late = setTimeout(() => server.closeAllConnections(), patience);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(late);
          resolve();
        });
      }),
  };
}

function sentenceFor(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another one, or stop what is using it.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} could not be opened (${code}).`;
}
