import type { Page } from '@playwright/test';

/** The texts with figures that are not set in lining figures; old-style ones look like letters. */
export function oldStyleFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)))
      .filter((element) => !getComputedStyle(element).fontVariantNumeric.includes('lining-nums'))
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent ?? ''),
  );
}

/** The figures with a unit, and the prices, that more than one line of the page has. */
export function tornMeasures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const measure =
      /HK\$\s?[\d,.]+|\d[\d,.:]*(?:[–-]\d[\d,.:]*)?\s?(?:KG|kg|g|L|ml|cm|W|HKD|pm|am|°C|公斤|公升|公噸|公里|小時|分鐘|個月)(?![a-z])/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: text, index } of node.data.matchAll(measure)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) torn.push(text);
      }
    }
    return torn;
  });
}
