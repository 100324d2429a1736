import { describe, expect, it } from 'vitest';
import { headersFor } from '../server/middleware/security-headers.ts';
import { headersFile, hostingRules, redirectsFile } from './static-hosting.ts';

const settings = { siteUrl: 'https://www.encore.example.com', apiOrigin: 'https://api.encore.example.com' };
const html = '<style>a{}</style>';
const files = [
  { name: 'en.html', html },
  { name: 'en/form/apply.html', html },
  { name: 'zh/answers/refused.html', html },
  { name: 'assets/entry-1.js', html: '' },
  { name: 'assets/entry-2.js', html: '' },
  { name: 'sitemap.xml', html: '' },
];
const rules = hostingRules(files, settings);
const headersOf = (path: string) => rules.headers.find((rule) => rule.path === path)?.headers;

describe('the rules for static hosts', () => {
  it('give every page the headers that our server gives it', () => {
    const together = { ...headersOf('/*'), ...headersOf('/en/form/apply') };
    expect(together).toMatchObject(headersFor(html, '/en/form/apply', settings));
    expect(headersOf('/en')?.['Content-Security-Policy']).toContain(`connect-src 'self' ${settings.apiOrigin};`);
  });

  it('keep answers to forms out of search engines', () => {
    expect(headersOf('/zh/answers/refused')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(headersOf('/en')).not.toHaveProperty('X-Robots-Tag');
  });

  it('let hashed files be kept for good, with one rule for all of them', () => {
    expect(headersOf('/assets/*')?.['Cache-Control']).toContain('immutable');
    expect(rules.headers.filter(({ path }) => path.startsWith('/assets'))).toHaveLength(1);
  });

  it('never set a header twice for an address', () => {
    const everywhere = Object.keys(headersOf('/*') ?? {});
    expect(everywhere).toContain('Strict-Transport-Security');
    for (const { path, headers } of rules.headers.slice(1)) {
      expect([path, Object.keys(headers).filter((name) => everywhere.includes(name))]).toEqual([path, []]);
    }
  });

  it('are written as Netlify and Cloudflare Pages read them', () => {
    expect(headersFile(rules)).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(redirectsFile(rules)).toContain('/about /en/about 301\n');
    expect(redirectsFile(rules)).toMatch(/\/zh\/\* \/zh\/404\.html 404\n\/\* \/404\.html 404\n$/);
  });
});
