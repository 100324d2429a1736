import { expect } from '@playwright/test';
import { siteWords } from '../../site/layout/words.ts';
import { pageWords } from '../../site/page-words.ts';
import { homeFirstScreen } from './home-first-screen.ts';
import { homeMap } from './home-map.ts';
import { homePictures } from './home-pictures.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

const phones = [320, 390];

export const home: Rule[] = [
  ...homeFirstScreen,
  ...homePictures,
  ...homeMap,
  {
    name: 'it has at most 350 style rules',
    widths: [390],
    async holds({ page }) {
      const rules = await page.evaluate(() => {
        const count = (list: CSSRuleList): number =>
          [...list].reduce(
            (sum, rule) =>
              sum +
              Number(rule instanceof CSSStyleRule) +
              ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
            0,
          );
        // The street of the shelf brings its own.
        return count((document.styleSheets[0] as CSSStyleSheet).cssRules);
      });
      expect(rules).toBeGreaterThan(200);
      expect(rules).toBeLessThanOrEqual(350);
    },
  },
  {
    name: 'the button of the menu is large enough for a thumb',
    widths: [320],
    async holds({ page, language }) {
      const button = await page.getByRole('button', { name: siteWords[language].nav.menu }).boundingBox();
      expect(button?.width).toBeGreaterThanOrEqual(44);
      expect(button?.height).toBeGreaterThanOrEqual(44);
    },
  },
  {
    name: 'the menu has two columns, and a button as wide as its words',
    widths: [768],
    async holds({ page, language }) {
      await page.getByRole('button', { name: siteWords[language].nav.menu }).click();
      const menu = page.locator('#menu');
      const lefts = await menu
        .locator('ul:first-child a')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
      const download = await menu.getByRole('link', { name: siteWords[language].download.cta }).boundingBox();
      await page.keyboard.press('Escape');
      expect(new Set(lefts).size).toBe(2);
      expect(download?.width).toBeLessThan(300);
      expect(Math.round(download?.x ?? 0)).toBe(lefts[0]);
    },
  },
  {
    name: 'the signs of the partners are in rows of four',
    widths: [768, 1000],
    language: 'en',
    async holds({ page }) {
      const tops = await page
        .locator('.tiles:has(.shop-sign) > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect([tops.length, new Set(tops).size, tops[3]]).toEqual([8, 2, tops[0]]);
    },
  },
  {
    name: 'the sign for new partners does not break inside a word',
    language: 'zh',
    async holds({ page }) {
      const [lines = []] = await textLines(page.locator('.tiles a.button'));
      expect(lines.join('/')).toMatch(/^成為\/?合作商戶$/);
    },
  },
  {
    name: 'the notes of the row are equally high',
    widths: phones,
    async holds({ page }) {
      const heights = await page
        .locator('.notes figure')
        .evaluateAll((notes) => notes.map((note) => (note as HTMLElement).offsetHeight));
      expect(new Set(heights).size).toBe(1);
    },
  },
  {
    name: 'the notes are a row which the keyboard scrolls',
    widths: [390],
    language: 'en',
    async holds({ page }) {
      const row = page.locator('.notes');
      const notes = row.getByRole('figure');
      // A part of the second note is in view.
      expect((await notes.nth(1).boundingBox())?.x).toBeLessThan(350);
      expect((await row.boundingBox())?.height).toBeLessThan(844);
      const scrolled = () => row.evaluate((element) => element.scrollLeft);
      await row.getByRole('link').focus();
      await expect(row.getByRole('link')).toBeInViewport();
      const end = await scrolled();
      expect(end).toBeGreaterThan(0);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(scrolled).toBeLessThan(end);
    },
  },
  {
    name: 'the heading above the notes has two lines, and is the largest below the first screen',
    widths: [320, 390, 768, 1440],
    async holds({ page, language, width }) {
      const heading = page.getByRole('heading', { name: pageWords.home[language].testimonials.title });
      const { size, lines } = await heading.evaluate((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return {
          size: Number.parseFloat(fontSize),
          lines: Math.round(element.clientHeight / Number.parseFloat(lineHeight)),
        };
      });
      expect(lines).toBe(2);
      expect(size).toBeGreaterThan(width === 1440 ? 140 : width / 9);
    },
  },
  {
    name: 'the stamp of the contact form is beside its words',
    widths: [320, 390, 480, 640, 768, 1024, 1440],
    async holds({ page }) {
      expect(await page.locator('#contact').evaluate(textsUnderStamp)).toEqual([]);
    },
  },
  {
    name: 'every label of the contact details is in one line',
    widths: [320],
    async holds({ page }) {
      const labels = page.locator('#contact dt');
      expect(await textLines(labels)).toEqual((await labels.allTextContents()).map((label) => [label]));
    },
  },
  {
    name: 'the links of the contact section leave no hole beside its letter',
    widths: [1440],
    async holds({ page }) {
      const [links, letter] = await page
        .locator('#contact ul, #contact .airmail')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
      expect(Math.abs((links ?? 0) - (letter ?? Infinity))).toBeLessThan(8);
    },
  },
];

/** The texts of the contact section of which a line is under the stamp, which itself must be whole on the screen. */
function textsUnderStamp(section: Element): (string | null)[] {
  const stamp = section.querySelector('.letter-stamp')?.getBoundingClientRect();
  if (!stamp || stamp.right > document.documentElement.clientWidth) return ['no whole stamp'];
  const isUnder = (line: DOMRect) =>
    line.right > stamp.left && line.left < stamp.right && line.bottom > stamp.top && line.top < stamp.bottom;
  return [...section.querySelectorAll('h3, p, a, label, dt, dd')]
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(isUnder);
    })
    .map((text) => text.textContent);
}
