import { languages } from '../../domain/languages.ts';
import { shelfTexts } from '../../site/shelf/texts.ts';
import { boxesOf } from '../boxes.ts';
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

for (const language of languages) {
  test(`the slip of a closed bag has no hole above its button in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shelf = await openShelf(page, language);
    const holes = await shelf.locator('.shelf-slip').evaluate((slip) => {
      const boxes = [...slip.children].map((child) => child.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
    });
    expect(holes).toHaveLength(3);
    expect(Math.max(...holes)).toBeLessThan(20);
  });

  test(`every bag that is left is drawn, beside their number, in ${language}`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const shelf = await openShelf(page, language);
      const { words } = shelfTexts(language);
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
      expect([width, gap >= 4, free >= 0, bag >= 14]).toEqual([width, true, true, true]);
    }
  });
}

test('on the smallest phone the pieces of a torn bag are below the shutter', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const shelf = await openShelf(page, 'en');
  await shelf.getByRole('button', { name: shelfTexts('en').words.tear }).click();
  const pieces = shelf.locator('.shelf-piece');
  await expect(pieces).toHaveCount(5);
  for (const one of await pieces.all()) {
    const [piece, shutter] = await boxesOf(page, one, shelf.locator('.shelf-shutter').first());
    // Boxes of what is turned are larger than the drawings.
    expect(piece.y + piece.height / 6).toBeGreaterThan(shutter.bottom);
  }
});
