import type { Page } from '@playwright/test';
import { referral, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

const put = (page: Page, items: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('once')) return;
    sessionStorage.setItem('once', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, items);

test('When the form’s code fails, the plain form is back with what was typed, and can be sent', async ({
  page,
  site,
}) => {
  await put(page, { referralSubmissions: [{ submissionId: 'refused' }] });
  await page.goto('/en/referral');
  const { businessName } = words.en.fields;
  await page.getByLabel(businessName.label).evaluate((field: HTMLInputElement) => {
    field.value = 'Plain form';
    // The text of a refused referral is rendered with it.
    String.prototype.toWellFormed = () => {
      throw new Error('broken on purpose');
    };
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
  await page.getByLabel(businessName.label).focus();
  await failed;

  await expect(page.getByLabel(businessName.label)).toHaveValue('Plain form');
  await page.locator('#refer form').evaluate((form: HTMLFormElement, values) => {
    for (const [field, value] of Object.entries(values)) {
      const control = form.elements.namedItem(field) as HTMLInputElement;
      if (value === true) control.checked = true;
      else if (field !== 'businessName') control.value = String(value);
    }
  }, referral);
  await submitButton(page, 'en').click();
  await page.waitForURL('**/answers/referrals-saved/REF_*');
  expect(await storedFor(site, 'Plain form')).toHaveLength(1);
});
