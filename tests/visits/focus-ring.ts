import { expect } from '@playwright/test';
import type { Rule } from './rule.ts';

export const focusRing: Rule = {
  name: 'the ring around what has the focus has round corners, and contrast with its ground',
  widths: [1280],
  language: 'en',
  async holds({ page }) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const link of await page.getByRole('link').filter({ visible: true }).all()) {
        await link.focus();
        const { text, color, ground, radius } = await link.evaluate(ringOf);
        expect(contrast(color, ground), `${colorScheme}: ${text}`).toBeGreaterThanOrEqual(3);
        expect(radius, text).toBeGreaterThanOrEqual(8);
      }
    }
  },
};

/** The radius and the colour of the ring, and that of the ground it is on: outside of the element, or inside where its offset is negative. */
function ringOf(element: Element) {
  const numbers = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).map((text) => Number(text) * (color.startsWith('color') ? 255 : 1));
  const style = getComputedStyle(element);
  let ground = Number.parseFloat(style.outlineOffset) < 0 ? element : element.parentElement;
  while (ground && numbers(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
  return {
    text: element.textContent ?? '',
    radius: Number.parseFloat(style.borderRadius),
    color: numbers(style.outlineColor),
    ground: numbers(getComputedStyle(ground ?? document.documentElement).backgroundColor),
  };
}

/** The contrast of two colours by WCAG 2.2. */
function contrast(...colors: number[][]): number {
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const [light = 0, dark = 0] = colors
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
