import { exampleFigures, type ShopFigures } from '../../site/calculator/estimate.ts';
import { calculatorWords } from '../../site/calculator/words.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { month, openCalculator, query, shop } from '../calculator-page.ts';
import { layoutShift } from '../layout-shift.ts';
import { partnership } from '../posted-forms.ts';
import { expect, test } from '../site.ts';

test('a shop owner enters figures: the receipt and the address follow, and survive a reload', async ({ page }) => {
  const calculator = await openCalculator(page, 'en');
  await expect(calculator.month).toHaveText('HK$3,744');
  const { title, ownTitle } = calculatorWords.en.receipt;
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  for (const [name, value] of Object.entries(shop))
    await calculator.input(name as keyof ShopFigures).fill(String(value));
  await expect(page.getByText(ownTitle, { exact: true })).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  await expect(calculator.month).toHaveText(month);
  await expect(page).toHaveURL(new RegExp(`${RegExp.escape(query)}#calculator$`));
  expect(decodeURIComponent((await calculator.whatsapp.getAttribute('href')) ?? '')).toContain(`/en/merchant${query}`);

  await page.reload();
  await calculator.start.scrollIntoViewIfNeeded();
  await expect(calculator.month).toHaveText(month);
  await expect(calculator.input('pieces')).toHaveValue('12');
});

test('by keyboard: buttons change a figure, one out of range is brought back, and Enter does not leave', async ({
  page,
}) => {
  const calculator = await openCalculator(page, 'zh');
  await calculator.more('price').focus();
  await page.keyboard.press('Enter');
  await expect(calculator.input('price')).toHaveValue('13.50');
  await calculator.input('price').fill('14.5');
  await page.keyboard.press('Tab');
  await expect(calculator.input('price')).toHaveValue('14.50');
  await calculator.input('price').fill('14');
  await page.keyboard.press('Tab');
  await expect(calculator.input('price')).toHaveValue('14');
  await calculator.input('evenings').fill('99');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(calculator.input('evenings')).toHaveValue('7');
  await calculator.input('pieces').fill('');
  await expect(page).toHaveURL(/\/zh\/merchant\?pieces=24&price=14&evenings=7&bag=4#calculator$/);
});

test('a figure that is missing or too large: its limit is said and there is no sum, pieces left over are counted, and a smaller bag is explained', async ({
  page,
}) => {
  const calculator = await openCalculator(page, 'en');
  const pieces = calculator.input('pieces');
  const lines = page.locator('.receipt-paper > dl').first();
  for (const [entered, message] of [
    ['700', 'Up to 500'],
    ['', 'Enter a number'],
  ] as const) {
    await pieces.fill(entered);
    await expect(pieces).toHaveAccessibleDescription(message);
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
    await expect(lines).toHaveCSS('opacity', '0.8');
    await expect(lines.locator('output')).toHaveText('–');
  }
  await pieces.fill('700');
  await page.keyboard.press('Tab');
  await expect(pieces).toHaveValue('500');
  await expect(pieces).toHaveAccessibleDescription('Up to 500');
  await expect(lines).toHaveCSS('opacity', '1');

  await expect(lines).not.toContainText('left over');
  await pieces.fill('25');
  await expect(pieces).toHaveAccessibleDescription('');
  await expect(lines).toContainText('1 piece left over');
  await pieces.fill('27');
  await expect(lines).toContainText('3 pieces left over');
  // Axe does not judge text over the shade of the slot; the red of the light scheme is 3.7 to 1 on dimmed paper.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByText('3 pieces left over')).toHaveCSS('color', 'rgb(156, 34, 16)');
  await pieces.fill('3');
  await expect(lines).toContainText('Fewer than 4 left: one smaller bag');
  await expect(calculator.input('bag')).toHaveValue('4');
});

test('lines that have changed are printed one by one within 600 ms, but replaced at once while somebody keeps changing', async ({
  page,
}) => {
  const calculator = await openCalculator(page, 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [first, second] = await calculator.more('bag').evaluate(async (button: HTMLElement) => {
    // Both are pressed at the same moment: on a slow machine they were further apart than the pause after which it prints again.
    const now = performance.now();
    performance.now = () => now;
    // Paused, so that a slow machine sees them, too.
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      animation.pause();
      return animation;
    };
    const press = async () => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      return document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ target }) => target?.closest('dl'))
        .map((effect) => Number(effect.getComputedTiming().endTime));
    };
    return [await press(), await press()];
  });
  // All but the shelf, the fees, and the food that is thrown away.
  expect(first).toHaveLength(7);
  expect(Math.max(...first)).toBeLessThanOrEqual(600);
  expect(second).toEqual([]);
});

test('a shared address shows the same figures, without moving the page, on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const calculator = await openCalculator(page, 'zh', query);
  await expect(calculator.month).toHaveText(month);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Elsewhere the display font, which arrives after the first paint, may move the line of a heading.
  expect(await layoutShift(page, '#calculator')).toBeLessThan(0.001);
  await expectNoAxeViolations(page, { include: '#calculator' });
});

test('the figures come along into the partnership form, but not over what was typed there', async ({ page }) => {
  const calculator = await openCalculator(page, 'en', query);
  await calculator.start.click();
  await expect(page).toHaveURL(new RegExp(`/en/form${RegExp.escape(query)}$`));
  const frame = page.frameLocator('iframe');
  const notes = frame.getByLabel(partnership.words.en.fields.notes?.label ?? '');
  await notes.scrollIntoViewIfNeeded();
  await expect(notes).toHaveValue(/12 pieces .* HK\$18 .* 5 evenings/);

  // All of it is in sight, and the form in its frame.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => notes.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);

  // Figures that nobody has changed give way to new ones.
  await page.goto(`/en/form${query.replace('12', '20')}`);
  await notes.scrollIntoViewIfNeeded();
  await expect(notes).toHaveValue(/20 pieces/);
  await notes.fill('We close at nine.');
  await page.goto(`/en/form${query}`);
  await notes.scrollIntoViewIfNeeded();
  await expect(notes).toHaveValue('We close at nine.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt shows the example, says so, and the button leads to the form', async ({ page }) => {
    await page.goto(`/en/merchant${query}`);
    const words = calculatorWords.en;
    await expect(page.getByText('HK$3,744')).toBeVisible();
    // Found by text only where scripts run.
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(words.withoutScript);
    await expect(page.getByLabel(words.fields.pieces, { exact: true })).toHaveValue(String(exampleFigures.pieces));
    await expect(page.getByRole('button', { name: words.more.replace('{field}', words.fields.pieces) })).toHaveCount(0);
    await page.getByRole('button', { name: words.start }).click();
    await expect(page).toHaveURL(/\/en\/form\?pieces=24/);
  });
});
