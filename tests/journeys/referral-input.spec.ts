import { forms } from '../../content/en/forms.ts';
import type { ReferralField } from '../../domain/referral.ts';
import {
  fillAtOnce,
  fillField,
  fillReferral,
  groups,
  nextCard,
  referral,
  storedFor,
  submitButton,
  words,
} from '../referral-form.ts';
import { expect, test } from '../site.ts';

test('The button is disabled until the confirmation is ticked', async ({ page }) => {
  await fillReferral(page, 'en');
  await page.getByRole('checkbox').uncheck();
  await expect(submitButton(page, 'en')).toBeDisabled();
  await expect(page.getByText(forms.tickFirst)).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(submitButton(page, 'en')).toBeEnabled();
  await expect(page.getByText(forms.tickFirst)).toBeHidden();
});

test('An address and a telephone number that look wrong are asked about once each, and can be sent', async ({
  page,
  site,
}) => {
  const businessName = 'Doubtful';
  await fillReferral(page, 'en', { businessName, referrerEmail: 'ka@example', referrerPhone: '123' });
  const { referrerEmail, referrerPhone } = words.en.fields;
  for (const [{ label }, doubt] of [
    [referrerEmail, forms.doubts.noDot],
    [referrerPhone, forms.doubts.digits.replace('{digits}', '3')],
  ] as const) {
    await submitButton(page, 'en').click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(doubt);
  }
  expect(await storedFor(site, businessName)).toEqual([]);
  await submitButton(page, 'en').click();
  await expect(page.getByRole('heading', { name: words.en.success.arrived.title })).toBeFocused();
  expect(await storedFor(site, businessName)).toHaveLength(1);
});

test('A telephone number that looks wrong is asked about on its card, until it is corrected', async ({ page }) => {
  await fillAtOnce(page, 'en', { referrerPhone: '0000 456' });
  await page.goBack();
  await page.goBack();
  const phone = page.getByLabel(words.en.fields.contactPhone.label);
  await phone.fill('0000 456');
  await nextCard(page, 'en');
  await expect(phone).toHaveAccessibleDescription(forms.doubts.digits.replace('{digits}', '7'));
  await phone.fill('0000 4567');
  await expect(phone).toHaveAccessibleDescription(words.en.fields.contactPhone.hint);
  await nextCard(page, 'en');
  await expect(phone).toBeHidden();
  // The same number in another field is another question.
  await nextCard(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page.getByLabel(words.en.fields.referrerPhone.label)).toBeFocused();
});

test('Enter that picks a character of an input method does not submit', async ({ page, site }) => {
  const businessName = 'Input method';
  await fillReferral(page, 'en', { businessName });
  const field = page.getByLabel(words.en.fields.referrerLastName.label);
  const submitted = () => page.evaluate(() => (window as unknown as { submits: number }).submits);
  await page.evaluate(() => {
    Object.assign(window, { submits: 0 });
    addEventListener(
      'submit',
      () => Object.assign(window, { submits: (window as unknown as { submits: number }).submits + 1 }),
      true,
    );
  });
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '茶', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await session.send('Input.dispatchKeyEvent', { type: 'char', key: 'Enter', text: '\r', windowsVirtualKeyCode: 229 });
  await session.send('Input.insertText', { text: '茶' });
  expect(await submitted()).toBe(0);
  expect(await storedFor(site, businessName)).toEqual([]);

  await field.press('Enter');
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(await submitted()).toBe(1);
});

test('Values typed before the script is loaded are kept, and sent', async ({ page, site }) => {
  const businessName = 'Early typist';
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/assets/referral-form-*.js');
  await page.route('**/assets/referral-form-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const { fields, next } = words.en;
  await page.goto('/en/referral');
  await fillField(page, 'en', 'businessName', businessName);
  await fillField(page, 'en', 'businessType', 'Bakery');
  await asked;
  // Until then the link below the first card leads to the form as a whole.
  await expect(page.getByLabel(fields.contactName.label)).toBeHidden();
  await page.getByRole('link', { name: next, exact: true }).click();
  await fillField(page, 'en', 'contactName', 'Mr Early');
  await expect(page.locator('#refer form[novalidate]')).toHaveCount(0);
  held.resolve();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(page.getByLabel(fields.contactName.label)).toHaveValue('Mr Early');
  await page.getByRole('button', { name: words.en.back }).click();
  await page.getByRole('button', { name: words.en.back }).click();
  await expect(page.getByLabel(fields.businessName.label)).toHaveValue(businessName);
  await expect(page.getByRole('radio', { name: 'Bakery' })).toBeChecked();
  for (const [index, [, group]] of groups.entries()) {
    if (index > 0) await nextCard(page, 'en');
    for (const name of Object.keys(group) as ReferralField[]) {
      if (name !== 'businessName') await fillField(page, 'en', name, referral[name]);
    }
  }
  await submitButton(page, 'en').click();
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(await storedFor(site, businessName)).toHaveLength(1);
});
