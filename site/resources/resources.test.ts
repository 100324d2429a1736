import { Resvg } from '@resvg/resvg-js';
import decodeQR from 'qr/decode.js';
import { describe, expect, it, test } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { pages, pathTo, postSlugs } from '../../domain/pages.ts';
import { qrPicture } from '../ui/qr-code.server.ts';
import { appCode } from './app-code.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';

const siteUrl = 'https://www.encore.example.com';
const xml = sitemap(siteUrl, { [postSlugs[0]]: '2026-11-01' });
const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
const alternatesOf = (entry: string) =>
  [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, address]) => [language, address]);

describe('the sitemap', () => {
  it('has every address of the page table in every language, once, and nothing else', () => {
    const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);
    const wanted = pages.flatMap(({ id }) => languages.map((language) => `${siteUrl}${pathTo(id, language)}`));
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  it('names for each address the page in every language, itself included', () => {
    for (const entry of entries) {
      const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
      const path = address.replace(`${siteUrl}/`, '').replace(/^(en|zh)/, '');
      expect(alternatesOf(entry)).toEqual([
        ['en', `${siteUrl}/en${path}`],
        ['zh-HK', `${siteUrl}/zh${path}`],
        ['x-default', `${siteUrl}/en${path}`],
      ]);
    }
  });

  it('has a day of change only for pages that show a date', () => {
    const dated = entries.filter((entry) => entry.includes('<lastmod>'));
    expect(dated).toHaveLength(languages.length);
    for (const entry of dated) expect(entry).toMatch(`/blog/${postSlugs[0]}</loc><lastmod>2026-11-01</lastmod>`);
  });

  it('gives the priorities of the page table', () => {
    for (const { id, priority } of pages) {
      const entry = entries.find((one) => one.includes(`<loc>${siteUrl}${pathTo(id, 'zh')}</loc>`));
      expect(entry).toContain(`<priority>${priority.toFixed(1)}</priority>`);
    }
  });
});

it('robots.txt disallows only the API, and has the address of the sitemap', () => {
  expect(robots(siteUrl)).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots(siteUrl).match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /v1/']);
});

test.each(['https://www.encore.example.com', 'https://api.example.com', 'http://localhost:3000'])(
  'a scanner reads the address of the app on %s from the code, in the size in which it is shown',
  (origin) => {
    expect(scanned(appCode(origin), 104, '#fbf4e6')).toBe(`${origin}/api/app`);
  },
);

it('a scanner reads an address from a code on a dark page', () => {
  const address = `${siteUrl}/zh/referral?via=Central+and+Western`;
  expect(scanned(qrPicture(address), 180, '#1c1410')).toBe(address);
});

function scanned(code: string, size: number, background: string): string {
  const data = new Resvg(code, { background, fitTo: { mode: 'width', value: size } }).render().pixels;
  return decodeQR({ width: size, height: size, data });
}

it('security.txt has an address for reports, and expires within a year of the build', () => {
  expect(securityTxt('https://encore.example.com', new Date('2026-11-21T20:00:00Z'))).toBe(
    'Contact: mailto:hello@encore.example.com\nExpires: 2027-11-20T00:00:00.000Z\nPreferred-Languages: en, zh\n' +
      'Canonical: https://encore.example.com/.well-known/security.txt\n',
  );
});
