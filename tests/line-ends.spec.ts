import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { servicePaths } from '../domain/service-pages.ts';
import { pageWords } from '../site/page-words.ts';
import { expect, openAllDetails, test } from './site.ts';
import { textLines } from './text-lines.ts';

/** Phones, a tablet, a small laptop, where the columns are narrowest, and a large one. */
const widths = [320, 360, 390, 768, 1024, 1440];

const letters = (line: string) => line.replace(/[\p{P}\p{S}\s]/gu, '').length;

test('no Chinese heading or introduction ends with a line of one or two characters', async ({ page }) => {
  for (const { id } of pages) {
    await page.goto(pathTo(id, 'zh'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await textLines(page.locator('main :is(h1, h2, h3, p.text-lg)'));
      const short = texts.filter((lines) => lines.length > 1 && letters(lines.at(-1) ?? '') < 3);
      expect([id, width, short]).toEqual([id, width, []]);
    }
  }
});

/** Chinese words as a dictionary knows them. */
const words = new Intl.Segmenter('zh-HK', { granularity: 'word' });

test('no line of a short Chinese text begins inside a word', async ({ page }) => {
  test.setTimeout(120_000);
  const paths = [
    ...pages.map(({ id }) => pathTo(id, 'zh')),
    ...servicePaths().filter((path) => path.startsWith('/zh/')),
  ];
  let lineEnds = 0;
  for (const path of paths) {
    await page.goto(path);
    await openAllDetails(page);
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const copy = page.locator('main :is(p, li, dt, dd, th, label, legend, summary, blockquote)');
      const texts = await textLines(
        copy.and(page.locator(':not(.prose *, .long-text, [aria-hidden] *, :lang(en), :has(p, li, dd, figure))')),
      );
      for (const lines of texts.filter((some) => /\p{sc=Han}/u.test(some.join('')) && some.join('').length <= 70)) {
        const starts = new Set([...words.segment(lines.join(''))].map(({ index }) => index));
        const ends = lines.slice(0, -1).map((_, index) => lines.slice(0, index + 1).join('').length);
        expect
          .soft([path, width, lines.join('／'), ends.filter((end) => !starts.has(end))])
          .toEqual([path, width, lines.join('／'), []]);
        lineEnds += ends.length;
      }
    }
  }
  expect(lineEnds).toBeGreaterThan(500);
});

test('no English heading breaks inside a word', async ({ page }) => {
  for (const { id } of pages) {
    await page.goto(pathTo(id, 'en'));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await textLines(page.locator('main :is(h1, h2, h3)'));
      const broken = texts.filter((lines) => lines.slice(0, -1).some((line) => /\w$/.test(line)));
      expect([id, width, broken]).toEqual([id, width, []]);
    }
  }
});

test('the Chinese heading of About has one line for each of its two clauses', async ({ page }) => {
  await page.goto(pathTo('about', 'zh'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const [lines = []] = await textLines(page.locator('h1'));
    expect([width, lines.length]).toEqual([width, 2]);
  }
});

test('the Chinese heading of an article has one line for each of its clauses', async ({ page }) => {
  await page.goto(pathTo('blog', 'zh'));
  const articles = await page
    .locator('main a[href*="/blog/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(articles.length).toBeGreaterThan(2);
  for (const article of articles) {
    await page.goto(article);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const [lines = []] = await textLines(page.locator('h1'));
      const clauses = lines.join('').split(/(?<=[，：？])(?=.)/u);
      // A wide screen has room for two short clauses in a line.
      expect([width, lines.flatMap((line) => line.split(/(?<=[，：？])(?=.)/u))]).toEqual([width, clauses]);
    }
  }
});

test('the sign for new partners never breaks inside a word', async ({ page }) => {
  await page.goto(pathTo('home', 'zh'));
  for (const width of [...widths, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [lines = []] = await textLines(page.locator('.small-signs a'));
    expect([width, lines.join('/')]).toEqual([width, expect.stringMatching(/^成為\/?合作商戶$/)]);
  }
});

test('no link of the footer breaks inside a Latin word on the smallest phones', async ({ page }) => {
  for (const language of languages) {
    for (const width of [320, 344, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathTo('privacy', language));
      const texts = await textLines(page.locator('footer :is(h2, li)'));
      expect(texts.length).toBeGreaterThan(10);
      const broken = texts.filter((lines) => lines.slice(0, -1).some((line) => /\w$/.test(line)));
      expect([language, width, broken]).toEqual([language, width, []]);
    }
  }
});

test('on the smallest phone the heading about the payment is two lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await page.goto(pathTo('merchant', language));
    const heading = page.getByRole('heading', { name: pageWords.merchant[language].payment.title });
    const [lines] = await textLines(heading);
    expect(lines?.length).toBeLessThanOrEqual(2);
  }
});
