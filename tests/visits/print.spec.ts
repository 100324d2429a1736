import type { Locator, Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import decodeQR from 'qr/decode.js';
import { brand } from '../../content/brand.ts';
import { districts as labelsEn } from '../../content/en/options.ts';
import { referralPoster as posterEn } from '../../content/en/referral-poster.ts';
import { districts as labelsZh } from '../../content/zh/options.ts';
import { referralPoster as posterZh } from '../../content/zh/referral-poster.ts';
import { facts } from '../../domain/facts.ts';
import { languages, otherLanguage } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { posterPath } from '../../domain/service-pages.ts';
import { fill } from '../../domain/texts.ts';
import { siteWords } from '../../site/layout/words.ts';
import { pageWords } from '../../site/page-words.ts';
import { expectNoAxeViolations } from '../axe.ts';
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
  await expect(page.locator('.notes')).toHaveCSS('overflow-x', 'visible');
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

test('on paper a form is its address: its frame was an empty sheet, and nobody fills in fields there', async ({
  page,
}) => {
  for (const id of ['form', 'referral'] as const) {
    await page.goto(pathTo(id, 'en'));
    const address = page.getByText(new RegExp(`https?://[^ ]+${pathTo(id, 'en')}$`));
    await expect(address).toBeHidden();
    expect(await sheetsOf(page)).toBe(id === 'form' ? 1 : 2);
    await page.emulateMedia({ media: 'print' });
    await expect(address).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('on paper is no badge of an app store', async ({ page }) => {
  await page.goto(pathTo('about', 'en'));
  const badge = page.getByRole('main').getByRole('link', { name: 'App Store' });
  await expect(badge).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(badge).toBeHidden();
});

test('the poster is printed on one sheet of A4, and its code leads to the referral form, with the district where one was chosen', async ({
  page,
}) => {
  for (const language of languages) {
    const { district, everywhere, show, poster } = { en: posterEn, zh: posterZh }[language];
    const labels = { en: labelsEn, zh: labelsZh }[language];
    const choose = page.getByLabel(district);
    const place = (name: string) => page.getByText(fill(poster.place, { district: name }));
    const code = page.getByRole('img', { name: poster.scan });
    const address = `http://localhost:3000${pathTo('referral', language)}`;

    await page.goto(`${posterPath(language)}?district=Nowhere`);
    await expect(place(everywhere)).toBeVisible();
    await expect(choose).toHaveValue('');
    expect(await scanned(code)).toBe(address);
    expect(await sheetsOf(page)).toBe(1);
    await expectNoAxeViolations(page);

    // The longest name of all.
    await choose.selectOption('Central and Western');
    await page.getByRole('button', { name: show }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(place(labels['Central and Western'])).toBeVisible();
    expect(await scanned(code)).toBe(`${address}?via=Central+and+Western`);
    expect(await sheetsOf(page)).toBe(1);
    await expectNoAxeViolations(page, { rules: ['color-contrast'] });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('link', { name: siteWords[language].languageSwitch.label }).click();
    await expect(page).toHaveURL(posterPath(otherLanguage(language), 'Central and Western'));
  }
});

/** What a phone reads from a QR code as it is shown. */
async function scanned(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const size = 448;
  const shown =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<image width="${size}" height="${size}" href="data:image/png;base64,${picture}"/></svg>`;
  return decodeQR({ width: size, height: size, data: new Resvg(shown).render().pixels });
}

/** How many sheets of A4 a page is printed on. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}
