import { expect } from '@playwright/test';
import { type PageId, postSlugs } from '../../domain/pages.ts';
import { largerOnWideScreens } from './larger-on-wide-screens.ts';
import { roomAround } from './layout/room-around.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

const clausesOf = (text: string) => text.split(/(?<=[，：？])(?=.)/u);

const article: Rule[] = [
  {
    name: 'the heading has one line for each of its clauses',
    widths: [320, 360, 390, 768, 1024, 1440],
    language: 'zh',
    async holds({ page }) {
      const [lines = []] = await textLines(page.locator('h1'));
      // A wide screen has room for two short clauses in a line.
      expect(lines.flatMap(clausesOf)).toEqual(clausesOf(lines.join('')));
    },
  },
  {
    name: 'tables fit on phones, and no cell is a column of single words',
    widths: [320, 390, 479, 480],
    async holds({ page }) {
      const tables = page.locator('.table-scroll');
      const hidden = await tables.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth));
      expect(hidden).toEqual(hidden.map(() => 0));
      const cells = await roomAround(tables.locator('td'));
      expect(cells.length > 0).toBe(hidden.length > 0);
      expect(cells.filter(({ lines }) => lines > 4)).toEqual([]);
    },
  },
];

export const articles: Partial<Record<PageId, Rule[]>> = {
  ...Object.fromEntries(postSlugs.map((slug) => [slug, article])),
  blog: [
    largerOnWideScreens,
    {
      name: 'the sentence beside a box to tick is not bold',
      widths: [390],
      language: 'en',
      async holds({ page }) {
        await expect(page.locator('label:has([type=checkbox])')).toHaveCSS('font-weight', '400');
      },
    },
  ],
};
