import { pageWords } from '../../site/page-words.ts';
import { privacyWords } from '../../site/referral-form/words.ts';
import { expect, test } from '../site.ts';

// What forms and pages say about privacy is read from the built pages: `built/privacy.test.ts`.

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the note about privacy can be read by keyboard before anything is sent', async ({ page }) => {
    await page.goto('/zh/referral#refer');
    await page.getByText(privacyWords.zh.title).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(privacyWords.zh.purpose)).toBeVisible();
  });
});

test('From inside the frame the privacy notice opens in the whole window', async ({ page }) => {
  await page.goto('/en/form');
  await page.frameLocator('iframe').getByRole('link', { name: pageWords.privacy.en.title }).click();
  await expect(page).toHaveURL('/en/privacy');
});
