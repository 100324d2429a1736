import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { boxesOf } from './boxes.ts';
import { expect, test } from './site.ts';

/** Screens that are wider than a laptop's. */
const screens = [
  [1728, 1000],
  [1920, 1080],
  [2560, 1300],
] as const;

test('on wide screens column, bar, title and text are larger than on a laptop, by at most 15%', async ({ page }) => {
  for (const id of ['merchant', 'faq', 'blog'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathTo(id, 'en'));
    const laptop = await page.evaluate(sizes);
    for (const [width, height] of [[1680, 1050] as const, ...screens]) {
      await page.setViewportSize({ width, height });
      const growth = (await page.evaluate(sizes)).map((size, index) => size / (laptop[index] ?? 0));
      for (const factor of growth) expect(factor, `${id}, ${width} px`).toBeCloseTo(1.15, 1);
      expect(Math.max(...growth), `${id}, ${width} px`).toBeLessThan(1.16);
    }
  }
});

test('the desk has its own size of text, also on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/en/desk/start');
  await expect(page.locator('html')).toHaveCSS('font-size', '15px');
});

for (const language of languages) {
  test(`on wide screens clock and bag of the home page end where the bar ends, and nothing covers the words (${language})`, async ({
    page,
  }) => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('home', language));
      const boxes = await boxesOf(page, '.site-bar > .column', '.wall-clock', '.hero-bag .bag');
      const ends = boxes.map(({ right }) => right);
      expect(Math.max(...ends) - Math.min(...ends), `${width} px`).toBeLessThan(1);
      expect([width, await page.evaluate(coveredWords)]).toEqual([width, []]);
    }
  });
}

for (const language of languages) {
  test(`at 1440 px no column leaves a hole beside a longer one (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathTo('home', language));
    const [links, letter] = await allBoxes(page, '#contact ul, #contact .airmail');
    expect(Math.abs((links?.bottom ?? 0) - (letter?.bottom ?? Infinity)), 'contact').toBeLessThan(8);
    await page.goto(pathTo('media', language));
    const cuttings = await allBoxes(page, '.clipping');
    for (const [above, below] of [
      [0, 2],
      [2, 4],
      [1, 3],
      [3, 5],
    ] as const) {
      const gap = (cuttings[below]?.top ?? Infinity) - (cuttings[above]?.bottom ?? 0);
      expect(gap, `between cuttings ${above} and ${below}`).toBeGreaterThan(24);
      expect(gap, `between cuttings ${above} and ${below}`).toBeLessThan(140);
    }
  });
}

const allBoxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );

/** The widths of column and bar, and the sizes of the title's and the paragraphs' letters. */
function sizes(): number[] {
  const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  const sizeOf = (selector: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize);
  return [widthOf('main .column'), widthOf('header nav'), sizeOf('header nav a'), sizeOf('h1'), sizeOf('main p')];
}

/** Texts of the first screen that the phone or the bag reaches. */
function coveredWords(): string[] {
  const pictures = ['.hero-phone', '.hero-bag .bag'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  const covered: string[] = [];
  for (const part of document.querySelectorAll('.hero-words, .hero-text, .hero-offer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (const range = document.createRange(); texts.nextNode(); ) {
      range.selectNodeContents(texts.currentNode);
      const reaches = [...range.getClientRects()].some((line) =>
        pictures.some(
          (box) =>
            box && line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
        ),
      );
      if (reaches) covered.push(range.toString());
    }
  }
  return covered;
}
