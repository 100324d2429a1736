import type { Locator } from '@playwright/test';

/** The lines of each element's text as they are laid out, each with the space at its end. */
export function textLines(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const lines: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let bottom = Number.NEGATIVE_INFINITY;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const range = document.createRange();
        range.selectNodeContents(node);
        // Most texts are in one line; asking for the place of every letter takes ten times as long.
        const parts = range.getClientRects().length < 2 ? [node.data] : [...node.data];
        let offset = 0;
        for (const part of parts) {
          range.setStart(node, offset);
          offset += part.length;
          range.setEnd(node, offset);
          const box = range.getBoundingClientRect();
          const middle = (box.top + box.bottom) / 2;
          // The space at which a line breaks has no box.
          if (box.width > 0 && middle > bottom) lines.push('');
          if (box.width > 0) bottom = Math.max(bottom, box.bottom);
          lines.push((lines.pop() ?? '') + part);
        }
      }
      return lines;
    }),
  );
}
