import type { Page } from '@playwright/test';
import { interrupted } from '../../content/en/interrupted.ts';
import { words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

/** A form whose code has not arrived, or never will: nothing that was typed into it is lost. */
const code = '**/assets/referral-form-*.js';
const shop = (page: Page) => page.getByLabel(words.en.fields.businessName.label);
const kind = (page: Page) => page.getByRole('radio', { name: 'Restaurant' });
const note = (page: Page) => page.getByText(interrupted.text);
const isHydrated = (page: Page) => page.getByRole('button', { name: words.en.next, exact: true });

async function openInterrupted(page: Page) {
  await page.route(code, (route) => route.abort());
  await page.goto('/en/referral#refer');
  await shop(page).fill('Good Taste');
  await expect(note(page)).toBeVisible();
}

test('when the code of a form could not be loaded, the page says so, tries again when the network is back, and keeps the text', async ({
  page,
  context,
}) => {
  await openInterrupted(page);
  await context.setOffline(true);
  await shop(page).fill('Good Taste Catering');
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(isHydrated(page)).toBeVisible();
  await expect(shop(page)).toHaveValue('Good Taste Catering');
  await expect(note(page)).toBeHidden();
});

test('the draft of a form without its code is there in the next visit', async ({ page }) => {
  await openInterrupted(page);
  await page.unrouteAll();
  await page.reload();
  await expect(isHydrated(page)).toBeVisible();
  await expect(shop(page)).toHaveValue('Good Taste');
});

test('what is chosen before any script has arrived is kept too, beside the draft of an earlier visit', async ({
  page,
}) => {
  await openInterrupted(page);
  let arrives = () => {};
  const late = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await kind(page).check();
  arrives();
  await expect(note(page)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(isHydrated(page)).toBeVisible();
  await expect(shop(page)).toHaveValue('Good Taste');
  await expect(kind(page)).toBeChecked();
});

test('when a deployment has removed the code, the page comes again on the return to the tab, with the text', async ({
  page,
}) => {
  await openInterrupted(page);
  await page.unrouteAll();
  let isNew = false;
  page.on('framenavigated', () => {
    isNew = true;
  });
  await page.route(code, (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(isHydrated(page)).toBeVisible();
  await expect(shop(page)).toHaveValue('Good Taste');
});

test('submitted without a network, a form without its code keeps the page', async ({ page, context }) => {
  await openInterrupted(page);
  await context.setOffline(true);
  await page.locator('form#referral-form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.requestSubmit();
  });
  await expect(note(page)).toBeVisible();
  await expect(shop(page)).toHaveValue('Good Taste');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what was typed is there after a way to another page, back, forward and back', async ({ page }) => {
    await page.goto('/en/referral');
    await shop(page).fill('Good Taste');
    await page.goto('/en/faq');
    await page.goBack();
    await expect(shop(page)).toHaveValue('Good Taste');
    await page.goForward();
    await page.goBack();
    await expect(shop(page)).toHaveValue('Good Taste');
  });
});
