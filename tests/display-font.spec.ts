import { pages, pathTo } from '../domain/pages.ts';
import { type Device, startDevice } from './font-devices.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './site.ts';

test.describe('The late loading of Young Serif', () => {
  let device: Device;
  test.beforeAll(async ({ launchOptions }) => {
    device = await startDevice({ chinese: true }, launchOptions);
  });
  test.afterAll(() => device.stop());

  // Scaled fallback fonts cannot prevent it at every width: one word that no longer fits moves to another line.
  for (const [width, height] of [
    [412, 823],
    [1350, 940],
  ] as const)
    test(`shifts no layout of any page, ${width} px wide`, async ({ site }) => {
      test.setTimeout(120_000);
      const context = await device.browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      let held = Promise.withResolvers<void>();
      await page.route('**/young-serif-*', (route) => held.promise.then(() => route.continue()));
      const moves: [string, number][] = [];
      for (const { id } of pages) {
        held = Promise.withResolvers<void>();
        await page.goto(`${site.url}${pathTo(id, 'en')}`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // What moved before, while the document arrived, `streamed-page.spec.ts` limits.
        const before = await layoutShift(page);
        held.resolve();
        await page.waitForFunction(() =>
          [...document.fonts].some(({ family, status }) => /^"?Young Serif"?$/.test(family) && status === 'loaded'),
        );
        const moved = (await layoutShift(page)) - before;
        // The first letter of an article may change by a pixel, because the fallback fonts are scaled to the heading.
        if (moved > 0.0002) moves.push([id, moved]);
      }
      expect(moves).toEqual([]);
      await context.close();
    });
});
