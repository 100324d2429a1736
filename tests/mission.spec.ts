import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { pageWords } from '../site/page-words.ts';
import { expect, test } from './site.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

for (const language of languages) {
  test(`the words of the mission are on plain ground, clear of the arms and the bag, in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathTo('about', language));
    const { customers, businesses } = pageWords.about[language].mission;
    await page.locator('.two-sides img').scrollIntoViewIfNeeded();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of [customers.title, customers.text, businesses.title, businesses.text]) {
        const words = page.locator('.two-sides').getByText(text, { exact: true });
        await words.evaluate((element) => {
          element.style.color = 'transparent';
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
        await page.locator('.two-sides img').evaluate((image: HTMLImageElement) => image.decode());
        expect([width, text, await coloursOf(page, await words.screenshot())]).toEqual([width, text, 1]);
      }
    }
  });
}

/** How many colours are in a picture. */
function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { buffer } = context.getImageData(0, 0, image.width, image.height).data;
    return new Set(new Uint32Array(buffer)).size;
  }, png.toString('base64'));
}
