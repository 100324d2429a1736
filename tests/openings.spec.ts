import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { expect, test } from './site.ts';

const wideScreens = [1024, 1280, 1440, 1920];

/** The box of the only element of the page that matches, in pixels. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

for (const language of languages) {
  test(`the newest cutting begins in the opening of Media on wide screens, below the words and beside the drawing (${language})`, async ({
    page,
  }) => {
    await page.goto(pathTo('media', language));
    for (const width of wideScreens) {
      await page.setViewportSize({ width, height: 800 });
      const cutting = await boxOf(page, 'li:has(> .clipping):first-child .clipping');
      const words = await boxOf(page, '.flashlight h1 + p');
      const drawing = await boxOf(page, '.opening-picture');
      expect([width, cutting.top > words.bottom + 12, cutting.top < drawing.bottom - 8]).toEqual([width, true, true]);
      // The outer twelfth of the drawing is floor only.
      const covered = (cutting.right - drawing.left) / (drawing.right - drawing.left);
      expect([width, cutting.top < 700, covered < 1 / 12]).toEqual([width, true, true]);
    }
  });

  test(`the drawing of FAQ stands on the edge of its opening, and nothing asked covers it (${language})`, async ({
    page,
  }) => {
    await page.goto(pathTo('faq', language));
    for (const width of wideScreens) {
      await page.setViewportSize({ width, height: 800 });
      const opening = await boxOf(page, '.bag-paper:has(h1)');
      const drawing = await boxOf(page, '.opening-picture');
      const field = await boxOf(page, '.question-bubble');
      expect([width, Math.abs(opening.bottom - drawing.bottom) < 2]).toEqual([width, true]);
      expect([width, field.right < drawing.left + 24, field.bottom < opening.bottom]).toEqual([width, true, true]);
    }
  });

  test(`phones show the drawings of Media and FAQ on the first screen (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const id of ['media', 'faq'] as const) {
      await page.goto(pathTo(id, language));
      const drawing = await boxOf(page, '.opening-picture');
      expect([id, drawing.top < 700, drawing.right - drawing.left >= 320]).toEqual([id, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
}
