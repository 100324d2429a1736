import { expect, it } from 'vitest';
import { asJson } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';
import { comesFromAnotherSite } from './cross-site.ts';

const settings = { siteUrl: 'https://encore.example.com', apiOrigin: 'https://api.example.net' };

it.each<[boolean, Record<string, string>]>([
  [true, { Origin: 'https://evil.example.com' }],
  [true, { Origin: 'null' }],
  [true, { Origin: 'nonsense' }],
  [true, { 'Sec-Fetch-Site': 'cross-site' }],
  [true, { Origin: 'https://encore.example.com.evil.example' }],
  [false, {}],
  [false, { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }],
  [false, { Origin: 'https://encore.example.com', 'Sec-Fetch-Site': 'cross-site' }],
  [false, { Origin: 'https://api.example.net' }],
  [false, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  [false, { 'Sec-Fetch-Site': 'none' }],
])('whether a write comes from a page of another site: %s with %o', (expected, headers) => {
  const request = new Request('http://localhost/api/submit-referral', { headers });
  expect(comesFromAnotherSite(request, settings)).toBe(expected);
});

it.each(['/api/submit-referral', '/v1/projects/encore/databases/(default)/documents:commit'])(
  'CORS lets only the pages’ origin write to %s',
  async (path) => {
    const { app } = createTestApp({ env: { SITE_URL: settings.siteUrl, API_ORIGIN: settings.apiOrigin } });
    const preflight = async (origin: string) => {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      return (await app.request(path, { method: 'OPTIONS', headers })).headers;
    };
    const ours = await preflight(settings.siteUrl);
    expect(ours.get('access-control-allow-origin')).toBe(settings.siteUrl);
    expect(ours.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
    const theirs = await preflight('https://evil.example.com');
    expect([null, settings.siteUrl]).toContain(theirs.get('access-control-allow-origin'));
    const response = await app.request(path, asJson({}, { Origin: settings.siteUrl }));
    expect(response.headers.get('access-control-allow-origin')).toBe(settings.siteUrl);
  },
);
