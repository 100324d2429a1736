import type { Page } from '@playwright/test';
import { fillAtOnce, referral, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

/** What another page, an older version or a person may have left in the browser's storage. */
const damages: Record<string, Record<string, unknown>> = {
  'objects for texts': {
    referralSubmissions: [{ submissionId: { toString: 1 }, businessName: { a: 1 } }],
    referralDraft: { savedAt: Date.now(), values: { businessName: { a: 1 } } },
    referralOutbox: { refused: [{}], sent: [null], metadata: [1] },
  },
  'a lone surrogate, and nothing in lists': {
    referralSubmissions: [null, 7, [], { submissionId: '\ud800' }],
    referralAttempt: [null],
    referralOutbox: [null],
  },
};

const put = (page: Page, items: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('once')) return;
    sessionStorage.setItem('once', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, items);

for (const [name, items] of Object.entries(damages)) {
  test(`The referral form works with ${name} in the browser’s storage`, async ({ page, site }) => {
    await put(page, items);
    await fillAtOnce(page, 'en', { businessName: name });
    await submitButton(page, 'en').click();
    await expect(page.getByRole('heading', { name: words.en.success.arrived.title })).toBeVisible();
    expect(await storedFor(site, name)).toHaveLength(1);
  });
}

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
