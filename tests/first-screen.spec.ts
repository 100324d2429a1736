import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { siteWords } from '../site/layout/words.ts';
import { pageWords } from '../site/page-words.ts';
import { boxesOf } from './boxes.ts';
import { largestPaint } from './largest-paint.ts';
import { expect, test } from './site.ts';

/** The bottom of each part of the first screen of the home page, in pixels from the top of the window. */
function bottoms(selectors: string[]) {
  return selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity);
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const wideScreens = [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

for (const language of languages) {
  test(`phones show title, subtitle, bag and badges of the home page before any scrolling (${language})`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('home', language));
      const parts = await page.evaluate(bottoms, [
        'h1',
        '.hero-words',
        '.hero-bag .bag',
        // The name of the shop on the badge.
        '.hero-offer li:nth-child(2) span span:last-child',
      ]);
      expect([width, Math.max(...parts) <= height]).toEqual([width, true]);
      const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(sizes).toEqual([width, width]);
    }
  });

  test(`wide screens show the whole first screen of the home page, with phone and bag (${language})`, async ({
    page,
  }) => {
    for (const [width, height] of wideScreens) {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('home', language));
      const parts = await page.evaluate(bottoms, ['.hero', '.hero-phone', '.hero-bag .bag']);
      expect([width, Math.max(...parts) <= height]).toEqual([width, true]);
    }
  });
}

test('on wide screens the strips of paper keep clear of the letters of the title that go below its line', async ({
  page,
}) => {
  for (const [width, height] of wideScreens) {
    await page.setViewportSize({ width, height });
    await page.goto(pathTo('home', 'en'));
    const [title, strip] = await boxesOf(page, 'h1', page.locator('.hero-words p span').first());
    // The box of the title ends above the longest letters.
    expect([width, strip.top - title.bottom >= 14]).toEqual([width, true]);
  }
});

test('the clock stands at nine and the price is struck through at once where people prefer reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathTo('home', 'en'));
  const running = await page.evaluate(() =>
    document
      .querySelector('.hero')
      ?.getAnimations({ subtree: true })
      .map((animation) => animation.playState),
  );
  expect(running).toEqual([]);
  await expect(page.locator('.struck-price').getByText(pageWords.home.en.hero.phone.bags.bread.price)).toBeVisible();
});

test('the price is struck through before the clock arrives at nine', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pathTo('home', 'en'));
  const times = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluate((element, part) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(element, part);
      return Number.parseFloat(transitionDelay) + Number.parseFloat(transitionDuration);
    }, pseudo);
  expect(await times('.struck-price s', '::after')).toBeLessThan(await times('#hour-hand'));
});

test('nothing moves by itself for more than five seconds', async ({ page }) => {
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
});

test('the heading is the largest paint of the home page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('home', 'en'));
  expect(await largestPaint(page)).toBe('H1');
});

test('price, clock and awning of the first screen do not cover each other, nor the bag where it is beside the words', async ({
  page,
}) => {
  for (const language of languages) {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('home', language));
      const [price, clock, awning, bag] = await boxesOf(
        page,
        '.hero .struck-price',
        '.hero .wall-clock',
        '.hero .awning',
        '.hero .bag',
      );
      const pairs: [DOMRect, DOMRect][] = [
        [price, clock],
        [price, awning],
        [clock, awning],
      ];
      // On phones price and clock lean against the bag.
      if (width >= 768) {
        // The top eighth of its drawing is steam only.
        const paper = { ...bag, top: bag.y + bag.height / 8 };
        pairs.push([price, paper], [clock, paper], [awning, paper]);
      }
      expect([language, width, pairs.filter(([a, b]) => overlap(a, b))]).toEqual([language, width, []]);
    }
  }
});

test('the bar has a link to the app where there is room', async ({ page }) => {
  const link = page.locator('.site-bar').getByRole('link', { name: siteWords.en.download.cta });
  for (const [width, visible] of [
    [1279, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathTo('about', 'en'));
    await expect(link.filter({ visible: true })).toHaveCount(visible ? 1 : 0);
  }
});

test('the baker stands in the drawn shop, with and without JavaScript', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(pathTo('referral', 'en'));
    const baker = page.locator('main use[href$="#drawing"]');
    await expect.poll(async () => (await baker.boundingBox())?.width).toBeGreaterThan(100);
    await page.close();
  }
});
