import type { Page } from '@playwright/test';
import { pages, pathTo } from '../domain/pages.ts';
import { expect, test } from './site.ts';

/** Phones, a tablet, a small laptop, where the columns are narrowest, and a large one. */
const widths = [320, 360, 390, 768, 1024, 1440];

const letters = (line: string) => line.replace(/[\p{P}\p{S}\s]/gu, '').length;

test('no Chinese heading or introduction ends with a line of one or two characters', async ({ page }) => {
  for (const { id } of pages) {
    await page.goto(pathTo(id, 'zh'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await linesOf(page, 'main :is(h1, h2, h3, p.text-lg)');
      const short = texts.filter((lines) => lines.length > 1 && letters(lines.at(-1) ?? '') < 3);
      expect([id, width, short]).toEqual([id, width, []]);
    }
  }
});

test('no English heading breaks inside a word', async ({ page }) => {
  for (const { id } of pages) {
    await page.goto(pathTo(id, 'en'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await linesOf(page, 'main :is(h1, h2, h3)');
      const broken = texts.filter((lines) => lines.slice(0, -1).some((line) => /\w$/.test(line)));
      expect([id, width, broken]).toEqual([id, width, []]);
    }
  }
});

/** The lines of each element's text, with the space at their ends. */
function linesOf(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const lines: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let bottom = Number.NEGATIVE_INFINITY;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let index = 0; index < node.data.length; index += 1) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getBoundingClientRect();
          const middle = (box.top + box.bottom) / 2;
          // The space at which a line breaks has no box.
          if (box.width > 0 && middle > bottom) lines.push('');
          if (box.width > 0) bottom = Math.max(bottom, box.bottom);
          lines.push((lines.pop() ?? '') + node.data[index]);
        }
      }
      return lines;
    }),
  );
}
