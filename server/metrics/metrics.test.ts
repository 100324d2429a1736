import { get } from 'node:http';
import parse from 'parse-prometheus-text-format';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addedOnSave } from '../../domain/referral.ts';
import { defaultLimits } from '../app-options.ts';
import { repeat } from '../repeat.ts';
import { openSqliteStore, type Store } from '../store/sqlite.ts';
import { asForm, asJson, commitBody, commitPath, referral } from '../testing/fixtures.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { readStoreFacts } from './store-facts.ts';

let metrics: ReturnType<typeof createMetrics>;
let store: Store;
let port: number;
let app: ReturnType<typeof createTestApp>['app'];
let address: string;
let stop: () => void;

beforeEach(async () => {
  metrics = createMetrics();
  const folder = temporaryFolder('data');
  store = metrics.counted(openSqliteStore({ folder }));
  ({ app } = createTestApp({
    store,
    onAnswer: metrics.countRequest,
    limits: { ...defaultLimits, writesPerMinute: 6 },
  }));
  port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  stop = await serveMetrics(metrics, { app, storeFacts: () => readStoreFacts(store.database, folder) }, port);
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

it('counts requests by class of status, and how long they took by what was asked for', async () => {
  await app.request('/en');
  await app.request('/no-such-page');
  await app.request('/about');
  expect(await byLabel('encore_http_requests_total', 'status')).toMatchObject({ '2xx': '2', '3xx': '1', '4xx': '1' });
  await app.request('/robots.txt');
  await app.request('/en/desk');
  await app.request('/api/send-message', asJson({}));
  const counts = (await metrics.text({}, null)).matchAll(
    /^encore_http_request_duration_seconds_count\{route="(\w+)"\} (\d+)$/gm,
  );
  expect(Object.fromEntries([...counts].map(([, route, count]) => [route, count]))).toEqual({
    page: '3',
    file: '1',
    desk: '1',
    form: '1',
    other: '1',
  });
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

it('gives the facts of /healthz as gauges, -1 for what there is none of, and an alarm by its code', async () => {
  const facts = { writable: false, alarm: 'newer', backupAgeHours: null, flooded: true, siteUrl: 'not visited' };
  const text = await metrics.text(facts, null);
  for (const line of [
    '{fact="writable"} 0',
    '{fact="backupAgeHours"} -1',
    '{fact="flooded"} 1',
    '{fact="siteUrlVisited"} 0',
  ])
    expect(text).toContain(`encore_health${line}\n`);
  expect(text).toContain('encore_alarm{code="newer"} 1\n');
  expect(await byLabel('encore_health', 'fact')).toMatchObject({ writable: '1', freeBytes: '1000000' });
  expect(await samples('encore_alarm')).toEqual([]);
});

it('gives the cases that wait for the team by state, the age of the oldest, and the size of the files', async () => {
  const hour = 3_600_000;
  const now = store.database.clock();
  const message = { fullName: 'A', email: 'a@example.com', subject: 'General inquiry', message: 'x' };
  for (const [id, age] of [
    ['new', 1],
    ['soon', 22],
    ['overdue', 30],
  ] as const) {
    const arrival = { receivedAt: now - age * hour, via: 'form', language: 'en', suspicion: null } as const;
    await store.add('messages', id, message, arrival);
  }
  expect(await byLabel('encore_cases', 'state')).toEqual({
    waiting: '3',
    soon: '1',
    overdue: '1',
    'no-next-step': '0',
  });
  const [oldest] = await samples('encore_oldest_case_seconds');
  expect(Number(oldest?.value)).toBeCloseTo(30 * 3600, -2);
  const { database, log } = await byLabel('encore_store_bytes', 'file');
  expect([Number(database) > 0, Number(log) > 0]).toEqual([true, true]);
});

it('gives the last success of each work in the background', async () => {
  const { stop: end } = repeat(
    'alerts',
    60_000,
    { ...store.database, log: { info() {}, warn() {} }, noteWork: (work) => metrics.noteWork(work, 5000) },
    async () => {},
  );
  expect(await byLabel('encore_work_last_success_seconds', 'work')).toEqual({ alerts: '5' });
  await end();
});

it('answers on its own host only, and only /metrics', async () => {
  const statusFor = (path: string, host: string) =>
    new Promise((resolve, reject) =>
      get({ host: '127.0.0.1', port, path, headers: { Host: host } }, ({ statusCode }) => resolve(statusCode)).on(
        'error',
        reject,
      ),
    );
  expect(await statusFor('/metrics', `localhost:${port}`)).toBe(200);
  expect(await statusFor('/metrics', `evil.example:${port}`)).toBe(421);
  expect(await statusFor('/healthz', `127.0.0.1:${port}`)).toBe(404);
});
