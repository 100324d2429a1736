import { pathTo } from '../../domain/pages.ts';
import { pageWords } from '../../site/page-words.ts';
import { expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('nothing moves by itself for more than five seconds, and the price is struck through before nine', async ({
  page,
}) => {
  for (const id of ['home', 'merchant', 'referral', 'about'] as const) {
    await page.goto(pathTo(id, 'en'));
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect([id, ends.filter((end) => end > 5000)]).toEqual([id, []]);
  }
  await page.goto(pathTo('home', 'en'));
  const end = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(element);
      return Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration);
    });
  expect(await end('.hero-bag .strike')).toBeLessThan(await end('#hour-hand'));
});

test('the drawn shop keeps hours of Hong Kong: full shelves by day, bags in the evening, half shut after nine', async ({
  page,
}) => {
  // The noon, half past seven, and ten in the evening of Hong Kong.
  const hours = [
    { time: '2026-03-02T04:00:00Z', shutter: '1 0.1', shelves: '1', bags: '0' },
    { time: '2026-03-02T11:30:00Z', shutter: 'none', shelves: '0', bags: '1' },
    { time: '2026-03-02T14:00:00Z', shutter: '1 1.6', shelves: '0', bags: '1' },
  ];
  for (const { time, shutter, shelves, bags } of hours) {
    await page.clock.setFixedTime(time);
    await page.goto(pathTo('referral', 'en'));
    await expect(page.locator('.shutter').first()).toHaveCSS('scale', shutter);
    await expect(page.locator('svg.daytime')).toHaveCSS('opacity', shelves);
    await expect(page.locator('svg.nighttime')).toHaveCSS('opacity', bags);
  }
});

test('a link to the end of the home page leads to its heading', async ({ page }) => {
  for (const [language, width] of [
    ['en', 390],
    ['zh', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const home = pathTo('home', language);
    const heading = page.getByRole('heading', { name: pageWords.home[language].contact.title });
    await page.goto(`${home}#contact`);
    await expect(heading).toBeInViewport();
    expect(await heading.evaluate(distanceAtRest)).toBeGreaterThan(0);
    await page.goto(home);
    await page.evaluate(() => location.assign('#contact'));
    await expect(heading).toBeInViewport();
    expect(await heading.evaluate(distanceAtRest)).toBeGreaterThan(0);
  }
});

/** How far below the top of the screen an element is once a smooth scroll has ended: two frames are alike. */
async function distanceAtRest(element: Element): Promise<number> {
  for (let last = Number.NaN; ; ) {
    await new Promise(requestAnimationFrame);
    const { top } = element.getBoundingClientRect();
    if (top === last) return top;
    last = top;
  }
}
