import { describe, expect, it } from 'vitest';
import { headersFile, hostingRules, redirectsFile } from './static-hosting.ts';

const settings = { siteUrl: 'https://www.encore.example.com', apiOrigin: 'https://api.encore.example.com' };
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const names = ['en.html', 'en/form/apply.html', 'zh/answers/referrals-saved.html', 'sitemap.xml'];
const assets = ['assets/entry-1.js', 'assets/entry-2.js'];
const rules = hostingRules([...names, ...assets], { '/en': inline, '/en/form/apply': inline }, settings);
const headersOf = (path: string) => rules.headers.find((rule) => rule.path === path)?.headers;

describe('the rules for static hosts', () => {
  it('give every page the headers that our server gives it', () => {
    const together = { ...headersOf('/*'), ...headersOf('/en/form/apply') };
    const policy = together['Content-Security-Policy'];
    expect(policy).toContain("style-src 'self' 'sha256-style';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(together).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'Referrer-Policy': expect.any(String),
      'Permissions-Policy': expect.any(String),
    });
    expect(headersOf('/en')?.['Content-Security-Policy']).toContain(`connect-src 'self' ${settings.apiOrigin};`);
    expect(headersOf('/en')?.['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  it('keep responses to forms out of search engines', () => {
    expect(headersOf('/zh/answers/referrals-saved')).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(headersOf('/en')).not.toHaveProperty('X-Robots-Tag');
  });

  it('let hashed files be cached for ever, with one rule for all of them', () => {
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
