import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referral } from '../../server/testing/fixtures.ts';
import { memoryStorage } from '../../server/testing/memory-storage.ts';
import { sendReferral } from './send-referral.ts';
import { readUnsent } from './unsent.ts';

let sent: string[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('localStorage', memoryStorage(new Map()));
  vi.stubGlobal('location', { pathname: '/en/referral', search: '' });
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, events[name].bind(events));
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a referral that our server refuses for good, while the cloud store is away, stays on the device and is not sent again', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return url.includes('/v1/')
      ? Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 })
      : Response.json({ success: false, message: 'Not a referral.' }, { status: 400 });
  });
  const endpoints = { apiOrigin: '', firestoreProjectId: '', firestoreApiKey: '' };
  const { outcome } = await sendReferral(referral, { language: 'en', website: '' }, endpoints);
  const { waiting, refused } = readUnsent();
  expect([outcome.savedBy, waiting, refused.length]).toEqual(['device', [], 1]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent).toHaveLength(2);
});
