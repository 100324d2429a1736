import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { pageWords } from '../site/page-words.ts';
import { boxesOf } from './boxes.ts';
import { expect, test } from './site.ts';

/** The smallest phone, usual ones, a tablet, and laptops. */
const widths = [320, 360, 390, 768, 1024, 1440];

test('what the pictures of the three steps say can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(pathTo('home', language));
    const texts = page.locator('.step-picture').locator('p, b, dt, dd');
    await expect(texts).toHaveCount(9);
    for (const text of await texts.all()) {
      const size = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThan(12);
    }
  }
});

test('on a phone all notes of the row are equally high', async ({ page }) => {
  for (const language of languages) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathTo('home', language));
      const heights = await page
        .locator('.numbered-notes figure')
        .evaluateAll((notes) => notes.map((note) => (note as HTMLElement).offsetHeight));
      expect([language, width, heights]).toEqual([language, width, heights.map(() => heights[0])]);
    }
  }
});

const labelledPictures = (page: Page) => page.locator('#main li > [aria-hidden]');

test('the labels in the pictures of the three reasons and the three steps do not cover each other', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('home', 'en'));
    await expect(labelledPictures(page)).toHaveCount(6);
    expect([width, await overlappingTexts(page)]).toEqual([width, []]);
  }
});

for (const language of languages)
  test(`in the pictures of the reasons and the steps nothing covers a price, a balloon or a text in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathTo('home', language));
    const { price, surprise } = pageWords.home[language].whyUse.features;
    const receipt = labelledPictures(page).filter({ hasText: price.illustration.before });
    const guesses = labelledPictures(page).filter({ hasText: surprise.illustration.saved });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await receipt.evaluate(coveredPoints, price.illustration.now)]).toEqual([width, 0]);
      expect([width, await guesses.evaluate(sharedPoints)]).toEqual([width, 0]);
      expect([width, await cutTexts(page)]).toEqual([width, []]);
    }
  });

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
    for (let x = left; x < right; x += 8)
      for (let y = top; y < bottom; y += 8)
        if (document.elementsFromPoint(x, y).filter((element) => element.matches('p')).length > 1) shared++;
  }
  return shared;
}

for (const language of languages)
  test(`the three reasons are as wide as the screen, and nothing covers their words, in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathTo('home', language));
    const reasons = page.locator('.reasons > li');
    await expect(reasons).toHaveCount(3);
    for (const width of [...widths, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const reason of await reasons.all()) {
        expect([width, (await reason.boundingBox())?.width]).toEqual([width, width]);
        for (const words of await reason.locator(':scope > :last-child > *').all())
          expect([width, await words.evaluate(coveredLines)]).toEqual([width, []]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

/** The lines of an element that have something of another element on top. */
function coveredLines(element: Element): number[] {
  element.scrollIntoView({ block: 'center' });
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()]
    .filter(({ left, right, top, bottom }) =>
      Array.from({ length: Math.ceil((right - left) / 8) }, (_, step) => left + step * 8).some((x) => {
        const onTop = document.elementFromPoint(x, (top + bottom) / 2);
        return onTop !== element && !element.contains(onTop) && !onTop?.contains(element);
      }),
    )
    .map(({ top }) => top);
}

/** The texts of the pictures of the steps that reach under the edge of the section. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator('section:has(.steps)').evaluate((section) => {
    const end = section.querySelector('.paper-edge')?.getBoundingClientRect().top ?? 0;
    return [...section.querySelectorAll('.step-picture :is(p, b, dd)')]
      .filter((text) => text.getBoundingClientRect().bottom > end)
      .map((text) => text.textContent);
  });
}

test('on phones the words of the last step keep clear of the edge below', async ({ page }) => {
  await page.goto(pathTo('home', 'en'));
  const words = page.getByText(pageWords.home.en.howToUse.steps.complete.description);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [above, edge] = await boxesOf(page, words, 'section:has(.steps) > .paper-edge');
    expect([width, edge.top - above.bottom > 23]).toEqual([width, true]);
  }
});

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

test('the section of the steps, which cuts their pictures, cannot be scrolled inside', async ({ page }) => {
  await page.goto(pathTo('home', 'en'));
  await page.setViewportSize({ width: 1440, height: 900 });
  // As a search in the page does.
  await page
    .locator('.step-picture')
    .first()
    .evaluate((picture) => picture.scrollIntoView({ block: 'end' }));
  expect(await page.locator('section:has(.steps)').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
