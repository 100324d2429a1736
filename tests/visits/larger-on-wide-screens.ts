import { expect } from '@playwright/test';
import type { Rule } from './rule.ts';

/** It is enough to see it on a few pages. */
export const largerOnWideScreens: Rule = {
  name: 'column, bar, title and text are smaller than on a wide screen, by at most 15%',
  widths: [1440],
  language: 'en',
  async holds({ page, width }) {
    const laptop = await page.evaluate(sizes);
    for (const wide of [1680, 1728, 1920, 2560]) {
      await page.setViewportSize({ width: wide, height: 1050 });
      const growth = (await page.evaluate(sizes)).map((size, index) => size / (laptop[index] ?? 0));
      for (const factor of growth) expect(factor, `at ${wide} px`).toBeCloseTo(1.15, 1);
      expect(Math.max(...growth), `at ${wide} px`).toBeLessThan(1.16);
    }
    await page.setViewportSize({ width, height: 900 });
  },
};

/** The widths of column and bar, and the sizes of the title's and the paragraphs' letters. */
function sizes(): number[] {
  const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  const sizeOf = (selector: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize);
  return [widthOf('main .column'), widthOf('header nav'), sizeOf('header nav a'), sizeOf('h1'), sizeOf('main p')];
}
