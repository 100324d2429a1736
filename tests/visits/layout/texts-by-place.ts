import type { Page } from '@playwright/test';

/** A text, with its place in the document, whether it is in the display font and its Chinese one, and whether on a sign. */
export type Placed = { place: string; text: string; display: boolean; headline: boolean; sign: boolean };

/** Every text of a page. Pieces of a line are one text. */
export function textsByPlace(page: Page): Promise<Placed[]> {
  return page.evaluate(() => {
    const pieces = ['', 'inline-block', 'body-clause', 'phrase-break', 'whitespace-nowrap'];
    const isPiece = (element: Element) => element.tagName === 'SPAN' && pieces.includes(element.className);
    const texts = new Map<string, Placed>();
    for (const element of document.body.querySelectorAll('*:not(script, style, option)')) {
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
      if (!text) continue;
      const steps: string[] = [];
      for (let one = element; one.parentElement && one !== document.body; one = one.parentElement) {
        if (isPiece(one)) continue;
        const siblings = [...one.parentElement.children].filter(({ tagName }) => tagName === one.tagName);
        steps.unshift(`${one.tagName} ${siblings.filter((sibling) => !isPiece(sibling)).indexOf(one)}`);
      }
      const place = steps.join(' ');
      const { fontFamily } = getComputedStyle(element);
      texts.set(place, {
        place,
        text: (texts.get(place)?.text ?? '') + text,
        display: /^"?Young Serif/.test(fontFamily),
        headline: fontFamily.includes('Encore Headline') && element.checkVisibility(),
        sign: element.closest('.shop-sign') !== null,
      });
    }
    return [...texts.values()];
  });
}
