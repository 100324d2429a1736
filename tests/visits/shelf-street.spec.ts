import { shelfShops } from '../../site/shelf/shops.ts';
import { shelfTexts } from '../../site/shelf/texts.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { boxesOf } from '../boxes.ts';
import { openShelf } from '../shelf-page.ts';
import { expect, test } from '../site.ts';

const [bakery] = shelfShops;

for (const [width, fronts] of [
  [1440, 5],
  [1920, 6],
] as const) {
  test(`the street is as wide as a screen of ${width} px, with ${fronts} fronts, and its controls have 16 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shelf = await openShelf(page, 'en');
    for (const part of [shelf, shelf.locator('.shelf-street')]) {
      const box = await part.boundingBox();
      expect([box?.x, box?.width]).toEqual([0, width]);
    }
    const places = await shelf.locator('.shelf-shop').evaluateAll((shops) =>
      shops
        .map((shop) => shop.getBoundingClientRect())
        .filter(({ left, right }) => right > 0 && left < innerWidth)
        .map(({ left, right }) => [left, right]),
    );
    expect(places).toHaveLength(fronts);
    expect(Math.min(...places.flat())).toBeLessThanOrEqual(0);
    expect(Math.max(...places.flat())).toBeGreaterThan(width);
    const [heading, first] = await boxesOf(page, shelf.getByRole('heading'), shelf.getByRole('listitem').first());
    expect(first.x).toBeCloseTo(heading.x, 0);
    const sizes = await shelf
      .locator('legend, label')
      .evaluateAll((controls) => controls.map((control) => Number.parseFloat(getComputedStyle(control).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a shop that is not found stays in the street, and cannot be opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { words, hours } = shelfTexts('en');
  const shelf = await openShelf(page, 'en');
  await shelf.getByText(words.districts['Wan Chai'], { exact: true }).click();
  await shelf.getByText(hours(21), { exact: true }).click();
  await expect(shelf.locator('[data-shop]')).toHaveCount(shelfShops.length);
  const closed = shelf.locator(`[data-shop=${bakery.id}]`);
  await expect(closed).toBeVisible();
  // It was open before the choice.
  await expect(closed).not.toHaveAttribute('data-open');
  const shutter = closed.locator('.shelf-shutter');
  await shutter.evaluate((button) => button.focus());
  await expect(shutter).not.toBeFocused();
  await expect(closed).toBeInViewport();
  const { x = 0, y = 0 } = (await closed.boundingBox()) ?? {};
  await page.mouse.click(x + 100, y + 400);
  await expect(closed).not.toHaveAttribute('data-open');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page, { include: '[data-island=shelf]' });
  }
  // After the shop that was found comes the app.
  await shelf.locator('[data-open]').getByRole('button', { name: words.tear }).focus();
  await page.keyboard.press('Tab');
  await expect(shelf.getByRole('link', { name: words.poster.button })).toBeFocused();
  await shelf.getByText(words.district.any, { exact: true }).click();
  await shelf.getByText(words.hour.any, { exact: true }).click();
  await expect(closed).toHaveAttribute('data-open');
});
