import { expect, type Page } from '@playwright/test';
import type { Language } from '../../domain/languages.ts';
import { pageWords } from '../../site/page-words.ts';
import { boxesOf } from '../boxes.ts';
import { roomAround } from './layout/room-around.ts';
import type { Rule } from './rule.ts';

const phoneOf = (page: Page, language: Language) =>
  page.getByRole('img', { name: pageWords.home[language].hero.phone.label });

export const homeFirstScreen: Rule[] = [
  {
    name: 'title, subtitle, bag and badges are seen before any scrolling',
    widths: [320, 360, 390],
    async holds({ page }) {
      // The last is the name of the shop on the badge.
      await expectInFirstScreen(page, [
        'h1',
        '.hero-words',
        '.hero-bag .bag',
        '.hero-offer li:nth-child(2) span span:last-child',
      ]);
    },
  },
  {
    name: 'the whole first screen is seen before any scrolling, with phone and bag',
    widths: [1024, 1280, 1440, 1920],
    async holds({ page }) {
      await expectInFirstScreen(page, ['.hero', '.hero-phone', '.hero-bag .bag']);
    },
  },
  {
    name: 'the strips of paper keep clear of the letters of the title that go below its line',
    widths: [1024, 1280, 1440, 1920],
    language: 'en',
    async holds({ page }) {
      const [title, strip] = await boxesOf(page, 'h1', page.locator('.hero-words p span').first());
      // The box of the title ends above the longest letters.
      expect(strip.top - title.bottom).toBeGreaterThanOrEqual(14);
    },
  },
  {
    name: 'the clock stands at nine and the price is struck through at once where people prefer reduced motion',
    widths: [390],
    language: 'en',
    async holds({ page }) {
      const running = page
        .locator('.hero')
        .evaluate((hero) => hero.getAnimations({ subtree: true }).map(({ playState }) => playState));
      expect(await running).toEqual([]);
      const price = pageWords.home.en.hero.phone.bags.bread.price;
      await expect(page.locator('.struck-price').getByText(price)).toBeVisible();
    },
  },
  {
    name: 'price, clock and awning do not cover each other, nor the bag where it is beside the words',
    widths: [320, 390, 768, 1024, 1440],
    async holds({ page, width }) {
      const parts = ['.hero .struck-price', '.hero .wall-clock', '.hero .awning', '.hero .bag'] as const;
      const [price, clock, awning, bag] = await boxesOf(page, ...parts);
      const pairs = [
        [price, clock],
        [price, awning],
        [clock, awning],
      ];
      // The top eighth of its drawing is steam only.
      const paper = { ...bag, top: bag.y + bag.height / 8 };
      // On phones price and clock lean against the bag.
      if (width >= 768) pairs.push([price, paper], [clock, paper], [awning, paper]);
      expect(pairs.filter(([a, b]) => a && b && overlap(a, b))).toEqual([]);
    },
  },
  {
    name: 'clock and bag end where the bar ends, and nothing covers the words',
    widths: [1728, 1920, 2560],
    async holds({ page }) {
      const boxes = await boxesOf(page, '.site-bar > .column', '.wall-clock', '.hero-bag .bag');
      const ends = boxes.map(({ right }) => right);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
      expect(await page.evaluate(coveredWords)).toEqual([]);
    },
  },
  {
    name: 'the drawn app ends below its second bag',
    widths: [320, 390, 430],
    async holds({ page, language }) {
      const [second = 99, third = 0] = await phoneOf(page, language).evaluate((phone) =>
        [...phone.querySelectorAll('li:has(img)')]
          .slice(1)
          .map((bag) => phone.getBoundingClientRect().bottom - bag.getBoundingClientRect().bottom),
      );
      expect(Math.abs(second)).toBeLessThan(2);
      expect(third).toBeLessThan(-80);
    },
  },
  {
    name: 'nothing covers the prices and the stock that the drawn app shows',
    widths: [320, 390, 768, 1024, 1440],
    async holds({ page, language }) {
      expect(await phoneOf(page, language).evaluate(coveredTexts)).toEqual([]);
    },
  },
  {
    name: 'the words of the store badges fit, also in a wide font',
    widths: [320],
    async holds({ page, width }) {
      const badges = page.locator('.hero-offer a');
      for (const spacing of ['0.2em', '0.1em', '']) {
        await badges.locator('span span').evaluateAll((words, value) => {
          for (const word of words as HTMLElement[]) word.style.letterSpacing = value;
        }, spacing);
        const rooms = await roomAround(badges);
        expect(rooms).toHaveLength(2);
        expect(rooms.filter(({ right, lines }) => right < 5 || lines > 2)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  },
];

async function expectInFirstScreen(page: Page, parts: string[]) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const below = await page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const { bottom = Infinity } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return bottom > innerHeight;
      }),
    parts,
  );
  expect(below).toEqual([]);
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Texts of the app's screen of which the middle is covered by something else. */
function coveredTexts(phone: Element): string[] {
  phone.scrollIntoView({ block: 'center' });
  // On phones the counter cuts it below its second bag.
  const end = phone.getBoundingClientRect().bottom;
  return [...phone.querySelectorAll('b, s, span, p')]
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().top < end)
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2];
      return !points.every((x) => phone.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    })
    .map((element) => element.textContent);
}

/** Texts of the first screen that the phone or the bag reaches. */
function coveredWords(): string[] {
  const pictures = ['.hero-phone', '.hero-bag .bag'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  const covered: string[] = [];
  for (const part of document.querySelectorAll('.hero-words, .hero-text, .hero-offer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (const range = document.createRange(); texts.nextNode(); ) {
      range.selectNodeContents(texts.currentNode);
      const reaches = [...range.getClientRects()].some((line) =>
        pictures.some(
          (box) =>
            box && line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
        ),
      );
      if (reaches) covered.push(range.toString());
    }
  }
  return covered;
}
