import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { expect, test } from './site.ts';

for (const language of languages)
  test(`in the menu of phones and tablets every row of links is full, in ${language}`, async ({ page }) => {
    await page.goto(pathTo('faq', language));
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: siteWords[language].nav.menu }).click();
      for (const list of await page.locator('#menu ul').all()) {
        const rows = await list.locator('a').evaluateAll((links) => {
          const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
          return Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
        });
        expect([width, new Set(rows).size]).toEqual([width, 1]);
      }
      await page.keyboard.press('Escape');
    }
  });

test('what is behind the open menu cannot be read: its torn edge would cut a line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('faq', 'zh'));
  await page.getByRole('button', { name: siteWords.zh.nav.menu }).click();
  const blur = await page.locator('#menu').evaluate((menu) => getComputedStyle(menu, '::backdrop').backdropFilter);
  expect(blur).toMatch(/^blur\([1-9]\d*px\)$/);
});
