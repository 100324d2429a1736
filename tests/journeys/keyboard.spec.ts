import type { Page } from '@playwright/test';
import { type ReferralField, referralFields } from '../../domain/referral.ts';
import { cardName, groups, referral, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

/** The name of the field that has the focus. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

test('A referral can be made with the keyboard alone', async ({ page, site }) => {
  const businessName = 'Keyboard only';
  const { submit, success, next, back } = words.en;
  await page.goto('/en/referral');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 40 && (await focused(page)) !== 'businessName'; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(page.locator('#refer form[novalidate]')).toBeVisible();

  for (const [index, [, fields]] of groups.entries()) {
    if (index > 0) {
      // From a field of one line Enter would do; these cards end with others.
      await expect(page.getByRole('button', { name: index > 1 ? back : next, exact: true })).toBeFocused();
      if (index > 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(
        page
          .getByRole('group', { name: cardName('en', index) })
          .locator('legend')
          .first(),
      ).toBeFocused();
      await page.keyboard.press('Tab');
    }
    for (const name of Object.keys(fields) as ReferralField[]) {
      expect(await focused(page)).toBe(name);
      await typeField(page, name, name === 'businessName' ? businessName : String(referral[name]));
      await page.keyboard.press('Tab');
    }
  }
  await expect(page.getByRole('button', { name: back })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: submit })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: success.arrived.title })).toBeFocused();
  expect((await site.documents('referrals')).filter((document) => document.businessName === businessName)).toHaveLength(
    1,
  );

  const again = page.getByRole('button', { name: success.again });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await again.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('businessName');
});

async function typeField(page: Page, name: ReferralField, value: string) {
  const rule = referralFields[name];
  if (rule.kind === 'tick') await page.keyboard.press('Space');
  // Typing the beginning of an option chooses it in a closed list.
  else if (name === 'businessDistrict') await page.keyboard.type(value);
  else if (rule.kind === 'option') {
    await page.keyboard.press('Space');
    const steps = (rule.options as readonly string[]).indexOf(value);
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  } else await page.keyboard.insertText(value);
}
