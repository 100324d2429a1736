import type { Page } from '@playwright/test';
import { layoutShift } from './layout-shift.ts';
import { requestsEnd } from './page-requests.ts';
import { expect, test } from './site.ts';

const targets = ['50,000+', '20+', '10,000+'];
const initial = ['50,000+', '100+', '25,000+'];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('The counters of the referral page', () => {
  const figures = (page: Page) => page.locator('[data-counter]');
  const shown = (page: Page) => figures(page).allTextContents();

  async function areHalfway(page: Page) {
    const meals = Number((await shown(page))[0]?.replace(/\D/g, ''));
    expect(meals).toBeGreaterThan(20_000);
    expect(meals).toBeLessThan(30_000);
  }

  /** Waits until the browser has told the page's own observer what is visible: it notifies observers in the order of their creation. */
  const areSeen = (page: Page) =>
    figures(page)
      .last()
      .evaluate(
        (figure) =>
          new Promise<void>((done) => {
            new IntersectionObserver(([entry]) => entry?.isIntersecting && done()).observe(figure);
          }),
      );

  test('show their targets without JavaScript, and to a crawler', async ({ request, browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    for (const language of ['en', 'zh']) {
      await page.goto(`/${language}/referral`);
      expect(await shown(page)).toEqual(targets);
      expect(await (await request.get(`/${language}/referral`)).text()).not.toMatch(/>(?:100|25,000)\+</);
    }
    await context.close();
  });

  test('count up from their initial values when they are seen, and move nothing', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto('/en/referral');
    await expect.poll(() => shown(page)).toEqual(initial);
    await page.clock.runFor(5000);
    expect(await shown(page)).toEqual(initial);

    const shift = await layoutShift(page);
    const boxes = () => figures(page).evaluateAll((all) => all.map((figure) => figure.parentElement?.offsetWidth));
    const before = await boxes();
    await figures(page)
      .first()
      .evaluate((figure) => figure.closest('dl')?.scrollIntoView({ block: 'center' }));
    await areSeen(page);
    await page.clock.runFor(499);
    expect(await shown(page)).toEqual(initial);
    await page.clock.runFor(1 + 1000);
    await areHalfway(page);
    await page.clock.runFor(1016);
    expect(await shown(page)).toEqual(targets);
    expect(await boxes()).toEqual(before);
    expect(await layoutShift(page)).toBe(shift);
  });

  test('that are visible from the start keep their targets until they count', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.setViewportSize({ width: 390, height: 3000 });
    await page.goto('/en/referral');
    await requestsEnd(page);
    await areSeen(page);
    await page.clock.runFor(499);
    expect(await shown(page)).toEqual(targets);
    // No initial value in between: the figures change once, from the targets to the first step.
    await page.clock.runFor(1);
    expect(await shown(page)).toEqual(targets);
    await page.clock.runFor(1000);
    await areHalfway(page);
  });

  test('are printed with their targets, also before and while they count', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto('/en/referral');
    await expect.poll(() => shown(page)).toEqual(initial);
    await page.emulateMedia({ media: 'print' });
    const printed = figures(page).evaluateAll((all) =>
      all.map((figure) => getComputedStyle(figure, '::after').content),
    );
    expect(await printed).toEqual(targets.map((target) => `"${target}"`));
    await expect(figures(page).first()).toHaveCSS('font-size', '0px');
  });

  test('keep their targets with reduced motion, and their names while they count', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto('/zh/referral');
    await requestsEnd(page);
    expect(await shown(page)).toEqual(targets);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(initial);
    for (const name of targets) await expect(page.getByRole('img', { name, exact: true })).toHaveCount(1);
  });
});
