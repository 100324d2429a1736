import parse from 'parse-prometheus-text-format';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addedOnSave } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { asForm, asJson, commitBody, commitPath, referral } from '../testing/fixtures.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

let app: ReturnType<typeof createTestApp>['app'];
let address: string;
let stop: () => void;

beforeEach(async () => {
  const metrics = createMetrics();
  const store = metrics.counted(openSqliteStore({ folder: temporaryFolder('data') }));
  ({ app } = createTestApp({
    store,
    onAnswer: metrics.countRequest,
    limits: { ...defaultLimits, writesPerMinute: 6 },
  }));
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  stop = await serveMetrics(metrics, app, port);
});
afterEach(() => stop());

/** The samples of one metric, read by a parser of the format. */
async function samples(name: string) {
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return parse(await response.text()).find((family) => family.name === name)?.metrics ?? [];
}

const byLabel = async (name: string, ...labels: string[]) =>
  Object.fromEntries(
    (await samples(name)).map(({ labels: own, value }) => [labels.map((l) => own?.[l]).join(), value]),
  );

it('counts requests by class of status, and how long they took', async () => {
  await app.request('/en');
  await app.request('/no-such-page');
  await app.request('/about');
  expect(await byLabel('encore_http_requests_total', 'status')).toMatchObject({ '2xx': '2', '3xx': '1', '4xx': '1' });
  const [latency] = await samples('encore_http_request_duration_seconds');
  expect(Number(latency?.count)).toBeGreaterThanOrEqual(4);
});

it('counts what is stored by collection and way, once each, and what is quarantined', async () => {
  const id = 'REF_1763640000123_ABCDEFGH';
  for (let n = 0; n < 2; n += 1)
    expect((await app.request(commitPath, asJson(commitBody({ ...referral, ...addedOnSave(id) }, id)))).status).toBe(
      200,
    );
  await app.request('/api/submit-referral', asForm({ ...referral, businessName: 'Form', confirmContact: 'on' }));
  await app.request('/api/submit-referral', asJson({ ...referral, businessName: 'Spam', website: 'x' }));
  expect(await byLabel('encore_documents_stored_total', 'collection', 'via')).toEqual({
    'referrals,write-channel': '1',
    'referrals,form': '1',
    'referrals,fallback': '1',
  });
  expect(await byLabel('encore_documents_quarantined_total', 'reason')).toEqual({ honeypot: '1' });
});

it('counts refused forms by reason', async () => {
  await app.request('/api/submit-referral', asJson({}));
  await app.request('/api/submit-referral', asJson(referral, { Origin: 'https://elsewhere.example' }));
  await app.request('/api/submit-referral', asJson('x'.repeat(70_000)));
  for (let n = 0; n < 5; n += 1) await app.request('/api/submit-referral', asJson({}));
  expect(await byLabel('encore_forms_refused_total', 'reason')).toMatchObject({
    invalid: '5',
    'not-allowed': '1',
    'too-large': '1',
    'too-many': '1',
  });
});

it('gives the facts of /healthz as gauges, and nothing else on its port', async () => {
  const facts = await byLabel('encore_health', 'fact');
  expect(facts).toMatchObject({ writable: '1', freeBytes: '1000000' });
  expect((await fetch(address.replace('metrics', 'healthz'))).status).toBe(404);
});
