import { site as en } from '../../content/en/site.ts';
import { site as zh } from '../../content/zh/site.ts';
import { facts } from '../../domain/facts.ts';
import { pageWords } from '../../site/page-words.ts';
import { expect, scriptRuns, test } from '../site.ts';

test.describe('The header', () => {
  test('links to the pages of the specification, and marks the current one', async ({ page }) => {
    await page.goto('/zh/media');
    const bar = page.getByRole('navigation', { name: zh.mainNavigation });
    for (const [id, path] of [
      ['home', '/zh'],
      ['about', '/zh/about'],
      ['merchant', '/zh/merchant'],
      ['referral', '/zh/referral'],
      ['media', '/zh/media'],
    ] as const) {
      await expect(bar.getByRole('link', { name: pageWords[id].zh.label, exact: true })).toHaveAttribute('href', path);
    }
    await expect(bar.getByRole('link', { name: pageWords.media.zh.label, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('has a More menu that closes on a click outside and on Escape, and works by keyboard', async ({ page }) => {
    await page.goto('/en');
    const more = page.getByRole('button', { name: en.nav.more });
    const faq = page.getByRole('banner').getByRole('link', { name: pageWords.faq.en.label });
    await expect(faq).toBeHidden();
    await more.click();
    for (const [id, path] of [
      ['blog', '/en/blog'],
      ['faq', '/en/faq'],
      ['terms', '/en/terms'],
    ] as const) {
      await expect(page.getByRole('banner').getByRole('link', { name: pageWords[id].en.label })).toHaveAttribute(
        'href',
        path,
      );
    }
    await page.mouse.click(300, 500);
    await expect(faq).toBeHidden();

    await more.focus();
    await page.keyboard.press('Enter');
    await expect(faq).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(faq).toBeHidden();
    await expect(more).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(faq).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/faq');
  });

  test('folds into a menu button on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto('/zh');
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: pageWords.terms.zh.label });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: zh.nav.menu }).click();
    await expect(link).toBeVisible();
    for (const label of [
      ...(['form', 'whyJoin', 'referralFaq'] as const).map((id) => pageWords[id].zh.label),
      '聯絡',
    ]) {
      await expect(banner.getByRole('link', { name: label })).toBeVisible();
    }
    await link.click();
    await expect(page).toHaveURL('/zh/terms');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('button', { name: zh.nav.menu }).locator('svg')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('button', { name: zh.nav.menu })).toBeHidden();
  });

  test('closes its menu when the focus leaves it, which would be behind it otherwise', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/zh');
    await scriptRuns(page);
    await page.getByRole('button', { name: zh.nav.menu }).press('Enter');
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().press('Tab');
    await expect(menu).toBeHidden();
  });

  test('becomes more opaque once the page is scrolled more than 50 px', async ({ page }) => {
    await page.goto('/en/about');
    await scriptRuns(page);
    const opacity = () =>
      page.getByRole('banner').evaluate((bar) => {
        const [, alpha = '1'] = /\/ ([\d.]+)\)|[^)]*$/.exec(getComputedStyle(bar).backgroundColor) ?? [];
        return Number(alpha);
      });
    const before = await opacity();
    await page.evaluate(() => scrollTo(0, 50));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo(0, 51));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await expect.poll(opacity).toBeGreaterThan(before);
  });

  test('is skipped by the skip link, which the first Tab reaches', async ({ page }) => {
    await page.goto('/en/faq');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: en.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // It is fixed, so print would repeat it on every sheet.
    await page.emulateMedia({ media: 'print' });
    await expect(skip).toBeHidden();
  });
});

test.describe('The download link', () => {
  const devices = {
    iPhone: ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15', facts.appStore],
    Android: [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      facts.androidDownload,
    ],
  } as const;
  for (const [device, [userAgent, address]] of Object.entries(devices)) {
    test.describe(`on ${device}`, () => {
      test.use({ userAgent });
      test(`leads to ${address}`, async ({ page }) => {
        await page.goto('/en');
        await expect(
          page.locator('main').getByRole('link', { name: en.download.cta, exact: true }).first(),
        ).toHaveAttribute('href', address);
      });
    });
  }
});

test.describe('A touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('is marked, and has no context menu except on fields', async ({ page }) => {
    await page.goto('/en/referral');
    await expect(page.locator('html')).toHaveAttribute('data-touch');
    const blocked = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element) => !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        );
    expect(await blocked('h1')).toBe(true);
    expect(await blocked('#refer input[type="email"]')).toBe(false);
    expect(await blocked('#refer textarea')).toBe(false);
    expect(await blocked('a[href^="tel:"]')).toBe(false);
    expect(await blocked('a:has(> svg) > svg')).toBe(false);
  });
});

test('A screen of 768 px, the widest narrow one, has no context menu', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/en');
  await scriptRuns(page);
  expect(
    await page
      .locator('h1')
      .evaluate((element) => element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))),
  ).toBe(false);
});

test('A wide screen without touch keeps its context menu', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/en');
  await scriptRuns(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-touch');
  expect(
    await page
      .locator('h1')
      .evaluate((element) => element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))),
  ).toBe(true);
});

test('In a list of questions one answer is open at a time, and the open one closes', async ({ page }) => {
  await page.goto('/en/faq');
  const [first, second] = [page.locator('details').nth(0), page.locator('details').nth(1)];
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});
