import { forms } from '../content/en/forms.ts';
import type { Language } from '../domain/languages.ts';
import type { ReferralField } from '../domain/referral.ts';
import { pageWords } from '../site/page-words.ts';
import {
  fillField,
  fillReferral,
  groups,
  nextCard,
  onDevice,
  referral,
  storedFor,
  submitButton,
  words,
} from './referral-form.ts';
import { expect, test } from './site.ts';

const languages: Language[] = ['en', 'zh'];
const cloudCall = '**/v1/projects/**';
const fallbackCall = '**/api/submit-referral';

for (const language of languages) {
  const { toasts, success, submit } = words[language];

  test.describe(`A referral in ${language}`, () => {
    test('arrives in the store, with its id, date and timestamp', async ({ page, site }) => {
      const businessName = `Happy path ${language}`;
      await fillReferral(page, language, { businessName });
      await submitButton(page, language).click();

      await expect(page.getByRole('status').getByText(toasts.savedOnline.title, { exact: true })).toBeVisible();
      await expect(page.getByRole('status').getByText(toasts.savedOnline.text)).toBeVisible();
      await expect(page.getByRole('heading', { name: success.title })).toBeFocused();
      const [document, ...others] = storedFor(site, businessName);
      expect(others).toEqual([]);
      expect(document).toEqual({
        ...referral,
        businessName,
        submissionId: expect.stringMatching(/^REF_\d{13}_[A-Z0-9]{8}$/),
        submissionDate: new Date(document?.submissionTimestamp as number).toISOString(),
        submissionTimestamp: expect.any(Number),
      });
      await expect(page.getByText(document?.submissionId as string)).toBeVisible();
      expect(await onDevice(page)).toEqual([]);
    });

    test('goes through our own endpoint when the cloud store cannot be reached', async ({ page, site }) => {
      const businessName = `Fallback ${language}`;
      await page.route(cloudCall, (route) => route.abort());
      await fillReferral(page, language, { businessName });
      await submitButton(page, language).click();

      await expect(page.getByRole('status').getByText(toasts.savedViaFallback.title, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
      expect(storedFor(site, businessName)).toHaveLength(1);
    });

    test('is stored on the device when no server can be reached, and the page says so', async ({ page, site }) => {
      const businessName = `Device ${language}`;
      await page.route(cloudCall, (route) => route.abort());
      await page.route(fallbackCall, (route) => route.abort());
      await fillReferral(page, language, { businessName });
      await submitButton(page, language).click();

      await expect(page.getByRole('alert').getByText(toasts.savedOnDevice.title, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert').getByText(toasts.savedOnDevice.text)).toBeVisible();
      await expect(page.getByRole('heading', { name: success.onDeviceTitle })).toBeFocused();
      await expect(page.getByText(success.onDeviceText)).toBeVisible();
      expect(await onDevice(page)).toEqual([
        expect.objectContaining({ businessName, submissionTimestamp: expect.any(Number) }),
      ]);
      expect(storedFor(site, businessName)).toEqual([]);
    });

    test('stays in the form when the storage of the device is full, too', async ({ page }) => {
      await page.route(cloudCall, (route) => route.abort());
      await page.route(fallbackCall, (route) => route.abort());
      await fillReferral(page, language, { businessName: 'Full storage' });
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await submitButton(page, language).click();

      await expect(page.getByRole('alert').getByText(toasts.failed.title, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert').getByText(toasts.failed.text)).toBeVisible();
      await expect(page.getByLabel(words[language].fields.referrerLastName.label)).toHaveValue(
        referral.referrerLastName,
      );
      await expect(submitButton(page, language)).toBeEnabled();
    });

    test('needs every required field, opens the card of the first problem, and leads to the others', async ({
      page,
      site,
    }) => {
      await fillReferral(page, language, { referrerEmail: 'nobody', contactName: 'Refused' });
      for (const _ of groups.slice(1)) await page.goBack();
      await page.getByLabel(words[language].fields.businessName.label).fill('  ');
      for (const _ of groups.slice(1)) await page.goForward();
      await submitButton(page, language).click();

      const name = page.getByLabel(words[language].fields.businessName.label);
      const email = page.getByLabel(words[language].fields.referrerEmail.label);
      await expect(name).toBeFocused();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      const summary = page
        .getByRole('alert')
        .filter({ hasText: words[language].problemSummary.replace('{count}', '2') });
      await summary.getByRole('button', { name: words[language].fields.referrerEmail.label }).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/@|example/);
      await email.fill('somebody@example.com');
      await expect(email).not.toHaveAttribute('aria-invalid');
      expect(site.documents('referrals').filter(({ contactName }) => contactName === 'Refused')).toEqual([]);
    });

    test(`is answered with "${submit}" again after Submit Another Referral, every field empty`, async ({ page }) => {
      await fillReferral(page, language, { businessName: `Another ${language}` });
      await submitButton(page, language).click();
      await page.getByRole('button', { name: success.again }).click();

      await expect(page.getByLabel(words[language].fields.businessName.label)).toBeFocused();
      const values = () =>
        page.locator('#refer form').evaluate((form: HTMLFormElement) => [...new FormData(form)].filter(([, v]) => v));
      expect(await values()).toEqual([['language', language]]);
    });
  });

  test.describe(`Without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a referral is stored once and answered with a page', async ({ page, site }) => {
      const businessName = `No script ${language}`;
      await fillReferral(page, language, { businessName });
      await submitButton(page, language).click();

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`/${language}/answers/referrals-saved`);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-HK');
      expect(storedFor(site, businessName)).toEqual([expect.objectContaining({ ...referral, businessName })]);
    });
  });
}

test('While a referral is being sent the button is disabled and reads Processing...', async ({ page, site }) => {
  const businessName = 'Slow cloud';
  const held = Promise.withResolvers<void>();
  await page.route(cloudCall, async (route) => {
    await held.promise;
    await route.continue();
  });
  await fillReferral(page, 'en', { businessName });
  await submitButton(page, 'en').click();
  const button = page.getByRole('button', { name: 'Processing...' });
  await expect(button).toBeDisabled();
  held.resolve();
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(storedFor(site, businessName)).toHaveLength(1);
});

test('The button is disabled until the confirmation is ticked', async ({ page }) => {
  await fillReferral(page, 'en');
  await page.getByRole('checkbox').uncheck();
  await expect(submitButton(page, 'en')).toBeDisabled();
  await expect(page.getByText(forms.tickFirst)).toBeVisible();
  await page.getByRole('checkbox').check();
  await expect(submitButton(page, 'en')).toBeEnabled();
  await expect(page.getByText(forms.tickFirst)).toBeHidden();
});

test('A telephone number with too few digits gets a hint, and can be sent all the same', async ({ page, site }) => {
  const businessName = 'Short number';
  await fillReferral(page, 'en', { businessName, referrerPhone: '123' });
  const phone = page.getByLabel(words.en.fields.referrerPhone.label);
  await expect(phone).toHaveAccessibleDescription(forms.phoneDigits.replace('{digits}', '3'));
  await submitButton(page, 'en').click();
  await expect(page.getByRole('heading', { name: words.en.success.title })).toBeFocused();
  expect(storedFor(site, businessName)).toHaveLength(1);
});

test('After a referral was sent, its name is on the sign, and a message for the owner is ready', async ({ page }) => {
  const businessName = '喜記 & Sons 100%';
  await fillReferral(page, 'en', { businessName });
  await submitButton(page, 'en').click();
  await expect(page.locator('#refer [data-sent] svg')).toContainText(businessName);
  await expect(page.getByRole('heading', { name: pageWords.referral.en.formSection.title })).toBeHidden();
  const link = page.getByRole('link', { name: words.en.success.tellOwner });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(words.en.success.ownerMessage.replace('{business}', businessName));
});

test('While it is slow, the button stays red and the page says that nothing is lost', async ({ page }) => {
  await page.route(cloudCall, () => {});
  await fillReferral(page, 'en', { businessName: 'Very slow' });
  await submitButton(page, 'en').click();
  const busy = page.getByRole('button', { name: words.en.submitting });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toHaveCSS('background-color', 'rgb(195, 46, 24)');
  await expect(page.getByText(forms.stillSending)).toHaveCSS('opacity', '0.75');
});

test('A double click stores one referral', async ({ page, site }) => {
  const businessName = 'Double click';
  await fillReferral(page, 'en', { businessName });
  await submitButton(page, 'en').dblclick();
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(storedFor(site, businessName)).toHaveLength(1);
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
  expect(storedFor(site, businessName)).toEqual([]);

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
  expect(storedFor(site, businessName)).toHaveLength(1);
});
