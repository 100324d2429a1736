import { expect, test } from '../site.ts';

test.use({ forcedColors: 'active' });

test('in forced colours whatever is pressed, filled in or printed on paper has an edge', async ({ page }) => {
  for (const path of ['/en', '/zh/referral', '/en/merchant', '/zh/form/embed', '/en/referral/why-join']) {
    await page.goto(path);
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button:not(.text-link, .bar-link), input, select, textarea, .button, .store-badges a, .notes figure, .ticket, .shadow-lift',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('.choice-chips, .invisible-text'))
        .filter((element) => getComputedStyle(element).borderTopWidth === '0px')
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(bare, path).toEqual([]);
  }
});

test('in forced colours a chosen chip has a thicker edge than the others', async ({ page }) => {
  await page.goto('/en/referral');
  const chips = page.locator('.choice-chips').first().locator('label');
  const widthOf = (chip: number) =>
    chips.nth(chip).evaluate((label) => Number.parseFloat(getComputedStyle(label).borderWidth));
  await chips.nth(1).click();
  expect(await widthOf(1)).toBeGreaterThan(await widthOf(0));
});
