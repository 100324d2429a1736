import { languages } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { cardName, fillReferral, groups, referral, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript all groups of the referral form are shown, each named by its step and title alone', async ({
  page,
}) => {
  await page.goto(pathTo('referral', 'en'));
  for (const index of groups.keys()) {
    await expect(page.getByRole('group', { name: cardName('en', index), exact: true })).toBeVisible();
  }
  // The file of the drawing is loaded by the browser itself.
  const baker = page.locator('main use[href$="#drawing"]');
  await expect.poll(async () => (await baker.boundingBox())?.width).toBeGreaterThan(100);
});

for (const language of languages) {
  const { toasts } = words[language];

  test(`a referral is stored once and answered with a page that carries its reference, in ${language}`, async ({
    page,
    site,
  }) => {
    const businessName = `No script ${language}`;
    await fillReferral(page, language, { businessName });
    await submitButton(page, language).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toasts.savedViaFallback.title);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-HK');
    const stored = await storedFor(site, businessName);
    expect(stored).toEqual([expect.objectContaining({ ...referral, businessName })]);
    const end = String(stored[0]?.submissionId).slice(-8);
    await expect(page.getByText(`${end.slice(0, 4)} ${end.slice(4)}`, { exact: true })).toBeVisible();
    await page.reload();
    expect(await storedFor(site, businessName)).toHaveLength(1);
    await page
      .getByRole('link', { name: language === 'en' ? '中文' : 'English' })
      .first()
      .click();
    const other = words[language === 'en' ? 'zh' : 'en'];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.toasts.savedViaFallback.title);
    await expect(page.getByText(`${end.slice(0, 4)} ${end.slice(4)}`, { exact: true })).toBeVisible();
  });
}
