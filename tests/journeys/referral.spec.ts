import { forms as en } from '../../content/en/forms.ts';
import { forms as zh } from '../../content/zh/forms.ts';
import type { Language } from '../../domain/languages.ts';
import { pageWords } from '../../site/page-words.ts';
import {
  expectMessage,
  fillAtOnce,
  fillReferral,
  groups,
  onDevice,
  referral,
  storedFor,
  submitButton,
  words,
} from '../referral-form.ts';
import { expect, test } from '../site.ts';

const languages: Language[] = ['en', 'zh'];
const forms = { en, zh };
const cloudCall = '**/v1/projects/**';
const fallbackCall = '**/api/submit-referral';

for (const language of languages) {
  const { toasts, success, submit } = words[language];

  test.describe(`A referral in ${language}`, () => {
    test('arrives in the store, with its id, date and timestamp', async ({ page, site }) => {
      const businessName = `Happy path ${language}`;
      await fillReferral(page, language, { businessName });
      await submitButton(page, language).click();

      await expectMessage(page, 'savedOnline', language);
      const call = success.arrived.text.replace('{contact}', referral.contactName).replace('{business}', businessName);
      await expect(page.getByText(call)).toBeVisible();
      await expect(page.getByRole('heading', { name: success.arrived.title })).toBeFocused();
      const [document, ...others] = await storedFor(site, businessName);
      expect(others).toEqual([]);
      expect(document).toEqual({
        ...referral,
        businessName,
        submissionId: expect.stringMatching(/^REF_\d{13}_[A-Z0-9]{8}$/),
        submissionDate: new Date(document?.submissionTimestamp as number).toISOString(),
        submissionTimestamp: expect.any(Number),
      });
      const end = String(document?.submissionId).slice(-8);
      await expect(page.getByText(`${end.slice(0, 4)} ${end.slice(4)}`, { exact: true })).toBeVisible();
      expect(await onDevice(page)).toEqual([]);
    });

    test('is confirmed by a toast that covers nothing and stays until it is closed', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await fillAtOnce(page, language, { businessName: `Once ${language}` });
      await submitButton(page, language).click();
      const heading = page.getByRole('heading', { name: success.arrived.title });
      await expect(heading).toBeFocused();
      await expect(page.getByText(toasts.savedOnline.title)).toHaveCount(1);
      const toast = page.getByRole('alert').filter({ hasText: toasts.savedOnline.title });
      await expect(toast).toBeInViewport({ ratio: 1 });
      // In the flow, so that it is above all that follows wherever the page is scrolled.
      await expect(toast).toHaveCSS('position', 'static');
      expect((await toast.boundingBox())?.y, 'below the bar of the page').toBeGreaterThan(72);
      await toast.getByRole('button', { name: forms[language].close }).click();
      await expect(page.getByText(toasts.savedOnline.title)).toHaveCount(0);
      await expect(heading).toBeFocused();
    });

    test('can be told apart by eight characters; the whole reference is copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await fillAtOnce(page, language, { businessName: `Copied ${language}` });
      await submitButton(page, language).click();
      await page.getByRole('button', { name: success.copy }).click();
      await expect(page.getByRole('button', { name: success.copied })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^REF_\d{13}_[A-Z0-9]{8}$/);
      await expect(page.locator('[data-sent] .reference b')).toHaveText(`${copied.slice(-8, -4)} ${copied.slice(-4)}`);
      await expect(page.getByText('REF_')).toHaveCount(0);
    });

    test('goes through our own endpoint when the cloud store cannot be reached', async ({ page, site }) => {
      const businessName = `Fallback ${language}`;
      await page.route(cloudCall, (route) => route.abort());
      await fillAtOnce(page, language, { businessName });
      await submitButton(page, language).click();

      await expectMessage(page, 'savedViaFallback', language);
      expect(await storedFor(site, businessName)).toHaveLength(1);
    });

    test('is stored on the device when no server can be reached, and the page says so', async ({ page, site }) => {
      const businessName = `Device ${language}`;
      await page.route(cloudCall, (route) => route.abort());
      await page.route(fallbackCall, (route) => route.abort());
      await fillAtOnce(page, language, { businessName });
      await submitButton(page, language).click();

      await expectMessage(page, 'savedOnDevice', language);
      await expect(page.getByRole('heading', { name: success.onDeviceTitle })).toBeFocused();
      await expect(page.getByText(success.onDeviceText)).toBeVisible();
      expect(await onDevice(page)).toEqual([
        expect.objectContaining({ businessName, submissionTimestamp: expect.any(Number) }),
      ]);
      expect(await storedFor(site, businessName)).toEqual([]);
    });

    test('stays in the form when the storage of the device is full, too', async ({ page }) => {
      await page.route(cloudCall, (route) => route.abort());
      await page.route(fallbackCall, (route) => route.abort());
      await fillAtOnce(page, language, { businessName: 'Full storage' });
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await submitButton(page, language).click();

      await expectMessage(page, 'failed', language);
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
      expect((await site.documents('referrals')).filter(({ contactName }) => contactName === 'Refused')).toEqual([]);
    });

    test(`is answered with "${submit}" again after Submit Another Referral, every field empty`, async ({ page }) => {
      await fillAtOnce(page, language, { businessName: `Another ${language}` });
      await submitButton(page, language).click();
      await page.getByRole('button', { name: success.again }).click();

      await expect(page.getByLabel(words[language].fields.businessName.label)).toBeFocused();
      const values = () =>
        page.locator('#refer form').evaluate((form: HTMLFormElement) => [...new FormData(form)].filter(([, v]) => v));
      expect(await values()).toEqual([['language', language]]);
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
  await fillAtOnce(page, 'en', { businessName });
  await submitButton(page, 'en').click();
  const button = page.getByRole('button', { name: 'Processing...' });
  await expect(button).toBeDisabled();
  held.resolve();
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(await storedFor(site, businessName)).toHaveLength(1);
});

test('On a phone nothing below the button moves when the box is ticked and when the referral is being sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(cloudCall, () => {});
  for (const language of languages) {
    await fillReferral(page, language, { businessName: 'Nothing moves' });
    const box = page.getByRole('checkbox', { name: words[language].fields.confirmContact.label });
    const kept = page.getByText(words[language].draft.kept);
    const top = () => kept.evaluate((line) => line.getBoundingClientRect().top + scrollY);
    const ready = await top();
    await box.uncheck();
    expect(await top()).toBe(ready);
    await box.check();
    await submitButton(page, language).click();
    await expect(page.getByRole('button', { name: words[language].submitting })).toBeDisabled();
    expect(await top()).toBe(ready);
  }
});

test('After a referral was sent, its name is on the sign, and a message for the owner is ready', async ({ page }) => {
  const businessName = '喜記 & Sons 100%';
  await fillAtOnce(page, 'en', { businessName });
  await submitButton(page, 'en').click();
  await expect(page.locator('#refer [data-sent] svg text').first()).toContainText(businessName);
  await expect(page.getByRole('heading', { name: pageWords.referral.en.formSection.title })).toBeHidden();
  const link = page.getByRole('link', { name: words.en.success.tellOwner });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(words.en.success.ownerMessage.replace('{business}', businessName));
});

test('In Chinese, too, the name on the sign is in serif fonts, which have every character', async ({ page }) => {
  await fillAtOnce(page, 'zh', { businessName: '囍囍 Cafe' });
  await submitButton(page, 'zh').click();
  const sign = page.locator('#refer [data-sent] svg text');
  await expect(sign).toHaveCSS('font-family', /^"Young Serif", (?!.*(Encore|sans-serif)).*, serif$/);
  await expect(sign).toHaveCSS('font-weight', '900');
});

test('While it is slow, the button stays red and the page says that nothing is lost', async ({ page }) => {
  await page.route(cloudCall, () => {});
  await fillAtOnce(page, 'en', { businessName: 'Very slow' });
  await submitButton(page, 'en').click();
  const busy = page.getByRole('button', { name: words.en.submitting });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toHaveCSS('background-color', 'rgb(195, 46, 24)');
  await expect(page.getByText(forms.en.stillSending)).toHaveCSS('opacity', '0.75');
});

test('A double click stores one referral', async ({ page, site }) => {
  const businessName = 'Double click';
  await fillAtOnce(page, 'en', { businessName });
  await submitButton(page, 'en').dblclick();
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(await storedFor(site, businessName)).toHaveLength(1);
});
