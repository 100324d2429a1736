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
