import { pages, pathTo } from '../domain/pages.ts';
import { expect, test } from './site.ts';

test('the street above the footer, with its sky, covers nothing of any page', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { id } of pages) {
      await page.goto(pathTo(id, 'en'));
      const covered = await page.locator('.street').evaluate((street) => {
        const { top } = street.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button, input, p, li, h2, h3, dd, img, svg)')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > top)
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      expect([id, width, covered]).toEqual([id, width, []]);
    }
  }
});
