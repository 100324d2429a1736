import type { Page } from '@playwright/test';
import { brand } from '../content/brand.ts';
import { facts } from '../domain/facts.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { pageWords } from '../site/page-words.ts';
import { boxesOf } from './boxes.ts';
import { expect, test } from './site.ts';

test('on paper all text is dark, closed answers are open, and the skip link is not printed', async ({ page }) => {
  for (const id of ['merchant', 'about', 'terms', 'referral'] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(pathTo(id, 'en'));
    await page.emulateMedia({ media: 'print' });
    expect([id, await page.locator('main').evaluate(lightTexts)]).toEqual([id, []]);
    await expect(page.getByRole('link', { name: siteWords.en.skipToContent, includeHidden: true })).toBeHidden();
  }
  await page.goto(pathTo('faq', 'en'));
  const last = pageWords.faq.en.merchants.items.at(-1)?.answer ?? '';
  await expect(page.getByText(last)).toBeVisible();
});

test('on paper are no shadows, no price list on two sheets, and no buttons, which cannot be pressed there', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathTo('merchant', 'en'));
  const prices = page.getByRole('table', { name: pageWords.merchant.en.costs.title });
  await expect(prices).toHaveCSS('break-inside', 'avoid');
  await expect(prices).toHaveCSS('box-shadow', 'none');
  const button = page.locator('main').getByRole('link', { name: pageWords.merchant.en.heroCta, includeHidden: true });
  await expect(button).toHaveCSS('display', 'none');
  await page.goto(pathTo('faq', 'en'));
  for (const [media, visible] of [
    ['screen', true],
    ['print', false],
  ] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('link', { name: pageWords.faq.en.customers.title })).toBeVisible({ visible });
    await expect(page.getByRole('searchbox')).toBeVisible({ visible });
    await expect(page.getByRole('main').getByText(facts.email, { exact: true })).toBeVisible({ visible: !visible });
  }
});

test('paper is white under all text, even where backgrounds are printed', async ({ page }) => {
  for (const id of ['home', 'about', 'merchant', 'form', 'whyJoin', 'media'] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(pathTo(id, 'en'));
    await page.emulateMedia({ media: 'print' });
    expect([id, await page.evaluate(printedBackgrounds)]).toEqual([id, []]);
  }
});

test('the home page is printed on six sheets, without the form and the drawings of the first screen', async ({
  page,
}) => {
  await page.goto(pathTo('home', 'en'));
  expect(await sheetsOf(page)).toBeLessThanOrEqual(6);
  for (const [media, visible] of [
    ['screen', true],
    ['print', false],
  ] as const) {
    await page.emulateMedia({ media });
    for (const part of ['form', '.hero-bag', '.hero-phone']) await expect(page.locator(part)).toBeVisible({ visible });
  }
});

test('the page for merchants is printed on four sheets: blocks follow each other, and nothing is askew', async ({
  page,
}) => {
  for (const language of ['en', 'zh'] as const) {
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
  }
});

test('the name of the site is printed above a page, also where the person has scrolled', async ({ page }) => {
  await page.goto(pathTo('merchant', 'en'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByText(brand.en)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
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

/** Classes of the elements with a background, their generated content included. */
function printedBackgrounds(): string[] {
  return [...document.querySelectorAll('html, body, main, main :not(svg, svg *)')]
    .filter((element) => element.checkVisibility())
    .filter((element) =>
      [null, '::before', '::after'].some((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      }),
    )
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Texts whose colour is too light for white paper. */
function lightTexts(main: Element): string[] {
  return [...main.querySelectorAll('*:not(svg, svg *)')]
    .filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .filter((element) => element.checkVisibility())
    .filter(
      (element) => Math.max(...(getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) > 140,
    )
    .map((element) => element.textContent);
}
