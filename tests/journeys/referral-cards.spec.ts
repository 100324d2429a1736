import type { Page } from '@playwright/test';
import type { ReferralField } from '../../domain/referral.ts';
import { pageWords } from '../../site/page-words.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { boxesOf, displayFontsArrive } from '../boxes.ts';
import { layoutShift } from '../layout-shift.ts';
import { cardName, fillField, fillReferral, groups, nextCard, referral, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

const { fields, next, back, draft } = words.en;
const card = (page: Page, index: number, language: 'en' | 'zh' = 'en') =>
  page.getByRole('group', { name: cardName(language, index), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in the first two cards, and opens the third. */
async function openThirdCard(page: Page) {
  await page.goto('/en/referral');
  for (const [index, [, ofCard]] of groups.slice(0, 2).entries()) {
    for (const name of Object.keys(ofCard) as ReferralField[]) await fillField(page, 'en', name, referral[name]);
    await nextCard(page, 'en');
    await expect(card(page, index + 1)).toBeVisible();
  }
}

test('Next needs the fields of its card alone, and says with a verb what to do', async ({ page }) => {
  await page.goto('/en/referral');
  await page.getByLabel(fields.businessName.label).focus();
  await button(page, next).click();
  await expect(page.getByLabel(fields.businessName.label)).toBeFocused();
  await expect(page.getByLabel(fields.businessName.label)).toHaveAccessibleDescription(
    `${fields.businessName.missing}`,
  );
  const types = page.getByRole('radiogroup', { name: fields.businessType.label });
  await expect(types).toHaveAccessibleDescription(`${fields.businessType.missing}`);
  await fillField(page, 'en', 'businessName', 'Complete');
  await button(page, next).click();
  await expect(types.getByRole('radio').first()).toBeFocused();
  await fillField(page, 'en', 'businessType', 'Bakery');
  await button(page, next).click();
  await expect(card(page, 1)).toBeVisible();
  await expect(card(page, 1).locator('legend')).toBeFocused();
  await expect(card(page, 0)).toBeHidden();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('Enter in a field goes on, in a long text it begins a line', async ({ page }) => {
  await page.goto('/en/referral');
  await fillField(page, 'en', 'businessType', 'Bakery');
  await fillField(page, 'en', 'businessName', 'Enter');
  await expect(button(page, next)).toBeVisible();
  await page.getByLabel(fields.businessName.label).press('Enter');
  await fillField(page, 'en', 'businessDistrict', 'Wan Chai');
  await page.getByLabel(fields.businessAddress.label).pressSequentially('1 Road\nG/F');
  await expect(page.getByLabel(fields.businessAddress.label)).toHaveValue('1 Road\nG/F');
  await expect(card(page, 1)).toBeVisible();
});

test('Back and Forward of the browser, a reload, another page and the other language keep the card', async ({
  page,
}) => {
  await openThirdCard(page);
  await page.goBack();
  await expect(card(page, 1)).toBeVisible();
  await expect(page.getByLabel(fields.businessDistrict.label)).toHaveValue(referral.businessDistrict);
  await button(page, back).click();
  await expect(card(page, 0)).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(card(page, 2)).toBeVisible();

  await page.reload();
  await expect(card(page, 2)).toBeVisible();
  await page.goto('/en/faq');
  await page.goBack();
  await expect(card(page, 2)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await page.locator('#refer form').scrollIntoViewIfNeeded();
  await expect(card(page, 2, 'zh')).toBeVisible();
  await button(page, words.zh.back).click();
  await expect(page.getByLabel(words.zh.fields.businessAddress.label)).toHaveValue(referral.businessAddress);
});

test('After a referral was sent, one Back leaves its cards, and another referral begins with the first', async ({
  page,
}) => {
  await page.goto('/en/referral/why-join');
  await fillReferral(page, 'en', { businessName: 'Leaves its cards' });
  await button(page, words.en.submit).click();
  const thanks = page.getByRole('heading', { name: words.en.success.arrived.title });
  await expect(thanks).toBeFocused();
  // Below the bar of the page, so that the shop and the reference are seen as well.
  await expect.poll(async () => (await thanks.boundingBox())?.y).toBeLessThan(200);
  await expect(page.locator('.thanks-shop')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state.cards)).toEqual([0]);
  await expect(thanks).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await button(page, words.en.success.again).click();
  await expect(page.getByLabel(fields.businessName.label)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en/referral/why-join');
});

test('On a phone no field that is pressed stays under the bar with Next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openThirdCard(page);
  for (const name of ['contactName', 'contactPhone', 'contactEmail'] as const) {
    const field = page.getByLabel(fields[name].label);
    // Its top above the lower edge of the window, where the bar is.
    await field.evaluate((input) => scrollBy(0, input.getBoundingClientRect().top - innerHeight + 110));
    const at = await field.boundingBox();
    await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 2);
    await expect(field).toBeFocused();
    await expect
      .poll(async () => {
        const [input, bar] = await boxesOf(page, field, '.card-buttons');
        return bar.top + 20 - input.bottom;
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test('A card comes in from the side it lies on, and without movement for those who ask for none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openThirdCard(page);
  await expect(card(page, 2)).toHaveCSS('animation-name', 'card-in');
  await expect(page.locator('#refer form')).toHaveAttribute('data-direction', 'forward');
  await button(page, back).click();
  await expect(page.locator('#refer form')).toHaveAttribute('data-direction', 'back');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(card(page, 1)).toHaveCSS('animation-name', 'none');
});

test('The page says that answers are saved only where the browser can', async ({ page }) => {
  await page.goto('/en/referral');
  await fillField(page, 'en', 'businessName', 'Saved');
  await expect(page.getByText(draft.kept)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillField(page, 'en', 'businessName', 'Not saved');
  await expect(page.getByText(draft.kept)).toBeHidden();
});

test('Before a draft is stored there is no empty space below Next, and nothing moves when the form is hydrated', async ({
  page,
}) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/zh/referral');
    await displayFontsArrive(page);
    const form = page.locator('#refer form');
    const height = (await form.boundingBox())?.height;
    const shift = await layoutShift(page);
    const privacy = page.locator('#refer').getByRole('link', { name: pageWords.privacy.zh.title });
    await form.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(form).toHaveJSProperty('noValidate', true);
    expect([width, (await form.boundingBox())?.height]).toEqual([width, height]);
    expect(await layoutShift(page), `at ${width} px`).toBe(shift);
    await privacy.scrollIntoViewIfNeeded();
    const [next, link] = await boxesOf(page, button(page, words.zh.next), privacy);
    const space = link.top - next.bottom;
    // Its box begins 12 px above its words.
    expect([width, space > 0 && space < 20]).toEqual([width, true]);
  }
});

test('Every card fits the smallest phone, has Next in reach, and no violations', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/referral');
  const check = async (state: string) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([state, wide]).toEqual([state, 0]);
    await expectNoAxeViolations(page, { include: '#refer' });
  };
  for (const [index, [, ofCard]] of groups.entries()) {
    await page.getByRole('group').first().scrollIntoViewIfNeeded();
    const isLast = index === groups.length - 1;
    if (!isLast) {
      await button(page, next).click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
      const box = await button(page, next).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
    await check(`card ${index + 1}`);
    for (const name of Object.keys(ofCard) as ReferralField[]) await fillField(page, 'en', name, referral[name]);
    if (!isLast) await nextCard(page, 'en');
  }
  await button(page, words.en.submit).click();
  await expect(page.getByRole('heading', { name: words.en.success.arrived.title })).toBeFocused();
  await check('sent');
});
