import { expect } from '@playwright/test';
import type { PageId } from '../../domain/pages.ts';
import { siteWords } from '../../site/layout/words.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

const narrowPhones = [320, 344, 360, 390];

/** The footer is the same on every page. */
const footer: Rule[] = [
  {
    name: 'no link of the footer breaks inside a Latin word',
    widths: narrowPhones,
    async holds({ page }) {
      const texts = await textLines(page.locator('footer :is(h2, li)'));
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((lines) => lines.slice(0, -1).some((line) => /\w$/.test(line)))).toEqual([]);
    },
  },
  {
    name: 'the link back to the top is beside another link',
    widths: [...narrowPhones, 375, 414, 430],
    async holds({ page, language }) {
      const links = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => ({ text: link.textContent, top: link.getBoundingClientRect().top })));
      const link = links.find(({ text }) => text.includes(siteWords[language].footer.backToTop));
      expect(links.filter(({ top }) => Math.abs(top - (link?.top ?? Number.NaN)) < 2).length).toBeGreaterThan(1);
    },
  },
  {
    name: 'the lists of the footer are one row, and none touches the next',
    widths: [768, 1024, 1280],
    async holds({ page }) {
      const lists = await page.locator('.footer-columns > :nth-child(n + 2)').evaluateAll((all) =>
        all.map((list) => ({
          top: list.getBoundingClientRect().top,
          left: list.getBoundingClientRect().left,
          right: Math.max(...[...list.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right)),
        })),
      );
      expect(new Set(lists.map(({ top }) => top)).size).toBe(1);
      const gaps = lists.slice(1).map(({ left }, index) => left - (lists[index]?.right ?? left));
      expect(gaps).toHaveLength(3);
      expect(Math.min(...gaps)).toBeGreaterThan(12);
    },
  },
];

export const smallPrint: Partial<Record<PageId, Rule[]>> = {
  privacy: footer,
  terms: [
    {
      // A Chinese font gives their quotation marks a whole square.
      name: 'the English terms on the Chinese page are in a Latin font',
      widths: [390],
      language: 'zh',
      async holds({ page }) {
        await expect(page.getByText('These terms are an agreement')).toHaveCSS('font-family', /^system-ui\b/);
      },
    },
  ],
};
