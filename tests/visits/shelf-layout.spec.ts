import { shelfTexts } from '../../site/shelf/texts.ts';
import { openShelf } from '../shelf-page.ts';
import { expect, test } from '../site.ts';

test('of the next shop at the edge of the street at least 40 px are seen, or nothing', async ({ page }) => {
  const shelf = await openShelf(page, 'en');
  for (const width of [320, 360, 390, 430, 640, 660, 700, 740, 768, 800, 834, 1024, 1079, 1080, 1112, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await shelf.locator('.shelf-street').evaluate((street) => {
      const edge = street.getBoundingClientRect().right;
      const next = [...street.children].find((shop) => shop.getBoundingClientRect().right > edge + 1);
      return next ? edge - next.getBoundingClientRect().left : 0;
    });
    expect([width, seen <= 0 || seen > 39.9]).toEqual([width, true]);
  }
});

test('every bag that is left is drawn, beside their number', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const shelf = await openShelf(page, 'en');
  const { words } = shelfTexts('en');
  // The shop with the most.
  const shop = shelf.getByRole('listitem').filter({ hasText: words.shops.nineBaskets.name });
  await shop.getByRole('button', { name: words.rollUp }).click();
  const row = shop.locator('.shelf-left');
  await expect(row.locator('img')).toHaveCount(6);
  const [gap = 0, free = -1, bag = 0] = await row.evaluate((element) => {
    const [bags, number] = [...element.children].map((child) => child.getBoundingClientRect());
    const { right } = element.getBoundingClientRect();
    return [
      (number?.left ?? 0) - (bags?.right ?? 0),
      right - (number?.right ?? 0),
      element.querySelector('img')?.width ?? 0,
    ];
  });
  expect([gap >= 4, free >= 0, bag >= 14]).toEqual([true, true, true]);
});
