import { expect } from '@playwright/test';
import { pageWords } from '../../site/page-words.ts';
import { boxesOf } from '../boxes.ts';
import { focusRing } from './focus-ring.ts';
import { largerOnWideScreens } from './larger-on-wide-screens.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

export const merchant: Rule[] = [
  largerOnWideScreens,
  focusRing,
  {
    name: 'in the dark scheme the button keeps its red, and paper is light',
    widths: [1440],
    language: 'en',
    async holds({ page }) {
      const button = page.getByRole('link', { name: pageWords.merchant.en.heroCta });
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
