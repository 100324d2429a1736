import { pathTo } from '../../domain/pages.ts';
import { pageWords } from '../../site/page-words.ts';
import { expect, test } from '../site.ts';

const { impact } = pageWords.media.en;

test('journalists can copy the figures, and download the logo and a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pathTo('media', 'en'));
  const table = page.getByRole('table', { name: impact.title });
  for (const { label, value } of impact.rows)
    await expect(table.getByRole('row', { name: label })).toContainText(value);
  // The button is shown once it is near.
  await page.getByRole('link', { name: impact.logo }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: impact.copy }).click();
  await expect(page.getByRole('button', { name: impact.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(impact.text);
  for (const name of [impact.logo, impact.picture]) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect(await download.failure()).toBeNull();
  }
});

test('figures that may not be copied are selected', async ({ page }) => {
  await page.goto(pathTo('media', 'en'));
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException()) }),
  );
  await page.getByRole('table', { name: impact.title }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: impact.copy }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain(impact.rows[0]?.value);
});
