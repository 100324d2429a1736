import type { Page } from '@playwright/test';
import { expect, scriptRuns, test } from '../site.ts';

const remembered = (page: Page) => () => page.evaluate(() => localStorage.getItem('language'));

test.describe('The language', () => {
  test('is switched by a link that keeps the rest of the path, the query and the hash', async ({ page }) => {
    await page.goto('/en/referral/faq?from=poster#top');
    await scriptRuns(page);
    const other = page.getByRole('banner').getByRole('link', { name: '中文' });
    await expect(other).toHaveAttribute('href', '/zh/referral/faq');
    await other.click();
    await expect(page).toHaveURL('/zh/referral/faq?from=poster#top');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    await expect.poll(remembered(page)).toBe('zh');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/referral/faq?from=poster#top');
    await expect.poll(remembered(page)).toBe('en');
  });

  test('is remembered for paths without a language', async ({ page }) => {
    await page.goto('/zh/about');
    await scriptRuns(page);
    await page.goto('/no/such/page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  });

  test.describe('of a browser in Chinese', () => {
    test.use({ locale: 'zh-TW' });
    test('is used where no language is remembered', async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
      await expect.poll(remembered(page)).toBe('zh');
    });
  });
});

test.describe('Addresses', () => {
  test('an unknown address shows the not-found page with status 404, and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const response = await page.goto('/en/magic');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.getByText('does not exist or has been moved')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/en');
    await expect.poll(() => logged.filter((text) => text.includes('Page not found: /en/magic'))).toHaveLength(1);
  });

  test('the language switch of the not-found page keeps the path, and only paths that were opened are logged', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.goto('/en/nothing/here?from=a#b');
    await expect.poll(() => logged.join()).toContain('/en/nothing/here');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await page.getByRole('link', { name: '中文' }).first().click();
    await expect(page).toHaveURL('/zh/nothing/here?from=a#b');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    expect(logged.filter((text) => text.includes('not-found'))).toEqual([]);
    await page.goto('/nothing');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/en/nothing');
  });

  test('a stored language is followed where no prefix says one, also without the cookie', async ({ page, context }) => {
    await page.goto('/zh');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('zh');
    const slug = '/blog/is-microwaving-food-safe';
    await context.clearCookies();
    await page.goto('/nothing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
    await expect(page).toHaveURL('/nothing');
    await context.clearCookies();
    await page.goto(`${slug}?from=a`);
    await expect(page).toHaveURL(`/zh${slug}?from=a`);
    await context.addCookies([{ name: 'language', value: 'en', url: page.url() }]);
    await page.goto(slug);
    await expect(page, 'what is stored, not the cookie').toHaveURL(`/zh${slug}`);
    await page.evaluate(() => localStorage.setItem('language', 'fr'));
    await context.clearCookies();
    await page.goto(slug);
    await expect(page).toHaveURL(`/en${slug}`);
  });
});
