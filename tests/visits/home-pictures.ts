import { expect, type Page } from '@playwright/test';
import { pageWords } from '../../site/page-words.ts';
import { boxesOf } from '../boxes.ts';
import { textLines } from './layout/text-lines.ts';
import type { Rule } from './rule.ts';

const labelledPictures = (page: Page) => page.locator('#main li > [aria-hidden]');

/** The pictures of the three reasons and of the three steps. */
export const homePictures: Rule[] = [
  {
    name: 'what the pictures of the three steps say can be read',
    widths: [390],
    async holds({ page }) {
      const sizes = await page
        .locator('.step-picture :is(p, b, dt, dd)')
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(sizes).toHaveLength(9);
      expect(Math.min(...sizes)).toBeGreaterThan(12);
    },
  },
  {
    name: 'the labels in the pictures do not cover each other',
    language: 'en',
    async holds({ page }) {
      await expect(labelledPictures(page)).toHaveCount(6);
      expect(await overlappingTexts(page)).toEqual([]);
    },
  },
  {
    name: 'nothing in the pictures covers a price, a balloon or a text',
    async holds({ page, language }) {
      const { price, surprise } = pageWords.home[language].whyUse.features;
      const receipt = labelledPictures(page).filter({ hasText: price.illustration.before });
      const guesses = labelledPictures(page).filter({ hasText: surprise.illustration.saved });
      expect(await receipt.evaluate(coveredPoints, price.illustration.now)).toBe(0);
      expect(await guesses.evaluate(sharedPoints)).toBe(0);
      expect(await cutTexts(page)).toEqual([]);
    },
  },
  {
    name: 'the three reasons are as wide as the screen, and nothing covers their words',
    widths: [320, 360, 390, 768, 1024, 1440, 1920],
    async holds({ page, width }) {
      const reasons = page.locator('.reasons > li');
      const widths = await reasons.evaluateAll((all) => all.map((reason) => reason.getBoundingClientRect().width));
      expect(widths).toEqual([width, width, width]);
      expect(await reasons.locator(':scope > :last-child > *').evaluateAll(coveredTexts)).toEqual([]);
    },
  },
  {
    name: 'the words of the last step keep clear of the edge below',
    widths: [320, 390],
    language: 'en',
    async holds({ page }) {
      const words = page.getByText(pageWords.home.en.howToUse.steps.complete.description);
      const [above, section] = await boxesOf(page, words, 'section:has(.steps)');
      expect(section.bottom - above.bottom).toBeGreaterThan(23);
    },
  },
  {
    name: 'the pictures of all three steps reach the edge below',
    widths: [768, 900],
    language: 'en',
    async holds({ page }) {
      const ends = await page.locator('section:has(.steps)').evaluate((section) => {
        const edge = section.getBoundingClientRect().bottom;
        const pictures = [...section.querySelectorAll('.step-picture')];
        return pictures.map((picture) => picture.getBoundingClientRect().bottom - edge);
      });
      expect(ends).toHaveLength(3);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1);
    },
  },
  {
    name: 'on the receipt of the third step each label is one line',
    language: 'zh',
    async holds({ page }) {
      const labels = page.locator('.step-picture dt');
      await expect(labels).toHaveCount(3);
      expect(await textLines(labels)).toEqual((await labels.allTextContents()).map((label) => [label]));
    },
  },
  {
    name: 'the section of the steps, which cuts their pictures, cannot be scrolled inside',
    widths: [1440],
    language: 'en',
    async holds({ page }) {
      const picture = page.locator('.step-picture').first();
      // As a search in the page does.
      await picture.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      expect(await page.locator('section:has(.steps)').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    },
  },
];

/** How many points of a grid over this text have a picture on top. */
function coveredPoints(picture: Element, text: string): number {
  picture.scrollIntoView({ block: 'center' });
  const element = [...picture.querySelectorAll('p')].find(({ textContent }) => textContent === text);
  if (!element) throw new Error(text);
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  let covered = 0;
  for (let x = left; x < right; x += 4)
    for (let y = top; y < bottom; y += 4) if (document.elementFromPoint(x, y)?.matches('img')) covered++;
  return covered;
}

/** How many points of a grid over the paragraphs are in two of them; unlike boxes, these follow turns and round corners. */
function sharedPoints(picture: Element): number {
  picture.scrollIntoView({ block: 'center' });
  let shared = 0;
  for (const paragraph of picture.querySelectorAll('p')) {
    const { left, right, top, bottom } = paragraph.getBoundingClientRect();
    for (let x = left; x < right; x += 16)
      for (let y = top; y < bottom; y += 16)
        if (document.elementsFromPoint(x, y).filter((element) => element.matches('p')).length > 1) shared++;
  }
  return shared;
}

/** The texts that have something of another element on top of a line. */
function coveredTexts(elements: Element[]): (string | null)[] {
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      Array.from({ length: Math.ceil((right - left) / 8) }, (_, step) => left + step * 8).some((x) => {
        const onTop = document.elementFromPoint(x, (top + bottom) / 2);
        return onTop !== element && !element.contains(onTop) && !onTop?.contains(element);
      }),
    );
  };
  return elements.filter(isCovered).map(({ textContent }) => textContent);
}

/** The texts of the pictures of the steps that reach under the edge of the section. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator('section:has(.steps)').evaluate((section) => {
    const end = section.getBoundingClientRect().bottom;
    return [...section.querySelectorAll('.step-picture :is(p, b, dd)')]
      .filter((text) => text.getBoundingClientRect().bottom > end)
      .map((text) => text.textContent);
  });
}

/** The texts in the pictures that cover another one; lines may touch, because a letter is lower than its line. */
function overlappingTexts(page: Page): Promise<string[]> {
  return labelledPictures(page).evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const texts: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        texts.push({ text: range.toString(), box: range.getBoundingClientRect() });
      }
      return texts
        .filter(({ box: a }) =>
          texts.some(
            ({ box: b }) =>
              a !== b &&
              a.left < b.right &&
              b.left < a.right &&
              a.top + a.height / 4 < b.bottom &&
              b.top + b.height / 4 < a.bottom,
          ),
        )
        .map(({ text }) => text);
    }),
  );
}
