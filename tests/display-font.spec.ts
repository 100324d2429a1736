import { pages, pathTo } from '../domain/pages.ts';
import { type Device, startDevice } from './font-devices.ts';
import { expect, test } from './site.ts';

test.describe('Young Serif comes late', () => {
  let device: Device;
  test.beforeAll(async ({ launchOptions }) => {
    device = await startDevice({ chinese: true }, launchOptions);
  });
  test.afterAll(() => device.stop());

  // A single word that no longer fits takes a heading to another line: that cannot be fitted away at every width of screen.
  test('and moves nothing on most screens, and nowhere more than a line', async ({ site }) => {
    test.setTimeout(120_000);
    const moves: [string, number][] = [];
    for (const [width, height] of [
      [412, 823],
      [1350, 940],
    ] as const) {
      for (const { id } of pages) {
        const page = await device.browser.newPage({ viewport: { width, height } });
        let late = () => {};
        const asked = new Promise<void>((resolve) => {
          late = resolve;
        });
        await page.route('**/young-serif-*', async (route) => {
          await asked;
          await route.continue();
        });
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) Object.assign(window, { moved: moved() + distance(entry) });
          }).observe({ type: 'layout-shift', buffered: true });
          const moved = () => (window as unknown as { moved: number }).moved;
          const distance = (entry: PerformanceEntry) => (entry as unknown as { value: number }).value;
        });
        await page.goto(`${site.url}${pathTo(id, 'en')}`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        late();
        await page.waitForFunction(() =>
          [...document.fonts].some(({ family, status }) => /^"?Young Serif"?$/.test(family) && status === 'loaded'),
        );
        // Two frames: one to lay the page out anew, one to tell the observer.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
        // The name in the bar, which no heading's measure fits, may be wider by a pixel.
        if (moved > 0.002) moves.push([`${id} at ${width}`, moved]);
        await page.close();
      }
    }
    for (const move of moves) expect(move[1], move[0]).toBeLessThan(0.05);
    expect(moves.length, moves.join('; ')).toBeLessThanOrEqual(2);
  });
});
