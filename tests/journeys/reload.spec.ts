import type { Route } from '@playwright/test';
import { expectMessage, fillAtOnce, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

/** Interruptions while a referral is being sent. */
const cloudCall = '**/v1/projects/**';
const fallbackCall = '**/api/submit-referral';

test('A tab closed while sending keeps the form, and sending it again stores one', async ({ page, context, site }) => {
  const businessName = 'Tab closed';
  const held = Promise.withResolvers<Route>();
  await page.route(cloudCall, (route) => held.resolve(route));
  await fillAtOnce(page, 'en', { businessName });
  await submitButton(page, 'en').click();
  // The request arrives, but the tab never gets the response.
  expect((await (await held.promise).fetch()).status()).toBe(200);
  const [document] = await storedFor(site, businessName);
  await page.close();
  const again = await context.newPage();
  await again.goto('/zh/referral#refer');
  await expect(again.getByText(words.zh.draft.restored)).toBeVisible();
  await expect(again.locator('#refer [name=businessName]')).toHaveValue(businessName);
  await submitButton(again, 'zh').click();
  await expectMessage(again, 'savedOnline', 'zh');
  expect(await storedFor(site, businessName)).toEqual([document]);
  // The thanks move when the shop and its styles arrive, and this form was opened on its last card a moment ago.
  await expect(again.locator('.thanks-shop')).toBeVisible();
  await again.getByRole('button', { name: words.zh.success.again }).click();
  await fillAtOnce(again, 'zh', { businessName });
  await submitButton(again, 'zh').click();
  await expectMessage(again, 'savedOnline', 'zh');
  expect(await storedFor(site, businessName)).toHaveLength(2);
});

test('After a referral has been sent the next visit begins with the first card', async ({ page, site }) => {
  await fillAtOnce(page, 'en', { businessName: 'Sent, then left' });
  await submitButton(page, 'en').click();
  await expectMessage(page, 'savedOnline');
  expect(await storedFor(site, 'Sent, then left')).toHaveLength(1);
  await page.goto('/en/faq');
  await page.goto('/en/referral#refer');
  await expect(page.getByRole('button', { name: words.en.next, exact: true })).toBeVisible();
  await expect(page.getByText(words.en.draft.restored)).toBeHidden();
});

test.describe('Where the browser forbids storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The user denied permission', 'SecurityError');
        },
      }),
    ),
  );

  test('a referral is still sent', async ({ page, site }) => {
    await fillAtOnce(page, 'en', { businessName: 'No storage' });
    await submitButton(page, 'en').click();
    await expectMessage(page, 'savedOnline');
    expect(await storedFor(site, 'No storage')).toHaveLength(1);
  });

  test('no success is shown when no server can be reached', async ({ page }) => {
    for (const call of [cloudCall, fallbackCall]) await page.route(call, (route) => route.abort());
    await fillAtOnce(page, 'en', { businessName: 'Nowhere' });
    await submitButton(page, 'en').click();
    await expectMessage(page, 'failed');
    await expect(page.locator('#refer [name=businessName]')).toHaveValue('Nowhere');
    await expect(submitButton(page, 'en')).toBeEnabled();
  });
});

test('Two tabs keep a draft each: what is sent or cleared in one is not lost in the other', async ({
  page,
  context,
}) => {
  const shop = (tab: typeof page) => tab.locator('#refer [name=businessName]');
  await fillAtOnce(page, 'en', { businessName: 'First tab' });
  const other = await context.newPage();
  await other.goto('/en/referral#refer');
  await expect(shop(other)).toHaveValue('First tab');
  other.once('dialog', (dialog) => dialog.accept());
  await other.getByRole('button', { name: words.en.draft.startOver }).click();
  await shop(other).fill('Second tab');
  await submitButton(page, 'en').click();
  await expectMessage(page, 'savedOnline');
  await other.reload();
  await expect(shop(other)).toHaveValue('Second tab');
});

test('A tab that is left keeps its text, although another tab has cleared the draft of both', async ({
  page,
  context,
}) => {
  const shop = (tab: typeof page) => tab.locator('#refer [name=businessName]');
  await page.goto('/en/referral#refer');
  await shop(page).fill('First tab');
  const other = await context.newPage();
  await other.goto('/en/referral#refer');
  other.once('dialog', (dialog) => dialog.accept());
  await other.getByRole('button', { name: words.en.draft.startOver }).click();
  await page.reload();
  await expect(shop(page)).toHaveValue('First tab');
});
