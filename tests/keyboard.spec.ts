import type { Page } from '@playwright/test';
import { pathTo } from '../domain/pages.ts';
import { type ReferralField, referralFields } from '../domain/referral.ts';
import { cardName, groups, referral, words } from './referral-form.ts';
import { expect, test } from './site.ts';

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

test('the ring around what has the focus has contrast with its ground', async ({ page }) => {
  await page.goto(pathTo('merchant', 'en'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const area of ['banner', 'main', 'contentinfo'] as const) {
      for (const link of await page.getByRole(area).getByRole('link').filter({ visible: true }).all()) {
        await link.focus();
        const { color, ground } = await link.evaluate(colorsOfRing);
        expect(contrast(color, ground), `${colorScheme}: ${await link.innerText()}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test('the ring around what has the focus has round corners', async ({ page }) => {
  await page.goto(pathTo('merchant', 'en'));
  for (const link of await page.getByRole('link').filter({ visible: true }).all()) {
    await link.focus();
    const radius = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius));
    expect(radius, await link.innerText()).toBeGreaterThanOrEqual(8);
  }
});

/** The colour of the ring, and of the ground it is on: outside of the element, or inside where its offset is negative. */
function colorsOfRing(element: Element): { color: number[]; ground: number[] } {
  const numbers = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).map((text) => Number(text) * (color.startsWith('color') ? 255 : 1));
  const style = getComputedStyle(element);
  let ground = Number.parseFloat(style.outlineOffset) < 0 ? element : element.parentElement;
  while (ground && numbers(getComputedStyle(ground).backgroundColor)[3] === 0) ground = ground.parentElement;
  return {
    color: numbers(style.outlineColor),
    ground: numbers(getComputedStyle(ground ?? document.documentElement).backgroundColor),
  };
}

/** The contrast of two colours by WCAG 2.2. */
function contrast(...colors: number[][]): number {
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const [light = 0, dark = 0] = colors
    .map(([red = 0, green = 0, blue = 0]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
