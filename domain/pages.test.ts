import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { inLanguage, pageAt, pages, pathTo } from './pages.ts';

test('the site has these 28 addresses', () => {
  const addresses = languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language)));
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/en",
      "/en/about",
      "/en/merchant",
      "/en/referral",
      "/en/media",
      "/en/blog",
      "/en/faq",
      "/en/terms",
      "/en/form",
      "/en/referral/why-join",
      "/en/referral/faq",
      "/en/blog/zero-waste-cooking-simple-tasty-recipes-using-food-scraps-1",
      "/en/blog/tips-to-keep-your-food-fresh-and-reduce-waste",
      "/en/blog/is-microwaving-food-safe",
      "/zh",
      "/zh/about",
      "/zh/merchant",
      "/zh/referral",
      "/zh/media",
      "/zh/blog",
      "/zh/faq",
      "/zh/terms",
      "/zh/form",
      "/zh/referral/why-join",
      "/zh/referral/faq",
      "/zh/blog/zero-waste-cooking-simple-tasty-recipes-using-food-scraps-1",
      "/zh/blog/tips-to-keep-your-food-fresh-and-reduce-waste",
      "/zh/blog/is-microwaving-food-safe",
    ]
  `);
});

test('every address of the table leads back to its page', () => {
  for (const language of languages) {
    for (const page of pages) expect(pageAt(pathTo(page.id, language))).toEqual({ page, language });
  }
});

test('an address outside the table is no page', () => {
  for (const path of ['/', '/fr', '/en/nothing', '/about', '/en//about', '/EN']) expect(pageAt(path)).toBeNull();
});

test('the language switch changes the prefix and keeps the rest of the path', () => {
  expect(inLanguage('/en/referral/why-join', 'zh')).toBe('/zh/referral/why-join');
  expect(inLanguage('/zh', 'en')).toBe('/en');
  expect(inLanguage('/en/no/such/page', 'zh')).toBe('/zh/no/such/page');
  expect(inLanguage('/no-prefix', 'zh')).toBe('/zh');
});
