import { pathTo } from '../domain/pages.ts';
import { textLines } from './layout/text-lines.ts';
import { expect, openAllDetails, test } from './site.ts';

test('A short abbreviation in brackets is on the line of the word before it', async ({ page }) => {
  let found = 0;
  for (const id of ['referral', 'merchant', 'media', 'whyJoin'] as const) {
    await page.goto(pathTo(id, 'zh'));
    await openAllDetails(page);
    for (const width of [320, 344, 360, 375, 390, 430, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = (await textLines(page.locator('main p:has(> .whitespace-nowrap)'))).flat();
      found += lines.filter((line) => line.includes('（CO')).length;
      expect([id, width, lines.filter((line) => line.startsWith('（'))]).toEqual([id, width, []]);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('The units of the impact figures stand as near as in a text', async ({ page }) => {
  await page.goto(pathTo('about', 'zh'));
  const units = page.locator('dd.font-display > span').filter({ hasText: /^公/ });
  await expect(units).toHaveCount(3);
  for (const unit of await units.all()) await expect(unit).toHaveCSS('margin-left', '0px');
});
