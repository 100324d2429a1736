import type { Locator } from '@playwright/test';

/** How many pixels are free around the text of each element, above and on the right, and how many lines it has. */
export const roomAround = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const boxes: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (const range = document.createRange(); texts.nextNode(); ) {
        range.selectNodeContents(texts.currentNode);
        boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      const outer = element.getBoundingClientRect();
      return {
        text: element.textContent,
        above: Math.min(...boxes.map(({ top }) => top)) - outer.top,
        right: outer.right - Math.max(...boxes.map(({ right }) => right)),
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
      };
    }),
  );
