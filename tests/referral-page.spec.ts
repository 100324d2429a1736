import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { pageWords } from '../site/page-words.ts';
import { cardName, groups } from './referral-form.ts';
import { expect, test } from './site.ts';

test('On a phone the link to the referral form is in the first screen, and the form is less than four screens down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(pathTo('referral', language));
    const link = page.getByRole('link', { name: pageWords.referral[language].hero.cta }).and(page.locator('.button'));
    await expect(link).toBeInViewport({ ratio: 1 });
    const top = await page.locator('#refer form').evaluate((form) => form.getBoundingClientRect().top + scrollY);
    expect([language, top < 4 * 844]).toEqual([language, true]);
  }
});

test('The sentence beside a box to tick is not bold', async ({ page }) => {
  await page.goto(pathTo('blog', 'en'));
  await expect(page.locator('label:has([type=checkbox])')).toHaveCSS('font-weight', '400');
});

test('On a phone the link back to the top is beside another link', async ({ page }) => {
  for (const width of [320, 344, 360, 375, 390, 414, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languages) {
      await page.goto(pathTo('privacy', language));
      const { backToTop } = siteWords[language].footer;
      const links = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => ({ text: link.textContent, top: link.getBoundingClientRect().top })));
      const link = links.find(({ text }) => text.includes(backToTop));
      const beside = links.filter(({ top }) => Math.abs(top - (link?.top ?? Number.NaN)) < 2);
      expect([language, width, beside.length > 1]).toEqual([language, width, true]);
    }
  }
});

test('The drawn phone of Home shows no clock beside the one on the wall', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathTo('home', language));
    const texts = await page.locator('.hero-phone').evaluate((phone) => {
      const walker = document.createTreeWalker(phone, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push((walker.currentNode as Text).data.trim());
      return found;
    });
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /^\d{1,2}[:.]\d\d(?:\s?[ap]m)?$/.test(text))).toEqual([]);
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all groups of the referral form are shown, each named by its step and title alone', async ({ page }) => {
    await page.goto(pathTo('referral', 'en'));
    for (const index of groups.keys()) {
      await expect(page.getByRole('group', { name: cardName('en', index), exact: true })).toBeVisible();
    }
  });
});
