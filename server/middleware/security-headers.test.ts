import { describe, expect, it } from 'vitest';
import { asJson } from '../testing/fixtures.ts';
import { createTestApp } from '../testing/test-app.ts';
import { headersFor } from './security-headers.ts';

const settings = { siteUrl: 'http://localhost:3000' };
const directives = (headers: Record<string, string>) =>
  new Map(
    headers['Content-Security-Policy']
      ?.split('; ')
      .map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
  );
const policy = (path = '/en', more = {}) => directives(headersFor(path, { ...settings, ...more }));

describe('the Content-Security-Policy of a page', () => {
  it('allows the inline styles and scripts it is given, and nothing unsafe', () => {
    const inline = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'nonce-c'"] };
    const csp = directives(headersFor('/en', settings, inline));
    expect(csp.get('style-src')).toBe("'self' 'nonce-c'");
    expect(csp.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(csp.get('default-src')).toBe("'none'");
    expect(csp.get('base-uri')).toBe("'none'");
    expect(csp.get('require-trusted-types-for')).toBe("'script'");
    expect(JSON.stringify([...csp])).not.toContain('unsafe');
  });

  it('allows only the partnership form and its responses in a frame, on this site', () => {
    expect(policy('/en').get('frame-ancestors')).toBe("'none'");
    expect(policy('/en/form').get('frame-ancestors')).toBe("'none'");
    expect(policy('/en/answers/refused').get('frame-ancestors')).toBe("'none'");
    expect(policy('/zh/form/apply').get('frame-ancestors')).toBe("'self'");
    for (const code of ['partnerships-saved', 'other-site', 'too-many', 'unavailable']) {
      expect([code, policy(`/zh/answers/${code}`).get('frame-ancestors')]).toEqual([code, "'self'"]);
    }
  });

  it('allows a frame only on the page of the partnership form, with the configured form', () => {
    expect(policy().has('frame-src')).toBe(false);
    expect(policy('/en/form').get('frame-src')).toBe("'self'");
    const partnershipFormUrl = 'https://forms.example.com/abc?x=1';
    expect(policy('/en/form', { partnershipFormUrl }).get('frame-src')).toBe('https://forms.example.com');
  });

  it('allows connections to the API and to the cloud only when they are configured', () => {
    expect(policy().get('connect-src')).toBe("'self'");
    const api = { siteUrl: 'https://encore.example.com', apiOrigin: 'https://api.example.com' };
    expect(policy('/en', api).get('connect-src')).toBe("'self' https://api.example.com");
    expect(policy('/en', api).get('form-action')).toBe("'self' https://api.example.com");
    expect(policy('/en/form/apply', api).get('frame-ancestors')).toBe("'self' https://encore.example.com");
    const cloud = { firestoreProjectId: 'encore-hk' };
    expect(policy('/en', cloud).get('connect-src')).toBe("'self' https://firestore.googleapis.com");
  });
});

it('what a browser has blocked is counted by directive, without its text, and no more than 60 in a minute', async () => {
  const counted: string[] = [];
  const { app, lines } = createTestApp({ onPolicyReport: (directive) => counted.push(directive) });
  const report = (directive: unknown) =>
    app.request(`${policy().get('report-uri')}`, {
      ...asJson({ 'csp-report': { 'effective-directive': directive, 'document-uri': 'https://x/?q=91234567' } }),
      headers: { 'Content-Type': 'application/csp-report' },
    });
  for (const directive of ['script-src-elem', 'require-trusted-types-for', 'q=91234567', null])
    expect((await report(directive)).status).toBe(204);
  expect(counted).toEqual(['script-src', 'require-trusted-types-for', 'other', 'other']);
  await report('x'.repeat(20_000));
  expect(counted).toHaveLength(4);
  for (let n = 0; n < 100; n += 1) await report('img-src');
  expect(counted).toHaveLength(59);
  expect(JSON.stringify(lines)).not.toContain('91234567');
});

describe('every response', () => {
  it('has the security headers', async () => {
    const { app } = createTestApp();
    for (const path of ['/en', '/', '/nothing', '/healthz', '/api/unsubscribe', '/v1/x']) {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const { headers } = await app.request('/en');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect((await app.request('/robots.txt')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has Strict-Transport-Security where the site uses https', async () => {
    const { app } = createTestApp({ env: { SITE_URL: 'https://encore.example.com' } });
    for (const path of ['/en', '/robots.txt', '/healthz', '/nothing']) {
      expect((await app.request(path)).headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
    }
    expect(
      (await app.request('/api/send-message', asJson({}))).headers.get('strict-transport-security'),
    ).not.toBeNull();
  });
});
