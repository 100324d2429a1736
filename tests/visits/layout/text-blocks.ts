import type { Page } from '@playwright/test';
import { textLines } from './text-lines.ts';

export type TextBlock = {
  /** The lines as they are laid out. */
  lines: string[];
  /** A heading of text alone; not one of an island, which cuts its headings by its own rules. */
  isHeading: boolean;
  /** A heading or an introduction. */
  isLarge: boolean;
  /** A short text of the body. */
  isShort: boolean;
  /** A short text, of which each clause is a box. */
  hasClauses: boolean;
  /** How many Chinese characters fit into a line. */
  charactersPerLine: number;
};

/** The texts of a page and its footer that have no text block inside. */
export async function textBlocks(page: Page): Promise<TextBlock[]> {
  await page.evaluate(() => {
    // The browser finds them in a hundredth of the time that Playwright's own `:has` takes.
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(h1, h2, h3, p, li, dt, dd, th, td, label, legend, summary, blockquote)' +
        ':not(:has(p, li, dd, div, figure), [aria-hidden] *)',
    ))
      element.dataset.textBlock = '';
  });
  const blocks = page.locator('[data-text-block]');
  const kinds = await blocks.evaluateAll((all) =>
    all.map((element) => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      const character = Number.parseFloat(fontSize) + (Number.parseFloat(letterSpacing) || 0);
      return {
        isHeading: element.matches('main :is(h1, h2, h3):not([data-island] *, :has([aria-hidden]))'),
        isLarge: element.matches('main :is(h1, h2, h3, p.text-lg)'),
        isShort: element.matches('main p:has(> .body-clause)'),
        hasClauses: [...element.querySelectorAll('main p > :is(.inline-block, .body-clause)')].some(
          (clause) => getComputedStyle(clause).display === 'inline-block',
        ),
        charactersPerLine: Math.floor(element.clientWidth / character),
      };
    }),
  );
  return (await textLines(blocks)).map((lines, index) => ({ lines, ...(kinds[index] as (typeof kinds)[number]) }));
}
