import type { Page } from '@playwright/test';
import type { Language } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import type { ShopFigures } from '../site/calculator/estimate.ts';
import { calculatorWords } from '../site/calculator/words.ts';
import { expect } from './site.ts';

/** The figures of a shop, their address, and the sum of the month: 3 bags of HK$72 at HK$34 each, on 21 evenings. */
export const shop: ShopFigures = { pieces: 12, price: 18, evenings: 5, bag: 4 };
export const query = '?pieces=12&price=18&evenings=5&bag=4';
export const month = 'HK$2,142';

/** The calculator of a page once its buttons work. */
export async function openCalculator(page: Page, language: Language, search = '') {
  await page.goto(`${pathTo('merchant', language)}${search}#calculator`);
  const words = calculatorWords[language];
  const parts = {
    input: (name: keyof ShopFigures) => page.getByLabel(words.fields[name], { exact: true }),
    more: (name: keyof ShopFigures) =>
      page.getByRole('button', { name: words.more.replace('{field}', words.fields[name]) }),
    month: page.getByRole('status').filter({ hasText: 'HK$' }),
    start: page.getByRole('button', { name: words.start }),
    whatsapp: page.getByRole('link', { name: words.whatsapp }),
  };
  await parts.start.scrollIntoViewIfNeeded();
  await expect(parts.more('pieces')).toBeVisible();
  return parts;
}
