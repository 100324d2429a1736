import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { inLanguage, pageAt, pages, pathTo, postSlugs, unprefixedPaths } from './pages.ts';

test('the pages of docs/spec.md §2.2 are at their addresses, in both languages', () => {
  const addresses = languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language)));
  const specified = ['', '/about', '/merchant', '/referral', '/media', '/blog', '/faq', '/terms', '/form'];
  const below = ['/referral/why-join', '/referral/faq', ...postSlugs.map((slug) => `/blog/${slug}`)];
  for (const path of [...specified, ...below]) {
    expect(addresses).toContain(`/en${path}`);
    expect(addresses).toContain(`/zh${path}`);
  }
});

test('no address is in the table twice', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('pages at the top level have an address without a language, the others have none', () => {
  expect(unprefixedPaths).toContain('/about');
  expect(unprefixedPaths).not.toContain('/referral/faq');
  expect(unprefixedPaths).not.toContain('');
});

test('`pageAt` finds every address of the table', () => {
  for (const language of languages) {
    for (const page of pages) expect(pageAt(pathTo(page.id, language))).toEqual({ page, language });
  }
});

test('`pageAt` gives null for other addresses', () => {
  for (const path of ['/', '/fr', '/en/nothing', '/about', '/en//about', '/EN']) expect(pageAt(path)).toBeNull();
});

test('the language switch changes the prefix and keeps the rest of the path', () => {
  expect(inLanguage('/en/referral/why-join', 'zh')).toBe('/zh/referral/why-join');
  expect(inLanguage('/zh', 'en')).toBe('/en');
  expect(inLanguage('/en/no/such/page', 'zh')).toBe('/zh/no/such/page');
  expect(inLanguage('/no-prefix', 'zh')).toBe('/zh');
});
