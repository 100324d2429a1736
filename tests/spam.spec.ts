import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { honeypotField } from '../domain/spam.ts';
import { answerQuestions, contact, fillForm, formOn } from './posted-forms.ts';
import { fillAtOnce, fillReferral, isTold, storedFor, submitButton, words } from './referral-form.ts';
import { expect, type Site, test } from './site.ts';

/** The rows of `npm run export -- referrals --quarantine` that name something. */
const keptAside = (site: Site, collection: 'referrals' | 'messages', name: string) =>
  site
    .csv(collection, '--quarantine')
    .split('\r\n')
    .filter((row) => row.includes(name));

/** What a robot does that fills in every field it finds. */
const fillHoneypot = (page: Page, form: string) =>
  page.locator(`${form} input[name=${honeypotField}]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://casino.example.com';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** From now on the page has been open for a tenth of a second only, as far as its script can tell. */
const hurry = (page: Page) =>
  page.evaluate(() => {
    performance.now = () => 100;
  });

for (const language of languages) {
  test(`A referral whose hidden field is filled is kept aside, and the sender is thanked, in ${language}`, async ({
    page,
    site,
  }) => {
    const businessName = `Honeypot ${language}`;
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
    await fillAtOnce(page, language, { businessName });
    await fillHoneypot(page, '#refer');
    await submitButton(page, language).click();
    await isTold(page, 'savedViaFallback', language);
    await expect(page.getByText(words[language].success.text)).toBeVisible();
    // The cloud document store could not keep it apart, so it is not asked.
    expect(calls).toEqual(['/api/submit-referral']);
    expect(storedFor(site, businessName)).toEqual([]);
    expect(keptAside(site, 'referrals', businessName)).toEqual([expect.stringMatching(/,fallback,(en|zh),honeypot$/)]);
  });
}

test('A referral filled in faster than anybody types is kept aside, and the sender is thanked', async ({
  page,
  site,
}) => {
  await fillReferral(page, 'en', { businessName: 'Too fast' });
  await hurry(page);
  await submitButton(page, 'en').click();
  await isTold(page, 'savedViaFallback');
  expect(storedFor(site, 'Too fast')).toEqual([]);
  expect(keptAside(site, 'referrals', 'Too fast')).toEqual([expect.stringMatching(/,too-fast$/)]);
});

test('A message is kept aside for either reason, and its sender is thanked', async ({ page, site }) => {
  const { submit } = formOn(page, contact, 'en');
  const thanks = page.getByRole('status').filter({ hasText: contact.words.en.success.title });
  await fillForm(page, contact, 'en', { ...contact.values, email: 'robot@example.com' });
  await fillHoneypot(page, 'form[data-form=message]');
  await submit.click();
  await expect(thanks).toBeVisible();
  expect(keptAside(site, 'messages', 'robot@example.com')).toEqual([expect.stringMatching(/,honeypot$/)]);

  await fillForm(page, contact, 'en', { ...contact.values, email: 'hurry@example.com' });
  await hurry(page);
  await submit.click();
  await expect(thanks).toBeVisible();
  expect(keptAside(site, 'messages', 'hurry@example.com')).toEqual([expect.stringMatching(/,too-fast$/)]);
  const messages = site.documents('messages').map(({ email }) => email);
  expect(messages).not.toContain('robot@example.com');
  expect(messages).not.toContain('hurry@example.com');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a robot’s message is kept aside, and answered with the same page as a person’s', async ({ page, site }) => {
    await page.goto('/en');
    await answerQuestions(page, contact, 'en', { ...contact.values, email: 'plain-robot@example.com' });
    await page.locator(`form[data-form=message] input[name=${honeypotField}]`).fill('x', { force: true });
    await formOn(page, contact, 'en').submit.click();
    await expect(page).toHaveURL('/en/answers/messages-saved');
    expect(keptAside(site, 'messages', 'plain-robot@example.com')).toHaveLength(1);
  });
});

test('Nobody who sees, hears or tabs through a page meets the hidden field', async ({ page }) => {
  for (const path of ['/en/referral', '/en', '/en/blog', '/en/form/apply']) {
    await page.goto(path);
    const field = page.locator(`input[name=${honeypotField}]`).first();
    await expect(field).toHaveAttribute('tabindex', '-1');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    expect(await field.evaluate((element) => element.closest('[aria-hidden=true]') !== null)).toBe(true);
    const { width, height } = (await field.evaluate((element) => element.parentElement?.getBoundingClientRect())) ?? {};
    expect((width ?? 0) * (height ?? 0)).toBeLessThanOrEqual(1);
  }
});
