import { expect } from '@playwright/test';
import { pageWords } from '../../site/page-words.ts';
import { boxesOf } from '../boxes.ts';
import { largerOnWideScreens } from './larger-on-wide-screens.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

const focusRing: Rule = {
  name: 'the ring around what has the focus has round corners, and contrast with its ground',
  widths: [1280],
  language: 'en',
  async holds({ page }) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const { text, color, ground, radius } of await page.locator('a[href]:visible').evaluateAll(ringsOf)) {
        expect(contrast(color, ground), `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(3);
        expect(radius, text).toBeGreaterThanOrEqual(8);
      }
    }
  },
};

export const merchant: Rule[] = [
  largerOnWideScreens,
  focusRing,
  {
    name: 'in the dark scheme the button keeps its red, and paper is light',
    widths: [1440],
    language: 'en',
    async holds({ page }) {
      const button = page.getByRole('main').getByRole('link', { name: pageWords.merchant.en.heroCta });
      const background = (element: Element) => getComputedStyle(element).backgroundColor;
      const red = await button.evaluate(background);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inTheDark = await button.evaluate(background);
      const paper = await page.locator('.receipt-paper').evaluate(background);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(inTheDark).toBe(red);
      expect(Math.min(...(paper.match(/\d+/g) ?? []).map(Number))).toBeGreaterThan(170);
    },
  },
  {
    name: 'the heading about the payment is two lines',
    widths: [320],
    async holds({ page, language }) {
      const heading = page.getByRole('heading', { name: pageWords.merchant[language].payment.title });
      const [lines] = await textLines(heading);
      expect(lines?.length).toBeLessThanOrEqual(2);
    },
  },
  {
    name: 'what a shop gets is shown with the picture beside its heading, and the text below both',
    widths: [320, 390],
    async holds({ page, language }) {
      for (const { title } of Object.values(pageWords.merchant[language].benefits.items)) {
        const benefit = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
        const [heading, picture, text] = await boxesOf(
          page,
          benefit.getByRole('heading'),
          benefit.locator('img'),
          benefit.getByRole('paragraph'),
        );
        const beside = heading.x - picture.right;
        expect([title, beside >= 0, beside < 32]).toEqual([title, true, true]);
        expect(heading.y, title).toBeGreaterThanOrEqual(picture.y - heading.height / 2);
        expect(heading.y, title).toBeLessThan(picture.bottom);
        expect(text.x, title).toBe(picture.x);
      }
    },
  },
];

/** Of each link that has the focus the radius and colour of its ring, and the ground: outside, or inside where its offset is negative. */
function ringsOf(links: (HTMLElement | SVGElement)[]) {
  const numbers = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).map((text) => Number(text) * (color.startsWith('color') ? 255 : 1));
  return links.map((link) => {
    link.focus();
    const style = getComputedStyle(link);
    let ground = Number.parseFloat(style.outlineOffset) < 0 ? link : link.parentElement;
    while (ground && numbers(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
    return {
      text: link.textContent ?? '',
      radius: Number.parseFloat(style.borderRadius),
      color: numbers(style.outlineColor),
      ground: numbers(getComputedStyle(ground ?? document.documentElement).backgroundColor),
    };
  });
}

/** The contrast of two colours by WCAG 2.2. */
function contrast(...colors: number[][]): number {
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const [light = 0, dark = 0] = colors
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
