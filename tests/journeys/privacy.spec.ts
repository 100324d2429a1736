import { languages } from '../../domain/languages.ts';
import { pageWords } from '../../site/page-words.ts';
import { privacyWords } from '../../site/referral-form/words.ts';
import { requestsEnd } from '../page-requests.ts';
import { expect, test } from '../site.ts';

// What forms and pages say about privacy is read from the built pages: `built/privacy.test.ts`.

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the note about privacy can be read by keyboard before anything is sent', async ({ page }) => {
    for (const language of languages) {
      await page.goto(`/${language}/referral#refer`);
      await page.getByText(privacyWords[language].title).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(privacyWords[language].purpose)).toBeVisible();
    }
  });
});

test('From inside the frame the privacy notice opens in the whole window', async ({ page }) => {
  await page.goto('/en/form');
  await page.frameLocator('iframe').getByRole('link', { name: pageWords.privacy.en.title }).click();
  await expect(page).toHaveURL('/en/privacy');
});

test('No page makes a request to another site, or sets a cookie except for the language', async ({
  page,
  context,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  for (const path of ['/en', '/zh/referral#refer', '/en/blog', '/zh/form', '/en/media', '/zh/about']) {
    await page.goto(path);
    await requestsEnd(page);
  }
  expect(elsewhere).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => [name, value, sameSite])).toEqual([['language', 'zh', 'Lax']]);
});
