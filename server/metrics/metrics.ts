import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import { pathOf } from '../http/pages.ts';
import { unconfirmed } from '../store/subscriber-ids.ts';

/** Seconds; a page takes about a millisecond, and a request is ended after 30 s. */
const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Why a form was refused, by the status of the response. */
const refusals: Record<number, string> = {
  400: 'invalid',
  403: 'not-allowed',
  405: 'wrong-method',
  409: 'conflicting',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-many',
  503: 'not-stored',
};

export type Metrics = ReturnType<typeof createMetrics>;

/** What the operator's Prometheus reads from `/metrics`, besides what `prom-client` knows of the process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('encore_http_requests_total', 'Requests by class of status', 'status');
  const refused = counter('encore_forms_refused_total', 'Forms that were not stored, by reason', 'reason');
  const stored = counter(
    'encore_documents_stored_total',
    'Documents by collection and the way they arrived, those in quarantine included',
    'collection',
    'via',
  );
  const quarantined = counter(
    'encore_documents_quarantined_total',
    'Suspected spam by collection and reason',
    'collection',
    'reason',
  );
  const durations = new Histogram({
    name: 'encore_http_request_duration_seconds',
    help: 'Time from the request to the start of the response',
    buckets: latencyBuckets,
    registers,
  });
  const health = new Gauge({
    name: 'encore_health',
    help: 'The facts of /healthz',
    labelNames: ['fact'],
    registers,
  });

  return {
    contentType: registry.contentType,
    /** Counts a request that has been answered, after so many milliseconds. */
    countRequest(request: Request, status: number, ms: number) {
      requests.inc({ status: `${Math.floor(status / 100)}xx` });
      durations.observe(ms / 1000);
      const reason = refusals[status];
      if (reason && request.method === 'POST' && /^\/(api|v1)\//.test(pathOf(request.url))) refused.inc({ reason });
    },
    /** The same store, with every addition counted. */
    counted: <S extends AppOptions['store']>(store: S): S => ({
      ...store,
      add: async (...[collection, id, document, arrival]: Parameters<S['add']>) => {
        const added = await store.add(collection, id, document, arrival);
        if (added === 'added') {
          stored.inc({ collection, via: arrival.via });
          const { suspicion } = arrival;
          if (suspicion && suspicion !== unconfirmed) quarantined.inc({ collection, reason: suspicion });
        }
        return added;
      },
    }),
    /** Everything counted, in Prometheus' text format. @param facts of `/healthz`; each number and truth is a gauge */
    text(facts: Record<string, unknown>): Promise<string> {
      health.reset();
      for (const [fact, value] of Object.entries(facts)) {
        if (typeof value === 'number' || typeof value === 'boolean') health.set({ fact }, Number(value));
      }
      return registry.metrics();
    },
  };
}

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
