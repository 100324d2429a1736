import { expect, type Page } from '@playwright/test';
import type { PageId } from '../../domain/pages.ts';
import { phraseBreaks } from '../../site/layout/phrases.ts';
import { siteWords } from '../../site/layout/words.ts';
import { boxesOf } from '../boxes.ts';
import { largerOnWideScreens } from './larger-on-wide-screens.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

const laptops = [1024, 1280, 1440, 1920];

const drawingOnPhones: Rule = {
  name: 'the drawing is on the first screen',
  widths: [390],
  async holds({ page }) {
    const drawing = await drawingOf(page);
    expect(drawing.top).toBeLessThan(700);
    expect(drawing.right - drawing.left).toBeGreaterThanOrEqual(320);
  },
};

const media: Rule[] = [
  drawingOnPhones,
  {
    name: 'the newest cutting begins in the opening, below the words and beside the drawing',
    widths: laptops,
    async holds({ page }) {
      await toTop(page);
      const newest = 'li:has(> .clipping):first-child .clipping';
      const [cutting, words, drawing] = await boxesOf(page, newest, '.flashlight h1 + p', '.opening-picture');
      expect(cutting.top).toBeGreaterThan(words.bottom + 12);
      expect(cutting.top).toBeLessThan(Math.min(drawing.bottom - 8, 700));
      // The outer twelfth of the drawing is floor only.
      expect((cutting.right - drawing.left) / (drawing.right - drawing.left)).toBeLessThan(1 / 12);
    },
  },
  {
    name: 'no cutting leaves a hole beside a longer one',
    widths: [1440],
    async holds({ page }) {
      const cuttings = await page
        .locator('.clipping')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      for (const above of [0, 1, 2, 3]) {
        const gap = (cuttings[above + 2]?.top ?? Infinity) - (cuttings[above]?.bottom ?? 0);
        expect(gap, `below cutting ${above}`).toBeGreaterThan(24);
        expect(gap, `below cutting ${above}`).toBeLessThan(140);
      }
    },
  },
];

const menu: Rule[] = [
  {
    name: 'in the menu every row of links is full',
    widths: [320, 390, 768],
    async holds({ page, language }) {
      await page.getByRole('button', { name: siteWords[language].nav.menu }).click();
      const rows = await page.locator('#menu ul').evaluateAll((lists) =>
        lists.map((list) => {
          const tops = [...list.querySelectorAll('a')].map((link) => Math.round(link.getBoundingClientRect().top));
          return new Set(Object.values(Object.groupBy(tops, String)).map((row) => row?.length)).size;
        }),
      );
      await page.keyboard.press('Escape');
      expect(rows).toEqual(rows.map(() => 1));
    },
  },
  {
    name: 'what is behind the open menu cannot be read: its torn edge would cut a line',
    widths: [390],
    language: 'zh',
    async holds({ page }) {
      await page.getByRole('button', { name: siteWords.zh.nav.menu }).click();
      const blur = await page.locator('#menu').evaluate((menu) => getComputedStyle(menu, '::backdrop').backdropFilter);
      await page.keyboard.press('Escape');
      expect(blur).toMatch(/^blur\([1-9]\d*px\)$/);
    },
  },
];

const faq: Rule[] = [
  ...menu,
  largerOnWideScreens,
  drawingOnPhones,
  {
    name: 'the drawing stands on the edge of its opening, and nothing asked covers it',
    widths: laptops,
    async holds({ page }) {
      const parts = ['.bg-bag:has(h1)', '.opening-picture', '.question-bubble'] as const;
      const [opening, drawing, field] = await boxesOf(page, ...parts);
      expect(Math.abs(opening.bottom - drawing.bottom)).toBeLessThan(2);
      expect(field.right).toBeLessThan(drawing.left + 24);
      expect(field.bottom).toBeLessThan(opening.bottom);
    },
  },
  {
    name: 'on phones too the drawing stands on the edge of its opening',
    widths: [320, 390],
    async holds({ page }) {
      const [opening, drawing] = await boxesOf(page, '.bg-bag:has(h1)', '.opening-picture');
      expect(Math.abs(opening.bottom - drawing.bottom)).toBeLessThan(2);
    },
  },
  {
    name: 'questions break between phrases',
    widths: [320, 390],
    language: 'zh',
    async holds({ page }) {
      for (const lines of await textLines(page.locator('summary'))) {
        const text = lines.join('');
        const starts = lines.slice(1).map((_, next) => lines.slice(0, next + 1).join('').length);
        const edges = phraseBreaks(text);
        expect([text, starts.filter((start) => !edges.includes(start))]).toEqual([text, []]);
      }
    },
  },
];

/** The pages that begin with a drawing. */
export const openings: Partial<Record<PageId, Rule[]>> = { media, faq, whyJoin: [drawingOnPhones] };

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

async function drawingOf(page: Page) {
  await toTop(page);
  const [drawing] = await boxesOf(page, ':is(.opening-picture, .opening-scene)');
  return drawing;
}
