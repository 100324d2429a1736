import { expect, it } from 'vitest';
import { fullDisk } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';

it('/healthz looks at the store and at the disk once a second, however often it is asked', async () => {
  let looks = 0;
  let waiting = 0;
  const diskState = async () => ({ freeBytes: ++looks, backupAgeHours: null });
  const outboxState = () => ({ waiting: ++waiting, stuck: false, dead: 0 });
  const { app, clock } = createTestApp({ diskState, outboxState });
  const seen = async () => {
    const facts = await (await app.request('/healthz')).json();
    return [facts.freeBytes, facts.waiting];
  };
  const first = [1, 1];
  expect(await Promise.all([seen(), seen()])).toEqual([first, first]);
  clock.now += 1000;
  expect(await seen()).toEqual([2, 2]);
});

it('/healthz says whether the store can be written to, how much space is left, and how old the backup is', async () => {
  const response = await createTestApp().app.request('/healthz');
  expect([response.status, await response.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'ok', writable: true, freeBytes: 1_000_000, backupAgeHours: 3.5 }),
  ]);
});

it('/healthz answers 503 when the store cannot be written to, and tries again a second later', async () => {
  let full = true;
  let tries = 0;
  const check = async () => {
    tries++;
    if (full) throw new Error('database or disk is full');
  };
  const { app, clock } = createTestApp({ store: { ...fullDisk, check } });
  const response = await app.request('/healthz');
  const facts = { status: 'unavailable', writable: false };
  expect([response.status, await response.json()]).toEqual([503, expect.objectContaining(facts)]);
  full = false;
  expect([(await app.request('/healthz')).status, tries]).toEqual([503, 1]);
  clock.now += 1000;
  expect([(await app.request('/healthz')).status, tries]).toEqual([200, 2]);
});
