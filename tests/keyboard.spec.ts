import type { Page } from '@playwright/test';
import { type ReferralField, referralFields, referralGroups } from '../domain/referral.ts';
import { referral, words } from './referral-form.ts';
import { expect, test } from './site.ts';

/** The name of the field that has the focus. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

test('A referral can be made with the keyboard alone', async ({ page, site }) => {
  const businessName = 'Keyboard only';
  const { submit, success, toasts } = words.en;
  await page.goto('/en/referral');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 40 && (await focused(page)) !== 'businessName'; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('#refer form[novalidate]')).toBeVisible();

  for (const name of Object.values(referralGroups).flatMap(Object.keys) as ReferralField[]) {
    expect(await focused(page)).toBe(name);
    const { kind } = referralFields[name];
    const value = name === 'businessName' ? businessName : referral[name];
    if (kind === 'tick') await page.keyboard.press('Space');
    else if (kind === 'option') await page.keyboard.type(optionLabel(name, String(value)));
    else if (kind === 'long') await page.keyboard.insertText(String(value));
    else await page.keyboard.type(String(value));
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: success.title })).toBeFocused();
  await expect(page.getByText(toasts.savedOnline.title)).toBeVisible();
  expect(site.documents('referrals').filter((document) => document.businessName === businessName)).toHaveLength(1);

  const again = page.getByRole('button', { name: success.again });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await again.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('businessName');
});

/** Typing the beginning of an option's label chooses it in a closed list. */
function optionLabel(name: ReferralField, value: string): string {
  const labels = words.en.options[name as keyof typeof words.en.options] as Record<string, string>;
  return labels[value] ?? value;
}
