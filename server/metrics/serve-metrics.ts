import { createServer } from 'node:http';
import type { App } from '../app.ts';
import type { Metrics } from './metrics.ts';
import type { StoreFacts } from './store-facts.ts';

/** A page in a browser on this machine can let a name of its own lead to 127.0.0.1, but not send another `Host` than that name. */
const ownHost = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

type Sources = { app: Pick<App, 'request'>; storeFacts: () => StoreFacts | null };

/**
 * Serves `/metrics` on a port of the loopback interface, away from the site's, because it is for the operator only.
 * @throws an Error with one plain sentence when the port cannot be opened
 * @returns a function that closes the port
 */
export async function serveMetrics(metrics: Metrics, { app, storeFacts }: Sources, port: number): Promise<() => void> {
  const server = createServer(async ({ url, headers }, response) => {
    if (!ownHost.test(headers.host ?? '')) return response.writeHead(421).end();
    if (url !== '/metrics') return response.writeHead(404).end();
    const facts = await (await app.request('/healthz')).json();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.text(facts, storeFacts()));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', ({ code }: NodeJS.ErrnoException) =>
    reject(new Error(`METRICS_PORT ${port} could not be opened (${code}).`)),
  );
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
