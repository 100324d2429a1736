import { expect, it } from 'vitest';
import { fullDisk } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

it('/healthz looks at the disk once a second, however often it is asked', async () => {
  let looks = 0;
  const diskState = async () => ({ freeBytes: ++looks, backupAgeHours: null });
  const { app, clock } = createTestApp({ diskState });
  const freeBytes = async () => (await (await app.request('/healthz')).json()).freeBytes;
  expect(await Promise.all([freeBytes(), freeBytes()])).toEqual([1, 1]);
  clock.now += 1000;
  expect(await freeBytes()).toBe(2);
});

it('/healthz says whether the store can be written to, and how much space is left, and how old the backup is', async () => {
  const good = await createTestApp().app.request('/healthz');
  expect([good.status, await good.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'ok', writable: true, freeBytes: 1_000_000, backupAgeHours: 3.5 }),
  ]);
  const bad = await createTestApp({
    store: fullDisk,
    diskState: async () => ({ freeBytes: 0, backupAgeHours: null }),
  }).app.request('/healthz');
  expect([bad.status, await bad.json()]).toEqual([
    503,
    expect.objectContaining({ status: 'unavailable', writable: false, freeBytes: 0 }),
  ]);
});
