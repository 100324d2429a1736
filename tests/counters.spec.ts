import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.describe('The counters of the referral page', () => {
  const shown = (page: Page) => page.locator('[data-counter]').allTextContents();

  test('start at their initial values, then count up to their targets', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/en/referral');
    await page.waitForLoadState('networkidle');
    expect(await shown(page)).toEqual(['50,000+', '100+', '25,000+']);
    await page.clock.runFor(499);
    expect(await shown(page)).toEqual(['50,000+', '100+', '25,000+']);
    await page.clock.runFor(1 + 1000);
    const [meals] = await shown(page);
    expect(Number(meals?.replace(/\D/g, ''))).toBeGreaterThan(20_000);
    expect(Number(meals?.replace(/\D/g, ''))).toBeLessThan(30_000);
    await page.clock.runFor(1016);
    expect(await shown(page)).toEqual(['50,000+', '20+', '10,000+']);
  });

  test('show their targets at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/zh/referral');
    await expect.poll(() => shown(page)).toEqual(['50,000+', '20+', '10,000+']);
  });
});
