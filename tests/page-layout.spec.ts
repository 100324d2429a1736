import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { servicePaths } from '../domain/service-pages.ts';
import { badChineseLines, shortLastLines } from './layout/chinese-lines.ts';
import { latinGaps } from './layout/latin-gaps.ts';
import { oldStyleFigures, tornMeasures } from './layout/measures.ts';
import { textBlocks } from './layout/text-blocks.ts';
import { textLines } from './layout/text-lines.ts';
import { expect, openAllDetails, test } from './site.ts';

/** Phones, a tablet, a small laptop, where the columns are narrowest, and a large one. */
const widths = [320, 360, 390, 768, 1024, 1440];

const pagePaths = languages.flatMap((language) => pages.map(({ id }) => pathTo(id, language)));
const paths = [...pagePaths, ...servicePaths().filter((path) => path.startsWith('/zh/'))];

for (const path of paths) {
  const isChinese = path.startsWith('/zh');

  test(`${path} breaks no line badly and covers nothing, at any width`, async ({ page }) => {
    await page.goto(path);
    await openAllDetails(page);
    if (pagePaths.includes(path)) await expect(page.locator('.street')).toHaveCount(1);
    expect(await oldStyleFigures(page), 'figures that look like letters').toEqual([]);
    expect(await breaksInFlexBoxes(page), 'phrase breaks that are items of a flex box').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`at ${width} px`, async () => {
        expect(await coveredByStreet(page), 'covered by the street above the footer').toEqual([]);
        expect(await tornMeasures(page), 'prices, and figures with a unit, on two lines').toEqual([]);
        if (isChinese) {
          const blocks = await textBlocks(page);
          expect(blocks.length).toBeGreaterThan(1);
          const gaps = await latinGaps(page);
          // The home page has some of everything that is looked for.
          if (path === pathTo('home', 'zh')) {
            expect(blocks.filter(({ isHeading }) => isHeading).length).toBeGreaterThan(5);
            expect(blocks.filter(({ hasClauses }) => hasClauses).length).toBeGreaterThan(5);
            expect(gaps.length).toBeGreaterThan(20);
          }
          expect(badChineseLines(blocks)).toEqual([]);
          expect(shortLastLines(blocks), 'end with a line of one or two characters').toEqual([]);
          const uneven = gaps.filter(({ gap, beginsLine }) => (beginsLine ? gap > 0.06 : gap < 0.06));
          expect(uneven, 'gaps between Chinese and figures or Latin words').toEqual([]);
        } else {
          const headings = await textLines(page.locator('main :is(h1, h2, h3)'));
          const cut = headings.filter((lines) => lines.slice(0, -1).some((line) => /\w$/.test(line)));
          expect(cut, 'headings that break inside a word').toEqual([]);
        }
      });
    }
    if (!isChinese) return;
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 800 });
    expect(badChineseLines(await textBlocks(page)), 'on paper').toEqual([]);
  });
}

/** Breaks that are items of a flex box or grid, which Firefox would put a gap around. */
function breaksInFlexBoxes(page: Page) {
  return page.locator('.phrase-break').evaluateAll((breaks) =>
    breaks
      .map(({ parentElement }) => parentElement)
      .filter((parent) => parent && /flex|grid/.test(getComputedStyle(parent).display))
      .map((parent) => parent?.textContent),
  );
}

/** What reaches into the street above the footer, with its sky. */
function coveredByStreet(page: Page) {
  return page.evaluate(() => {
    // Pages inside a frame have none.
    const top = document.querySelector('.street')?.getBoundingClientRect().top ?? Infinity;
    return [...document.querySelectorAll('main :is(a, button, input, p, li, h2, h3, dd, img, svg)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > top)
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}
