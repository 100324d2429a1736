import { expect } from '@playwright/test';
import { pathTo } from '../../domain/pages.ts';
import { badChineseLines, halfEmptyLines, shortLastLines } from './layout/chinese-lines.ts';
import { latinGaps } from './layout/latin-gaps.ts';
import { oldStyleFigures, tornMeasures } from './layout/measures.ts';
import { textBlocks } from './layout/text-blocks.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

/** What holds on every page. */
export const everyPage: Rule[] = [
  {
    name: 'nothing is wider than the screen',
    async holds({ page, width }) {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  },
  {
    name: 'nothing is wider than the screen when a reader spaces the text as WCAG 1.4.12 allows',
    // On the second the footer has two columns.
    widths: [320, 360],
    async holds({ page, width }) {
      const spaced = page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }' +
            'p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
        const { scrollWidth } = document.documentElement;
        document.adoptedStyleSheets.pop();
        return scrollWidth;
      });
      expect(await spaced).toBe(width);
    },
  },
  {
    name: 'whatever is pressed, and is not in a sentence, is as large as a finger (WCAG 2.5.5)',
    widths: [390],
    async holds({ page }) {
      const small = page.evaluate(() => {
        const isInSentence = (element: Element) => {
          const text = element.closest('p, li, dd')?.textContent ?? element.textContent;
          return getComputedStyle(element).display === 'inline' && text !== element.textContent;
        };
        // Over the whole of a card.
        const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
        return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
          .filter((element) => element.checkVisibility() && !element.closest('.invisible-text, label'))
          .filter((element) => !isInSentence(element) && !isStretched(element))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 1 && Math.min(width, height) < 43.5;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100));
      });
      expect(await small).toEqual([]);
    },
  },
  {
    name: 'nothing reaches into the street above the footer',
    async holds({ page }) {
      const covered = page.evaluate(() => {
        // Pages inside a frame have none.
        const top = document.querySelector('.street')?.getBoundingClientRect().top ?? Infinity;
        return [...document.querySelectorAll('main :is(a, button, input, p, li, h2, h3, dd, img, svg)')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > top)
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      expect(await covered).toEqual([]);
    },
  },
  {
    name: 'prices, and figures with a unit, are on one line',
    async holds({ page }) {
      expect(await tornMeasures(page)).toEqual([]);
    },
  },
  {
    name: 'no heading breaks inside a word',
    language: 'en',
    async holds({ page }) {
      const headings = await textLines(page.locator('main :is(h1, h2, h3)'));
      expect(headings.filter((lines) => lines.slice(0, -1).some((line) => /\w$/.test(line)))).toEqual([]);
    },
  },
  {
    name: 'no Chinese line breaks badly, and no heading ends with one or two characters',
    language: 'zh',
    async holds({ page }) {
      const blocks = await textBlocks(page);
      expect(blocks.length).toBeGreaterThan(1);
      // The home page has some of everything that is looked for.
      if (page.url().endsWith(pathTo('home', 'zh'))) {
        expect(blocks.filter(({ isHeading }) => isHeading).length).toBeGreaterThan(5);
        expect(blocks.filter(({ isShort }) => isShort).length).toBeGreaterThan(2);
      }
      expect(badChineseLines(blocks)).toEqual([]);
      expect(shortLastLines(blocks)).toEqual([]);
    },
  },
  {
    name: 'no Chinese text of a card leaves half of a line empty on the smallest phone',
    widths: [320],
    language: 'zh',
    async holds({ page }) {
      expect(halfEmptyLines(await textBlocks(page))).toEqual([]);
    },
  },
  {
    name: 'a short abbreviation in brackets is on the line of the word before it',
    widths: [320, 344, 360, 375, 390, 430, 768, 1440],
    language: 'zh',
    async holds({ page }) {
      const lines = (await textLines(page.locator('main p:has(> .whitespace-nowrap)'))).flat();
      if (page.url().endsWith(pathTo('merchant', 'zh'))) expect(lines.join()).toContain('（CO');
      expect(lines.filter((line) => /^（[A-Z]/.test(line))).toEqual([]);
    },
  },
  {
    name: 'there are gaps between Chinese and figures or Latin words, and none where a line begins',
    language: 'zh',
    async holds({ page }) {
      const gaps = await latinGaps(page);
      if (page.url().endsWith(pathTo('home', 'zh'))) expect(gaps.length).toBeGreaterThan(20);
      expect(gaps.filter(({ gap, beginsLine }) => (beginsLine ? gap > 0.06 : gap < 0.06))).toEqual([]);
    },
  },
  {
    name: 'figures do not look like letters, and no phrase break is an item of a flex box, which Firefox puts a gap around',
    widths: [320],
    async holds({ page }) {
      expect(await oldStyleFigures(page)).toEqual([]);
      const inFlexBoxes = page.locator('.phrase-break').evaluateAll((breaks) =>
        breaks
          .map(({ parentElement }) => parentElement)
          .filter((parent) => parent && /flex|grid/.test(getComputedStyle(parent).display))
          .map((parent) => parent?.textContent),
      );
      expect(await inFlexBoxes).toEqual([]);
    },
  },
];

/** What holds on every printed page. */
export const everyPageOnPaper: Rule[] = [
  {
    name: 'no Chinese line breaks badly on paper',
    language: 'zh',
    async holds({ page }) {
      expect(badChineseLines(await textBlocks(page))).toEqual([]);
    },
  },
  {
    name: 'all text is dark on paper',
    async holds({ page }) {
      expect(await page.locator('main').evaluate(lightTexts)).toEqual([]);
    },
  },
  {
    name: 'paper is white under all text, even where backgrounds are printed',
    async holds({ page }) {
      expect(await page.evaluate(printedBackgrounds)).toEqual([]);
    },
  },
];

/** Classes of the elements with a background, their generated content included. */
function printedBackgrounds(): string[] {
  return [...document.querySelectorAll('html, body, main, main :not(svg, svg *)')]
    .filter((element) => element.checkVisibility())
    .filter((element) =>
      [null, '::before', '::after'].some((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      }),
    )
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Texts whose colour is too light for white paper. */
function lightTexts(main: Element): string[] {
  return [...main.querySelectorAll('*:not(svg, svg *)')]
    .filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .filter((element) => element.checkVisibility())
    .filter(
      (element) => Math.max(...(getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) > 140,
    )
    .map((element) => element.textContent);
}
