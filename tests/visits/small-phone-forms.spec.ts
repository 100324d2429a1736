import type { Locator } from '@playwright/test';
import { languages } from '../../domain/languages.ts';
import { formOn, newsletter, partnership } from '../posted-forms.ts';
import { fillAtOnce, words as referralWords } from '../referral-form.ts';
import { expect, test } from '../site.ts';
import { roomAround } from './layout/room-around.ts';

/** The smallest phone. */
test.use({ viewport: { width: 320, height: 900 } });

for (const language of languages) {
  test(`choices and buttons of the referral form have room around their words in ${language}`, async ({ page }) => {
    await fillAtOnce(page, language);
    const submit = page.getByRole('button', { name: referralWords[language].submit });
    const back = page.getByRole('button', { name: referralWords[language].back, exact: true });
    await expect(submit).toBeVisible();
    expect((await roomAround(submit))[0]?.lines).toBe(1);
    const seen = [];
    while (await back.isVisible()) {
      await back.click();
      seen.push(...(await roomAround(page.locator('form .card label:has([type=radio]):visible'))));
    }
    expect(seen.length).toBeGreaterThan(8);
    expect(seen.filter(({ above, right }) => above < 5 || right < 8)).toEqual([]);
  });
}

test('the partnership form ends with space below its last line', async ({ page }) => {
  for (const language of languages) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(`/${language}${partnership.page}`);
      const space = await page.locator('a[target=_top]').evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return document.documentElement.scrollHeight - words.getBoundingClientRect().bottom - scrollY;
      });
      expect(space, `${language} at ${width}`).toBeGreaterThan(16);
    }
  }
});

test('a box that must be ticked is red like the other fields', async ({ page }) => {
  const red = (control: Locator) =>
    control.evaluate((input) => getComputedStyle(input).boxShadow.match(/rgb\([^)]*\) 0px 0px 0px 2px/)?.[0]);
  for (const form of [newsletter, partnership]) {
    await page.goto(`/en${form.page}`);
    const { element, field, submit } = formOn(page, form, 'en');
    await field('email').focus();
    await expect(element).toHaveAttribute('novalidate');
    await submit.click();
    await expect(field('consent')).toHaveAttribute('aria-invalid', 'true');
    expect(await red(field('consent'))).toBeTruthy();
    expect(await red(field('consent'))).toBe(await red(field('email')));
  }
});
