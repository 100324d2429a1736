import type { Page } from '@playwright/test';

type Place = { text: string; gap: number; beginsLine: boolean };

/**
 * Where in the page's paragraphs and headings a Chinese character and a Latin letter or figure are neighbours, with the gap between them
 * in parts of the font size. Left out are elements that are turned, in which boxes are larger than letters, and those with a box
 * or a font of their own, and links: at the beginning of a line Chromium keeps the gap before any element.
 */
export function latinGaps(page: Page): Promise<Place[]> {
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
    // All copies are added before the first is measured: to lay the page out for each takes most of the time.
    const widthsOf = (measured: Letter[]) => {
      const copies = measured.map(({ letter, node }) => {
        const copy = document.createElement('span');
        copy.style.cssText = 'position: absolute; text-autospace: no-autospace';
        copy.textContent = letter;
        node.parentElement?.append(copy);
        return copy;
      });
      const widths = new Map(copies.map((copy, at) => [measured[at], copy.getBoundingClientRect().width]));
      for (const copy of copies) copy.remove();
      return (letter: Letter) => widths.get(letter) ?? 0;
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
    const changes = letters.flatMap((after, at) => {
      const before = letters[at - 1];
      const next = letters[at + 1];
      if (!before || before.block !== after.block || !change.test(before.letter + after.letter)) return [];
      const [left, right] = [boxOf(before), boxOf(after)];
      // The gap may be in the box of either letter; the one after `after`, which is in its box, too, is not counted.
      const gapAfter =
        next?.block === after.block && change.test(after.letter + next.letter) && !isNextLine(right, boxOf(next));
      return [{ before, after, left, right, beginsLine: isNextLine(left, right), gapAfter }];
    });
    const widthOf = widthsOf(changes.flatMap(({ before, after }) => [before, after]));
    document.documentElement.style.fontKerning = '';
    return changes.map(({ before, after, left, right, beginsLine, gapAfter }) => {
      const space = beginsLine
        ? right.width - widthOf(after)
        : right.right - left.left - widthOf(before) - widthOf(after);
      const fontSize = Number.parseFloat(getComputedStyle(after.node.parentElement as Element).fontSize);
      const text = `${before.letter}|${after.node.data.slice(after.index, after.index + 16)}`;
      return { text, gap: Number((space / fontSize - (gapAfter ? 0.125 : 0)).toFixed(2)), beginsLine };
    });
  });
}
