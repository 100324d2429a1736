import { expect } from '@playwright/test';
import type { Rule } from './rule.ts';

/** The pictures of the three reasons and of the three steps, each with its ticket. */
export const homePictures: Rule[] = [
  {
    name: 'what the tickets say can be read, and every ticket is whole, also where it leans',
    widths: [320, 390, 768, 1440],
    async holds({ page }) {
      const tickets = await page.locator('.with-ticket > .ticket').evaluateAll((all) => {
        const linesOf = (text: HTMLElement | null) =>
          Math.round((text?.offsetHeight ?? 0) / Number.parseFloat(text ? getComputedStyle(text).lineHeight : '1'));
        return all.map((ticket) => {
          const box = ticket.getBoundingClientRect();
          const picture = ticket.parentElement?.getBoundingClientRect() ?? box;
          return {
            text: ticket.textContent,
            size: Number.parseFloat(getComputedStyle(ticket).fontSize),
            whole: box.left >= picture.left && box.right <= picture.right && box.bottom <= picture.bottom,
            cut: ticket.scrollWidth > ticket.clientWidth,
            linesOfTotal: linesOf(ticket.querySelector('b')),
          };
        });
      });
      expect(tickets).toHaveLength(6);
      const broken = tickets.filter(
        ({ size, whole, cut, linesOfTotal }) => size < 12.5 || !whole || cut || linesOfTotal < 1 || linesOfTotal > 2,
      );
      expect(broken).toEqual([]);
    },
  },
  {
    name: 'bright scenes are dimmed in the dark scheme',
    widths: [390],
    language: 'en',
    async holds({ page }) {
      await page.emulateMedia({ colorScheme: 'dark' });
      const scenes = page.locator(':is(.reasons > :last-child, .steps) .with-ticket > img');
      await expect(scenes).toHaveCount(4);
      for (const scene of await scenes.all()) await expect(scene).toHaveCSS('filter', 'brightness(0.78)');
      await page.emulateMedia({ colorScheme: null });
    },
  },
  {
    name: 'the three reasons are as wide as the screen, and nothing covers their words',
    widths: [320, 360, 390, 768, 1024, 1440, 1920],
    async holds({ page, width }) {
      const reasons = page.locator('.reasons > li');
      const widths = await reasons.evaluateAll((all) => all.map((reason) => reason.getBoundingClientRect().width));
      expect(widths).toEqual([width, width, width]);
      expect(await reasons.locator(':scope > :last-child > *').evaluateAll(coveredTexts)).toEqual([]);
    },
  },
  {
    name: 'the pictures of all three steps reach the edge below',
    widths: [768, 900, 1440],
    language: 'en',
    async holds({ page }) {
      const ends = await page.locator('section:has(.steps)').evaluate((section) => {
        const edge = section.getBoundingClientRect().bottom;
        const pictures = [...section.querySelectorAll('.with-ticket > img')];
        return pictures.map((picture) => picture.getBoundingClientRect().bottom - edge);
      });
      expect(ends).toHaveLength(3);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1);
    },
  },
];

/** The texts that have something of another element on top of a line. */
function coveredTexts(elements: Element[]): (string | null)[] {
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      Array.from({ length: Math.ceil((right - left) / 8) }, (_, step) => left + step * 8).some((x) => {
        const onTop = document.elementFromPoint(x, (top + bottom) / 2);
        return onTop !== element && !element.contains(onTop) && !onTop?.contains(element);
      }),
    );
  };
  return elements.filter(isCovered).map(({ textContent }) => textContent);
}
