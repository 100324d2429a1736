import { expect, test } from './site.ts';

test('Sections below the fold are skipped until they come near the screen, and printed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en');
  const note = page.getByText('Lam Wai-yin');
  const rendered = () => note.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await rendered()).toBe(false);
  await note.scrollIntoViewIfNeeded();
  await expect.poll(rendered).toBe(true);
  await page.reload();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(rendered).toBe(true);
});
