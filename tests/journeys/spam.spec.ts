import type { Locator, Page } from '@playwright/test';
import { honeypotField } from '../../domain/spam.ts';
import { contact, fillForm, formOn } from '../posted-forms.ts';
import { expectMessage, fillAtOnce, fillReferral, storedFor, submitButton } from '../referral-form.ts';
import { expect, type Site, test } from '../site.ts';

/** What the server recorded about the documents in quarantine with a value in a field. */
const quarantined = async (site: Site, collection: 'referrals' | 'messages', field: string, value: string) =>
  (await site.quarantined(collection))
    .filter(({ document }) => document[field] === value)
    .map(({ arrival }) => [arrival.via, arrival.language, arrival.suspicion]);

/** Fills in the hidden field, as a bot does that fills in every field. */
const fillHoneypot = (form: Locator) =>
  form.locator(`input[name=${honeypotField}]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://casino.example.com';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Makes the fill time 100 ms for the page's script. */
const simulateFastFilling = (page: Page) =>
  page.evaluate(() => {
    performance.now = () => 100;
  });

test('A referral whose hidden field is filled goes to quarantine, and the sender is thanked', async ({
  page,
  site,
}) => {
  const businessName = 'Honeypot';
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await fillAtOnce(page, 'zh', { businessName });
  await fillHoneypot(page.locator('#refer'));
  await submitButton(page, 'zh').click();
  await expectMessage(page, 'savedOnline', 'zh');
  // Call 1 also sends the spam metadata.
  expect(calls).toEqual([expect.stringContaining(':commit')]);
  expect(await storedFor(site, businessName)).toEqual([]);
  expect(await quarantined(site, 'referrals', 'businessName', businessName)).toEqual([
    ['write-channel', 'zh', 'honeypot'],
  ]);
});

test('A referral filled in faster than a person can goes to quarantine, and the sender is thanked', async ({
  page,
  site,
}) => {
  await fillReferral(page, 'en', { businessName: 'Too fast' });
  await simulateFastFilling(page);
  await submitButton(page, 'en').click();
  await expectMessage(page, 'savedOnline');
  expect(await storedFor(site, 'Too fast')).toEqual([]);
  expect(await quarantined(site, 'referrals', 'businessName', 'Too fast')).toEqual([
    ['write-channel', 'en', 'too-fast'],
  ]);
});

test('A message goes to quarantine for either reason, and its sender is thanked', async ({ page, site }) => {
  const { submit } = formOn(page, contact, 'en');
  const thanks = page.getByRole('status').filter({ hasText: contact.words.en.success.title });
  await fillForm(page, contact, 'en', { ...contact.values, email: 'spam@example.com' });
  await fillHoneypot(formOn(page, contact, 'en').element);
  await submit.click();
  await expect(thanks).toBeVisible();
  expect(await quarantined(site, 'messages', 'email', 'spam@example.com')).toEqual([['fallback', 'en', 'honeypot']]);

  await fillForm(page, contact, 'en', { ...contact.values, email: 'fast@example.com' });
  await simulateFastFilling(page);
  await submit.click();
  await expect(thanks).toBeVisible();
  expect(await quarantined(site, 'messages', 'email', 'fast@example.com')).toEqual([['fallback', 'en', 'too-fast']]);
  const messages = (await site.documents('messages')).map(({ email }) => email);
  expect(messages).not.toContain('spam@example.com');
  expect(messages).not.toContain('fast@example.com');
});

test('The hidden field is not visible, not announced and not in the tab order', async ({ page }) => {
  for (const path of ['/en/referral', '/en', '/en/blog', '/en/form/apply']) {
    await page.goto(path);
    const field = page.locator(`input[name=${honeypotField}]`).first();
    await expect(field).toHaveAttribute('tabindex', '-1');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    const { width, height } = await field.evaluate(
      (element) => element.closest('[aria-hidden=true]')?.getBoundingClientRect() ?? { width: 99, height: 99 },
    );
    expect(width * height).toBeLessThanOrEqual(1);
  }
});
