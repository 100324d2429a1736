import type { Locator } from '@playwright/test';

/** The lines of each element's text as they are laid out, each with the space at its end. */
export function textLines(elements: Locator): Promise<string[][]> {
  return elements.evaluateAll((all) => {
    const range = document.createRange();
    /** How many lines begin in the first letters of a node, of which those before end at `bottom`. */
    const linesBegun = (node: Text, length: number, bottom: number) => {
      range.setStart(node, 0);
      range.setEnd(node, length);
      let count = 0;
      let end = bottom;
      for (const box of range.getClientRects()) {
        // The space at which a line breaks has no box.
        if (box.width === 0) continue;
        if ((box.top + box.bottom) / 2 > end) count += 1;
        end = Math.max(end, box.bottom);
      }
      return { count, end };
    };
    return all.map((element) => {
      const lines: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let bottom = Number.NEGATIVE_INFINITY;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const { count, end } = linesBegun(node, node.length, bottom);
        let from = 0;
        for (let line = 1; line <= count; line += 1) {
          // Where the line begins is searched by halves: to ask for every letter takes five times as long.
          let low = from;
          let high = node.length - 1;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (linesBegun(node, middle + 1, bottom).count >= line) high = middle;
            else low = middle + 1;
          }
          if (low > from) lines.push((lines.pop() ?? '') + node.data.slice(from, low));
          lines.push('');
          from = low;
        }
        lines.push((lines.pop() ?? '') + node.data.slice(from));
        bottom = end;
      }
      return lines;
    });
  });
}
