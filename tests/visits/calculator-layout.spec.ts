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

test('the receipt is in the font of the page, with digits of one width', async ({ page }) => {
  await openCalculator(page, 'en');
  const receipt = page.locator('.receipt-type').first();
  await expect(receipt).toHaveCSS(
    'font-family',
    await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily),
  );
  await expect(receipt).toHaveCSS('font-variant-numeric', /tabular-nums/);
});

test('on phones the rows of the figures are equally high, clear of the buns above them and of the sum below', async ({
  page,
}) => {
  for (const language of ['en', 'zh'] as const) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const calculator = await openCalculator(page, language);
      const rows = calculator.start.locator('xpath=ancestor::form').locator('label + div').locator('..');
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(heights).toEqual(heights.map(() => 64));
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
  }
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page whose receipt waits to be printed is as wide as a phone', async ({ page }) => {
    for (const language of ['en', 'zh'] as const) {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(`${pathTo('merchant', language)}?bag=4#calculator`);
        await expect(page.locator('.stock')).toBeAttached();
        const animations = () =>
          page.locator('.receipt-paper').evaluate((paper) => paper.getAnimations({ subtree: true }).length);
        await expect.poll(animations, 'the stamp waits').toBeGreaterThan(0);
        expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width);
      }
    }
  });
});

test('the receipt hangs straight, and its torn foot overlaps the rest by a pixel at least', async ({ page }) => {
  await openCalculator(page, 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const more = page.locator('.step-button').last();
  const turned = await more.evaluate((button: HTMLElement) => {
    button.click();
    return new Promise<number>((resolve) =>
      setTimeout(() => {
        const frames = document.querySelector('.receipt-paper')?.getAnimations() ?? [];
        const effects = frames.map(({ effect }) => effect as KeyframeEffect);
        resolve(effects.flatMap((effect) => effect.getKeyframes()).filter(({ rotate }) => rotate !== undefined).length);
      }),
    );
  });
  expect(turned).toBe(0);
  const paper = page.locator('.receipt-paper');
  await expect(paper).toHaveCSS('rotate', 'none');
  const mask = await paper.evaluate((element) => getComputedStyle(element).maskSize);
  const [, without, foot] = mask.match(/calc\(100% - ([\d.]+)px\), [\d.]+px ([\d.]+)px/) ?? [];
  expect(Number(foot) - Number(without)).toBeGreaterThanOrEqual(1);
});

test('a figure of five characters is smaller, in a field that is equally wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const calculator = await openCalculator(page, 'en');
  const [short, long] = await Promise.all(
    [calculator.input('pieces'), calculator.input('price')].map((input) =>
      input.evaluate((field) => [field.clientWidth, Number.parseFloat(getComputedStyle(field).fontSize)] as const),
    ),
  );
  expect(long?.[0]).toBe(short?.[0]);
  expect(long?.[1]).toBeLessThan(short?.[1] ?? 0);
});

test('on phones the six bags of the example are two rows of three', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openCalculator(page, 'en');
    const lines = await page
      .locator('.stock > span')
      .evaluateAll((bags) => bags.map((bag) => Math.round(bag.getBoundingClientRect().top)));
    expect(Object.values(Object.groupBy(lines, String)).map((row) => row?.length)).toEqual([3, 3]);
  }
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
