import { expect, type Page } from '@playwright/test';
import { pageWords } from '../../site/page-words.ts';
import { boxesOf } from '../boxes.ts';
import { roomAround } from './layout/room-around.ts';
import type { Rule } from './rule.ts';

export const homeFirstScreen: Rule[] = [
  {
    name: 'title, subtitle, bag and badges are seen before any scrolling',
    widths: [320, 360, 390],
    async holds({ page }) {
      // The last is the name of the shop on the badge.
      await expectInFirstScreen(page, [
        'h1',
        '.hero-words',
        '.hero-bag',
        '.hero-offer li:nth-child(2) span span:last-child',
      ]);
    },
  },
  {
    name: 'the whole first screen is seen before any scrolling, with phone and bag',
    widths: [1024, 1280, 1440, 1920],
    async holds({ page }) {
      await expectInFirstScreen(page, ['.hero', '.hero-phone', '.hero-bag']);
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
      await expect(page.locator('.hero-bag').getByText(price)).toBeVisible();
    },
  },
  {
    name: 'the bag keeps clear of awning, words and phone',
    widths: [320, 390, 768, 1024, 1440],
    async holds({ page, width }) {
      const [bag, ...others] = await boxesOf(page, '.hero-bag', '.awning', '.hero-words', '.hero-phone');
      // The top of its drawing is steam only; on phones the words end above it.
      const paper = { ...bag, top: bag.top + (width < 768 ? 0 : bag.height / 8) };
      expect(others.filter((other) => overlap(paper, other))).toEqual([]);
    },
  },
  {
    name: 'the bag ends where the bar ends, and nothing covers the words',
    widths: [1728, 1920, 2560],
    async holds({ page }) {
      const boxes = await boxesOf(page, '.site-bar > .column', '.hero-bag');
      const ends = boxes.map(({ right }) => right);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
      expect(await page.evaluate(coveredWords)).toEqual([]);
    },
  },
  {
    name: 'on phones the counter cuts the drawn app between its second and its third bag',
    widths: [320, 390, 430],
    async holds({ page }) {
      const [phone, hero] = await boxesOf(page, '.hero-phone', '.hero');
      const shown = (hero.bottom - phone.top) / phone.height;
      // In units of its drawing (`site/pages/home/app-screen.tsx`): the third bag begins at 368.
      expect(Math.abs(shown * 564 - 368)).toBeLessThan(6);
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

/** Texts of the first screen that the phone or the bag reaches. */
function coveredWords(): string[] {
  const pictures = ['.hero-phone', '.hero-bag'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  const covered: string[] = [];
  for (const part of document.querySelectorAll('.hero-words, .hero-offer')) {
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
