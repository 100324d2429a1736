import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { policyReportPath } from '../../domain/service-pages.ts';
import type { AppOptions } from '../app-options.ts';
import { isDeskPath } from '../desk/desk-pages.ts';
import { pathOf } from '../http/pages.ts';
import { unconfirmed } from '../store/subscriber-ids.ts';
import { createGauges } from './gauges.ts';
import type { StoreFacts } from './store-facts.ts';

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
    help: 'Time from the request to the start of the response, by what was asked for',
    labelNames: ['route'],
    buckets: latencyBuckets,
    registers,
  });
  const reports = counter(
    'encore_policy_reports_total',
    'What browsers blocked on our pages, by directive',
    'directive',
  );
  const lastSuccess = new Gauge({
    name: 'encore_work_last_success_seconds',
    help: 'When work in the background last succeeded, or began; seconds since 1970',
    labelNames: ['work'],
    registers,
  });
  const setGauges = createGauges(registers);

  return {
    contentType: registry.contentType,
    /** Counts a request that has been answered, after so many milliseconds. */
    countRequest(request: Request, status: number, ms: number) {
      requests.inc({ status: `${Math.floor(status / 100)}xx` });
      const route = routeOf(request);
      durations.observe({ route }, ms / 1000);
      const reason = refusals[status];
      if (reason && route === 'form') refused.inc({ reason });
    },
    /** Counts what a browser has blocked. */
    countReport: (directive: string) => reports.inc({ directive }),
    /** Work in the background has begun, or has succeeded. */
    noteWork: (work: string, now: number) => lastSuccess.set({ work }, now / 1000),
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
    /** Everything counted, in Prometheus' text format. @param facts of `/healthz` */
    text(facts: Record<string, unknown>, store: StoreFacts | null): Promise<string> {
      setGauges(facts, store);
      return registry.metrics();
    },
  };
}

/** What was asked for: each takes another time. */
function routeOf({ method, url }: Request): 'page' | 'form' | 'desk' | 'file' | 'other' {
  const path = pathOf(url);
  if (isDeskPath(path)) return 'desk';
  if (/^\/(api|v1)\//.test(path)) return method === 'POST' && path !== policyReportPath ? 'form' : 'other';
  if (path === '/healthz') return 'other';
  return path.includes('.') ? 'file' : 'page';
}
