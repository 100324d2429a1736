import type { Page } from '@playwright/test';
import { pages, pathTo } from '../domain/pages.ts';
import { expect, openAllDetails, test } from './site.ts';
import { textLines } from './text-lines.ts';

/** Small and large phones, a laptop. */
const widths = [320, 390, 1440];

test('Between Chinese and a figure or a Latin word there is a gap, and none at the beginning of a line', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let found = 0;
  for (const { id } of pages) {
    await page.goto(pathTo(id, 'zh'));
    await openAllDetails(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const places = await changesOfScript(page);
      found += places.length;
      const uneven = places.filter(({ gap, beginsLine }) => (beginsLine ? gap > 0.06 : gap < 0.06));
      expect([id, width, uneven]).toEqual([id, width, []]);
    }
  }
  expect(found).toBeGreaterThan(500);
});

test('A short abbreviation in brackets is on the line of the word before it', async ({ page }) => {
  let found = 0;
  for (const id of ['referral', 'merchant', 'media', 'whyJoin'] as const) {
    await page.goto(pathTo(id, 'zh'));
    await openAllDetails(page);
    for (const width of [320, 344, 360, 375, 390, 430, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = (await textLines(page.locator('main p:has(> .whitespace-nowrap)'))).flat();
      found += lines.filter((line) => line.includes('（CO')).length;
      expect([id, width, lines.filter((line) => line.startsWith('（'))]).toEqual([id, width, []]);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('The units of the impact figures stand as near as in a text', async ({ page }) => {
  await page.goto(pathTo('about', 'zh'));
  const units = page.locator('dd.font-display > span').filter({ hasText: /^公/ });
  await expect(units).toHaveCount(3);
  for (const unit of await units.all()) await expect(unit).toHaveCSS('margin-left', '0px');
});

type Place = { text: string; gap: number; beginsLine: boolean };

/**
 * Where in the page's paragraphs and headings a Chinese character and a Latin letter or figure are neighbours, with the gap between them
 * in parts of the font size. Left out are elements that are turned, in which boxes are larger than letters, and those with a box
 * or a font of their own, and links: at the beginning of a line Chromium keeps the gap before any element.
 */
function changesOfScript(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    type Letter = { node: Text; index: number; letter: string; block: Element };
    const change = /^(?:\p{sc=Han}[A-Za-z\d]|[A-Za-z\d]\p{sc=Han})$/u;
    const turned = (element: Element | null): boolean => {
      if (element === null) return false;
      const { rotate, transform } = getComputedStyle(element);
      return rotate !== 'none' || transform !== 'none' || turned(element.parentElement);
    };
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const boxOf = ({ node, index }: Letter) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const widthOf = ({ letter, node }: Letter) => {
      const copy = document.createElement('span');
      copy.style.cssText = 'position: absolute; text-autospace: no-autospace';
      copy.textContent = letter;
      node.parentElement?.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    const isNextLine = (before: DOMRect, after: DOMRect) => after.top >= before.bottom - before.height / 2;
    // Some pairs of letters stand closer, which would be taken for a smaller gap.
    document.documentElement.style.fontKerning = 'none';
    const letters: Letter[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.closest('p, h1, h2, h3, dt, dd, li') || parent.closest('[lang=en], svg, a')) continue;
      if (!parent.checkVisibility() || turned(parent)) continue;
      const block = blockOf(parent);
      for (let index = 0; index < node.data.length; index += 1)
        letters.push({ node, index, letter: node.data[index] ?? '', block });
    }
    return letters.flatMap((after, at) => {
      const before = letters[at - 1];
      const next = letters[at + 1];
      if (!before || before.block !== after.block || !change.test(before.letter + after.letter)) return [];
      const [left, right] = [boxOf(before), boxOf(after)];
      const beginsLine = isNextLine(left, right);
      const fontSize = Number.parseFloat(getComputedStyle(after.node.parentElement as Element).fontSize);
      // The gap may be in the box of either letter; the one after `after`, which is in its box, too, is not counted.
      const gapAfter =
        next?.block === after.block && change.test(after.letter + next.letter) && !isNextLine(right, boxOf(next));
      const space = beginsLine
        ? right.width - widthOf(after)
        : right.right - left.left - widthOf(before) - widthOf(after);
      const from = Math.max(0, after.index - 8);
      const text = `${before.letter}|${after.node.data.slice(after.index, from + 16)}`;
      return [{ text, gap: Number((space / fontSize - (gapAfter ? 0.125 : 0)).toFixed(2)), beginsLine }];
    });
  });
}
