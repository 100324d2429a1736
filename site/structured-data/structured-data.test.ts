import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/languages.ts';
import { pageAt, pages, pathTo, postSlugs } from '../../domain/pages.ts';
import { configuration } from '../configuration.ts';
import { structuredDataOf } from './structured-data.tsx';

type Thing = Record<string, unknown> & { '@type': string };
const all = (page: (typeof pages)[number]['id'], language: 'en' | 'zh') =>
  structuredDataOf(page, language) as unknown as Thing[];
const kinds = (page: (typeof pages)[number]['id']) => all(page, 'en').map((thing) => thing['@type']);
const pathOf = (address: unknown) => String(address).replace(configuration.siteUrl, '');

describe.each(languages)('structured data in %s', (language) => {
  it.each(pages.slice(1))('has breadcrumbs from the home page to $path', ({ id }) => {
    const trail = all(id, language).find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(pathOf(steps[0]?.item)).toBe(`/${language}`);
    expect(pathOf(steps.at(-1)?.item)).toBe(pathTo(id, language));
    for (const { item, name } of steps) {
      expect(pageAt(pathOf(item))?.language).toBe(language);
      expect(name).toMatch(/../);
    }
  });

  it('has absolute addresses only', () => {
    for (const { id } of pages) {
      const text = JSON.stringify(all(id, language));
      for (const [, address] of text.matchAll(/"(?:url|item|image|logo|mainEntityOfPage|@id)":"([^"]*)"/g)) {
        expect(address).toMatch(/^https?:\/\//);
      }
    }
  });
});

it('has the items that belong to each page, and no others', () => {
  expect(kinds('home')).toEqual(['WebSite']);
  expect(kinds('about')).toEqual(['Organization', 'BreadcrumbList']);
  expect(kinds('faq')).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(kinds('referralFaq')).toEqual(['FAQPage', 'BreadcrumbList']);
  for (const slug of postSlugs) expect(kinds(slug)).toEqual(['BlogPosting', 'BreadcrumbList']);
  for (const id of [
    'merchant',
    'referral',
    'media',
    'blog',
    'terms',
    'privacy',
    'accessibility',
    'form',
    'whyJoin',
  ] as const) {
    expect(kinds(id)).toEqual(['BreadcrumbList']);
  }
});
