import { answers as answersEn } from '../../content/en/answers.ts';
import { referralStatus as statusEn } from '../../content/en/referral-status.ts';
import { answers as answersZh } from '../../content/zh/answers.ts';
import { referralStatus as statusZh } from '../../content/zh/referral-status.ts';
import { languages } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { fill } from '../../domain/texts.ts';
import { cardName, fillReferral, groups, referral, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

const answers = { en: answersEn, zh: answersZh };

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
  test(`a referrer finds what became of a referral without an account, in ${language}, and only with the right address`, async ({
    page,
  }) => {
    const status = { en: statusEn, zh: statusZh }[language];
    await fillReferral(page, language, { businessName: `Status ${language}` });
    await submitButton(page, language).click();
    await page.getByRole('link', { name: answers[language].referral.saved.status }).click();
    const look = async (email: string) => {
      await page.getByLabel(status.fields.email).fill(email);
      await page.getByRole('button', { name: status.show }).click();
    };
    await look('somebody.else@example.com');
    await expect(page.getByRole('alert')).toHaveText(status.problems['not-found']);
    await look(referral.referrerEmail);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fill(status.found, { business: `Status ${language}` }),
    );
    await expect(page.getByText(status.steps.received)).toBeVisible();
    await page
      .getByRole('link', { name: language === 'en' ? '中文' : 'English' })
      .first()
      .click();
    await expect(page.getByText({ en: statusZh, zh: statusEn }[language].steps.received)).toBeVisible();
    await page.getByRole('button', { name: { en: statusZh, zh: statusEn }[language].end }).click();
    await expect(page.getByRole('alert')).toHaveText({ en: statusZh, zh: statusEn }[language].problems.ended);
  });
}
