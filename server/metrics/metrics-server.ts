import { createServer } from 'node:http';
import type { App } from '../app.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a port of the loopback interface, away from the site's, because it is for the operator only.
 * @throws an Error with one plain sentence when the port cannot be opened
 * @returns a function that closes the port
 */
export async function serveMetrics(metrics: Metrics, app: Pick<App, 'request'>, port: number): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const facts = await (await app.request('/healthz')).json();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(await metrics.text(facts));
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
