import { pathTo } from '../../domain/pages.ts';
import { boxesOf } from '../boxes.ts';
import { month, openCalculator, query } from '../calculator-page.ts';
import { expect, test } from '../site.ts';

test('on a phone the sum of the month is in sight while figures are changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = await openCalculator(page, 'en');
  await calculator.more('pieces').evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await calculator.more('price').press('Enter');
  const sum = page.getByRole('link', { name: /^In a month of/ });
  await expect(sum).toHaveText(/HK\$[\d,]+$/);
  await expect(sum).toContainText(await calculator.month.innerText());
  await expect(sum).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sum.evaluate((link) => link.scrollWidth - link.clientWidth), 'pixels cut off').toBe(0);
});

test('with the spacing that a reader may set (WCAG 1.4.12) no figure is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'zh'] as const) {
    const calculator = await openCalculator(page, language);
    await calculator.input('price').fill('12.5');
    await calculator.more('price').press('Enter');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const cut = page
      .locator('#calculator :is(input, .month-sum)')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(await cut).toEqual([]);
  }
});

test('on a phone the sum of the month is gone while the same sum of the receipt is in the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['en', 'zh'] as const) {
    const calculator = await openCalculator(page, language);
    const sum = page.locator('.month-sum');
    await calculator.month.evaluate((month) => month.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(sum).toBeInViewport();
    await expect(sum).toHaveCSS('visibility', 'hidden');
    await calculator.more('pieces').evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(sum).toBeVisible();
  }
});

test('on phones the rows of the figures are equally high, clear of the buns above them and of the sum below', async ({
  page,
}) => {
  for (const [language, width] of [
    ['en', 320],
    ['zh', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const calculator = await openCalculator(page, language);
    const rows = calculator.start.locator('xpath=ancestor::form').locator('label + div').locator('..');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights).toEqual(heights.map(() => 64));
    const pressed = await page
      .locator('#calculator input, .month-sum')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...pressed), 'as high as a finger').toBeGreaterThanOrEqual(44);
    const [first, bun] = await boxesOf(page, rows.first(), page.locator('.stock i').first());
    expect(first.top - bun.bottom).toBeGreaterThanOrEqual(12);
    const lines = await rows.locator('label').evaluateAll((all) => all.map((label) => label.getClientRects().length));
    if (language === 'zh') expect(Math.max(...lines), 'lines of a label').toBe(1);

    await calculator.input('price').fill('5000');
    const [row, input, limit] = await rows
      .nth(1)
      .evaluate((row) =>
        [row, ...row.querySelectorAll('input, [role=status]')].map((part) => part.getBoundingClientRect().toJSON()),
      );
    expect(row.height, 'with a limit').toBe(64);
    expect(limit.right, 'beside the digits').toBeLessThan(input.left);
    expect(limit.bottom).toBeLessThanOrEqual(row.bottom);
    expect(limit.height).toBeLessThan(20);
  }
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page whose receipt waits to be printed is as wide as a phone', async ({ page }) => {
    for (const [language, width] of [
      ['en', 320],
      ['zh', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${pathTo('merchant', language)}?bag=4#calculator`);
      await expect(page.locator('.stock')).toBeAttached();
      const animations = () =>
        page.locator('.receipt-paper').evaluate((paper) => paper.getAnimations({ subtree: true }).length);
      await expect.poll(animations, 'the stamp waits').toBeGreaterThan(0);
      expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width);
    }
  });
});

test('on paper the figures are a sentence beside the receipt, without controls', async ({ page }) => {
  for (const language of ['en', 'zh'] as const) {
    const calculator = await openCalculator(page, language, query);
    await expect(calculator.month).toHaveText(month);
    await page.emulateMedia({ media: 'print' });
    // A4 without margins
    await page.setViewportSize({ width: 718, height: 1047 });
    await expect(calculator.input('pieces')).toBeHidden();
    const sentence = page.locator('.figures-in-print');
    await expect(sentence).toContainText('HK$18');
    const [beside, receipt] = await boxesOf(page, sentence, '.receipt-paper');
    expect(beside.right).toBeLessThan(receipt.left);
    expect(beside.top).toBeLessThan(receipt.bottom);
    expect(receipt.height).toBeLessThan(900);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('on the smallest phone each line of the receipt is one line, and legible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'zh'] as const) {
    await openCalculator(page, language);
    const rows = page.locator('.receipt-paper > dl > div:not(:has(output))');
    const sizes = await rows.evaluateAll((all) =>
      all.map((row) => ({ height: row.clientHeight, size: Number.parseFloat(getComputedStyle(row).fontSize) })),
    );
    for (const { height, size } of sizes) {
      expect(size).toBeGreaterThanOrEqual(12);
      expect(height / size).toBeLessThan(2);
    }
    const ends = await rows.locator('dd').evaluateAll((all) => all.map((value) => value.getBoundingClientRect().right));
    expect(new Set(ends).size).toBe(1);
  }
});
