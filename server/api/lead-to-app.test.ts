import { expect, test } from 'vitest';
import { facts } from '../../domain/facts.ts';
import { appPath } from '../../domain/service-pages.ts';
import { createTestApp } from '../testing/test-app.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari/537.36', facts.androidDownload],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', facts.appStore],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', facts.appStore],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', facts.appStore],
  ['', facts.appStore],
])('the address of the QR code leads “%s” to %s', async (userAgent, address) => {
  const response = await createTestApp().app.request(appPath, { headers: { 'User-Agent': userAgent } });
  expect([response.status, response.headers.get('location')]).toEqual([302, address]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
