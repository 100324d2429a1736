import { expect } from '@playwright/test';
import { pageWords } from '../../site/page-words.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

/** The rule of a card with an airmail edge; the newsletter and the forms have one. */
export const referralFaq: Rule[] = [
  {
    name: 'the stripes of an airmail edge go round its corners, because each side holds whole periods of them',
    widths: [390],
    language: 'en',
    async holds({ page }) {
      const card = page.locator('.airmail');
      await expect(card).toHaveCSS('border-image-repeat', 'round');
      await expect(card).toHaveCSS('border-image-slice', '10');
      const size = await card.evaluate(async (element) => {
        const image = new Image();
        image.src = getComputedStyle(element).borderImageSource.slice(5, -2).replaceAll('\\"', '"');
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      // Stripes of 45 degrees with a period of 40, and two corners.
      expect(size).toEqual([60, 60]);
    },
  },
];

export const referral: Rule[] = [
  {
    name: 'the link to the form is in the first screen, and the form is less than four screens down',
    widths: [390],
    async holds({ page, language }) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const link = page.getByRole('link', { name: pageWords.referral[language].hero.cta }).and(page.locator('.button'));
      await expect(link).toBeInViewport({ ratio: 1 });
      const top = await page.locator('#refer form').evaluate((form) => {
        const all = [...document.querySelectorAll('details')];
        for (const details of all) details.open = false;
        const { top } = form.getBoundingClientRect();
        for (const details of all) details.open = true;
        return top;
      });
      expect(top).toBeLessThan(4 * 844);
    },
  },
  {
    name: 'the link to the form is in the first screen of a low window',
    widths: [1280],
    async holds({ page, language }) {
      await page.setViewportSize({ width: 1280, height: 577 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const link = page.getByRole('link', { name: pageWords.referral[language].hero.cta }).and(page.locator('.button'));
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 720 });
    },
  },
  {
    name: 'no clause of the reasons to join is broken',
    widths: [390],
    language: 'zh',
    async holds({ page }) {
      const reasons = pageWords.referral.zh.whyJoin.text;
      const lines = (await textLines(page.locator('main p').filter({ hasText: reasons }))).flat();
      const clauses = reasons.split(/(?<=，)/u);
      expect(clauses.filter((clause) => !lines.some((line) => line.startsWith(clause)))).toEqual([]);
    },
  },
  {
    name: 'the baker stands in the drawn shop',
    widths: [1024],
    async holds({ page }) {
      const baker = page.locator('main use[href$="#drawing"]');
      await expect.poll(async () => (await baker.boundingBox())?.width).toBeGreaterThan(100);
    },
  },
];
