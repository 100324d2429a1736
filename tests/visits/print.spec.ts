import type { Page } from '@playwright/test';
import { brand } from '../../content/brand.ts';
import { facts } from '../../domain/facts.ts';
import { languages } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { siteWords } from '../../site/layout/words.ts';
import { pageWords } from '../../site/page-words.ts';
import { boxesOf } from '../boxes.ts';
import { expect, test } from '../site.ts';

// What holds on every printed page is looked at by `pages.spec.ts`.

test('on paper the name of the site is above a page, closed answers are open, and nothing is there to be pressed', async ({
  page,
}) => {
  await page.goto(pathTo('faq', 'en'));
  const last = pageWords.faq.en.merchants.items.at(-1)?.answer ?? '';
  for (const [media, visible] of [
    ['screen', true],
    ['print', false],
  ] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('link', { name: pageWords.faq.en.customers.title })).toBeVisible({ visible });
    await expect(page.getByRole('searchbox')).toBeVisible({ visible });
    await expect(page.getByRole('main').getByText(facts.email, { exact: true })).toBeVisible({ visible: !visible });
    await expect(page.getByText(last)).toBeVisible({ visible: !visible });
  }
  await expect(page.getByRole('link', { name: siteWords.en.skipToContent, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('banner').getByText(brand.en)).toBeVisible();
  // Also where the person has scrolled.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

test('the home page is printed on four sheets, without the form and the drawings of the first screen', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(pathTo('home', language));
    expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of ['form', '.hero-bag', '.hero-phone']) await expect(page.locator(part)).toBeHidden();
  await expect(page.locator('.swipe-row')).toHaveCSS('overflow-x', 'visible');
});

test('the page for merchants is printed on four sheets: blocks follow each other, and nothing is askew', async ({
  page,
}) => {
  for (const language of languages) {
    await page.emulateMedia({ media: null });
    await page.goto(pathTo('merchant', language));
    expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    // A4 without margins
    await page.setViewportSize({ width: 794, height: 1047 });
    const askew = await page
      .locator('main :not(svg, svg *)')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).rotate !== 'none').length);
    expect(askew).toBe(0);
    // The second sheet begins with the steps and ends with the prices, because the receipt below is on one sheet.
    const [steps, prices] = await boxesOf(
      page,
      page.getByRole('heading', { name: pageWords.merchant[language].steps.title }),
      page.getByRole('table', { name: pageWords.merchant[language].costs.title }),
    );
    expect((prices.bottom - steps.top) / 1032).toBeGreaterThan(0.78);
    const table = page.getByRole('table', { name: pageWords.merchant[language].costs.title });
    await expect(table).toHaveCSS('break-inside', 'avoid');
    await expect(table).toHaveCSS('box-shadow', 'none');
    const main = page.getByRole('main');
    const button = main.getByRole('link', { name: pageWords.merchant[language].heroCta, includeHidden: true });
    await expect(button).toHaveCSS('display', 'none');
  }
});

test('on paper no frame of a form is printed, which was an empty sheet, and no badge of an app store', async ({
  page,
}) => {
  await page.goto(pathTo('form', 'en'));
  expect(await sheetsOf(page)).toBe(1);
  await page.goto(pathTo('about', 'en'));
  const badge = page.getByRole('main').getByRole('link', { name: 'App Store' });
  await expect(badge).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(badge).toBeHidden();
});

/** How many sheets of A4 a page is printed on. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}
