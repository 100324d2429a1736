import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { pages, pathTo, postSlugs } from '../../domain/pages.ts';
import { robots } from './robots.ts';
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
