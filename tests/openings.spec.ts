import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { boxesOf } from './boxes.ts';
import { expect, test } from './site.ts';

const wideScreens = [1024, 1280, 1440, 1920];

for (const language of languages) {
  test(`the newest cutting begins in the opening of Media on wide screens, below the words and beside the drawing (${language})`, async ({
    page,
  }) => {
    await page.goto(pathTo('media', language));
    for (const width of wideScreens) {
      await page.setViewportSize({ width, height: 800 });
      const [cutting, words, drawing] = await boxesOf(
        page,
        'li:has(> .clipping):first-child .clipping',
        '.flashlight h1 + p',
        '.opening-picture',
      );
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
      const [opening, drawing, field] = await boxesOf(
        page,
        '.bag-paper:has(h1)',
        '.opening-picture',
        '.question-bubble',
      );
      expect([width, Math.abs(opening.bottom - drawing.bottom) < 2]).toEqual([width, true]);
      expect([width, field.right < drawing.left + 24, field.bottom < opening.bottom]).toEqual([width, true, true]);
    }
  });

  test(`phones show the drawings of Media and FAQ on the first screen (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const id of ['media', 'faq'] as const) {
      await page.goto(pathTo(id, language));
      const [drawing] = await boxesOf(page, '.opening-picture');
      expect([id, drawing.top < 700, drawing.right - drawing.left >= 320]).toEqual([id, true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
}
