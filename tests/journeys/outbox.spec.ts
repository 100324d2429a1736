import type { BrowserContext, Page } from '@playwright/test';
import { interrupted } from '../../content/en/interrupted.ts';
import { sentHere as sentHereEn } from '../../content/en/sent-here.ts';
import { referralStatus } from '../../content/zh/referral-status.ts';
import { sentHere as sentHereZh } from '../../content/zh/sent-here.ts';
import { languages } from '../../domain/languages.ts';
import { fill } from '../../domain/texts.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { requestsEnd } from '../page-requests.ts';
import {
  expectMessage,
  fillAtOnce,
  fillField,
  nextCard,
  onDevice,
  storedFor,
  submitButton,
  words,
} from '../referral-form.ts';
import { expect, test } from '../site.ts';

const { success, unsent, fields, draft, toasts } = words.en;
const calls = ['**/v1/projects/**', '**/api/submit-referral'];

const disconnect = (context: BrowserContext) =>
  Promise.all(calls.map((call) => context.route(call, (route) => route.abort())));
const reconnect = (context: BrowserContext) => Promise.all(calls.map((call) => context.unroute(call)));

/** A referral that could only be kept on the device. */
async function submitOffline(page: Page, businessName: string, kept = 1) {
  await disconnect(page.context());
  await fillAtOnce(page, 'en', { businessName });
  await submitButton(page, 'en').click();
  await expect(page.getByText(toasts.savedOnDevice.title)).toBeVisible();
  expect(await onDevice(page)).toHaveLength(kept);
}

test('A referral stored on the device is sent when the browser is online again, and the page says so', async ({
  page,
  site,
}) => {
  await submitOffline(page, 'Back online');
  await expect(page.getByText(success.onDeviceText)).toBeVisible();
  const shop = page.locator('.thanks-shop');
  await expect(shop).toContainText('Back online');
  await expect(shop.locator('.thanks-shutter'), 'closed until it has arrived').toHaveCSS('opacity', '1');
  await expect(shop.locator('img')).toBeHidden();

  await reconnect(page.context());
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect(page.getByRole('alert').getByText(toasts.savedOnline.title)).toBeVisible();
  await expect(shop.locator('.thanks-shutter')).toHaveCSS('opacity', '0');
  await expect(page.getByText(unsent.sent.replace('{count}', '1')), 'said twice').toBeHidden();
  await expect(page.getByText(toasts.savedOnDevice.title)).toBeHidden();
  expect(await onDevice(page)).toEqual([]);
  expect(await storedFor(site, 'Back online')).toHaveLength(1);
});

test('that a referral is kept on the device is said once, with two ways out of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillAtOnce(page, 'en', { businessName: 'Calm' });
  await requestsEnd(page);
  await page.context().setOffline(true);
  await submitButton(page, 'en').click();
  const toast = page.getByRole('alert').filter({ hasText: toasts.savedOnDevice.title });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(toasts.savedOnDevice.title)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: success.onDeviceTitle })).toBeFocused();
  await expect(page.getByRole('button', { name: success.tryNow })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: unsent.contactUs })).toHaveAttribute('href', /^mailto:.*REF_/);
  await expect(page.getByText(success.next.title), 'what happens once it has arrived').toBeHidden();
  await expect(page.getByText(interrupted.text), 'of a form without its code').toBeHidden();
});

test('A referral stored on the device is sent on the next visit, on any page', async ({ page, site }) => {
  await submitOffline(page, 'Next visit');
  const [kept] = await onDevice(page);
  await reconnect(page.context());
  // Without the notes, the pause after a failed attempt is over.
  await page.evaluate(() => localStorage.removeItem('referralOutbox'));
  await page.goto('/zh/faq');

  await expect.poll(() => onDevice(page)).toEqual([]);
  expect(await storedFor(site, 'Next visit')).toEqual([kept]);
});

test('Two tabs send one referral once', async ({ page, context, site }) => {
  await submitOffline(page, 'Two tabs');
  await page.evaluate(() => localStorage.removeItem('referralOutbox'));
  await reconnect(context);
  const other = await context.newPage();
  const sends: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes(':commit')) sends.push(request.url());
  });
  await Promise.all([page.reload(), other.goto('/en/about')]);
  await expect.poll(() => onDevice(page)).toEqual([]);
  expect(sends).toHaveLength(1);
  expect(await storedFor(site, 'Two tabs')).toHaveLength(1);
});

test('A referral that the server refuses permanently stays, is not sent again, and the page says how to reach us', async ({
  page,
}) => {
  await submitOffline(page, 'Refused');
  await reconnect(page.context());
  await page.evaluate(() => {
    const [submission] = JSON.parse(localStorage.getItem('referralSubmissions') ?? '[]');
    localStorage.setItem('referralSubmissions', JSON.stringify([{ ...submission, businessType: 'Casino' }]));
    localStorage.removeItem('referralOutbox');
  });
  await page.reload();
  const notice = page.getByText(unsent.refused.split('{business}')[0] as string);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Refused');
  await expect(page.getByRole('link', { name: unsent.contactUs })).toHaveAttribute('href', /^mailto:/);

  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sends += 1;
  });
  await page.reload();
  await expect(notice).toBeVisible();
  expect(sends).toBe(0);
  expect(await onDevice(page)).toHaveLength(1);
});

test('Without referrals on the device, no page loads the code that sends unsent ones', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  // A page that has no code of its own.
  await page.goto('/en/terms');
  await requestsEnd(page);
  expect(loaded.filter((path) => path.endsWith('.js'))).toHaveLength(1);
});

test('A referral refused after it was saved on this device is never shown as received', async ({ page }) => {
  await submitOffline(page, 'Refused later');
  await expect(page.getByText(success.onDeviceText)).toBeVisible();
  await page.context().unroute('**/api/submit-referral');
  await page.route('**/api/submit-referral', (route) =>
    route.fulfill({ status: 413, json: { success: false, message: 'The body is larger than 65536 bytes.' } }),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));

  await expect(page.getByText(unsent.refused.split('{business}')[0] as string)).toContainText('Refused later');
  await expect(page.getByRole('heading', { name: toasts.savedOnDevice.title })).toBeVisible();
  await expectMessage(page, 'savedOnDevice');
  await expect(page.getByText(success.onDeviceText)).toBeHidden();
  await expect(page.getByText(toasts.savedOnline.title)).toBeHidden();
  await expect(page.getByRole('link', { name: unsent.contactUs })).toHaveAttribute('href', /^mailto:.*REF_/);
  expect(await onDevice(page)).toHaveLength(1);
});

test.describe('A half-filled form', () => {
  test('is kept over a reload, a language switch and a closed tab', async ({ page, context }) => {
    await page.goto('/en/referral');
    await fillField(page, 'en', 'businessName', '好味茶餐廳');
    await fillField(page, 'en', 'businessType', 'Cafe');
    await expect(page.getByText(draft.kept)).toBeVisible();
    await nextCard(page, 'en');
    await fillField(page, 'en', 'businessDistrict', 'Sham Shui Po');

    await page.reload();
    await page.getByRole('link', { name: 'Continue your referral (step 2 of 5)' }).click();
    await expect(page.getByText(draft.restored)).toBeVisible();
    await expect(page.getByLabel(fields.businessDistrict.label)).toHaveValue('Sham Shui Po');

    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/referral#refer');
    await expect(page.getByLabel(words.zh.fields.businessDistrict.label)).toHaveValue('Sham Shui Po');
    await expect(page.getByLabel(words.zh.fields.businessDistrict.label)).toBeInViewport();
    await page.close();

    const again = await context.newPage();
    await again.goto('/en/referral#refer');
    await expect(again.getByLabel(fields.businessDistrict.label)).toHaveValue('Sham Shui Po');
    await again.getByRole('button', { name: words.en.back }).click();
    await expect(again.getByLabel(fields.businessName.label)).toHaveValue('好味茶餐廳');
    await expect(again.getByRole('radio', { name: 'Cafe' })).toBeChecked();
  });

  test('can be started over', async ({ page }) => {
    await page.goto('/en/referral#refer');
    await page.getByLabel(fields.businessName.label).fill('Second thoughts');
    await expect(page.locator('#refer form[novalidate]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referralDraft'))).toContain('Second thoughts');
    await page.reload();
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: draft.startOver }).click();
    await expect(page.getByLabel(fields.businessName.label)).toHaveValue('');
    await expect(page.getByText(draft.restored)).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(fields.businessName.label)).toHaveValue('');
  });
});

for (const language of languages) {
  test(`What was sent from a device, and what waits, is beside the form until it is forgotten: ${language}`, async ({
    page,
  }) => {
    const sentHere = { en: sentHereEn, zh: sentHereZh }[language];
    const title = (count: number) => page.getByText(sentHere.title.replace('{count}', `${count}`));
    await fillAtOnce(page, language, { businessName: '好味' });
    await submitButton(page, language).click();
    await expectMessage(page, 'savedOnline', language);
    await expect(title(1), 'on the thanks').toBeVisible();
    await disconnect(page.context());
    await page.reload();
    await expect(title(1), 'above the form').toBeVisible();
    await fillAtOnce(page, language, { businessName: 'Waits' });
    await submitButton(page, language).click();
    await title(2).click();
    await expect(page.getByRole('link', { name: '好味' })).toHaveAttribute('href', /status\?reference=/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Waits' })).toContainText(sentHere.waiting);
    await expect(page.getByRole('listitem').filter({ hasText: '好味' })).toContainText(`· ${sentHere.sent} ·`);
    await expectNoAxeViolations(page, { include: '#refer' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, { include: '#refer', rules: ['color-contrast'] });
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: sentHere.forget }).click();
    await expect(title(1)).toBeVisible();
    expect(await onDevice(page)).toHaveLength(1);
  });
}

test('The device that sent a referral sees it without its email, also after a lost response', async ({ page }) => {
  const businessName = '不用電郵';
  await page.route('**/v1/projects/**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const code = page.waitForResponse(/\/next-visit-/); // It makes the link, and comes with the last card.
  await fillAtOnce(page, 'zh', { businessName });
  await code;
  await requestsEnd(page);
  await submitButton(page, 'zh').click();
  await expectMessage(page, 'savedViaFallback', 'zh');
  await page.getByText(sentHereZh.title.replace('{count}', '1')).click();
  await page.getByRole('link', { name: businessName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(referralStatus.found, { business: businessName }),
  );
  // Others may use the device: to have something deleted one needs the email.
  await page.getByText(referralStatus.erase.open).click();
  await expect(page.getByRole('button', { name: referralStatus.erase.press })).toHaveCount(0);
  await page.getByRole('link', { name: referralStatus.problems['needs-address'] }).click();
  await expect(page.getByLabel(referralStatus.fields.email)).toHaveValue('');
});
