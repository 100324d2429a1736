import type { Page } from '@playwright/test';
import { layoutShift } from '../layout-shift.ts';
import { requestsEnd } from '../page-requests.ts';
import { expect, test } from '../site.ts';

const targets = ['50,000+', '20+', '10,000+'];
const initial = ['50,000+', '100+', '25,000+'];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('The counters of the referral page', () => {
  const figures = (page: Page) => page.locator('[data-counter]');
  const shown = (page: Page) => figures(page).allTextContents();

  /** Between the initial values and the targets, and at no other figure. */
  async function areHalfway(page: Page) {
    const [meals, partners, customers] = (await shown(page)).map((figure) => Number(figure.replace(/\D/g, '')));
    expect(meals).toBe(50_000);
    expect(partners).toBeGreaterThan(50);
    expect(partners).toBeLessThan(70);
    expect(customers).toBeGreaterThan(16_000);
    expect(customers).toBeLessThan(19_000);
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

  test('count from their initial values to their targets when they are seen, and move nothing', async ({ page }) => {
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
      .evaluate((figure) => figure.closest('dl')?.scrollIntoView({ block: 'center', behavior: 'instant' }));
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

  test('show their initial values already before their script has arrived', async ({ page }) => {
    await page.route('**/assets/counters*', () => {});
    // Stopped, because on a busy machine the time after which the targets are shown may be over before anything was read.
    const animations = await page.context().newCDPSession(page);
    await animations.send('Animation.enable');
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto('/en/referral');
    const seen = figures(page).evaluateAll((all) => all.map((figure) => getComputedStyle(figure, '::before').content));
    expect(await seen).toEqual(initial.map((figure) => `"${figure}"`));
    await expect(figures(page).first()).toHaveCSS('font-size', '0px');
    await animations.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(figures(page).first(), 'the target, if no script arrives').not.toHaveCSS('font-size', '0px');
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
