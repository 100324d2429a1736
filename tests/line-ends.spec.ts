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

/** All Chinese pages, and those that answer a form. */
const chinesePaths = [
  ...pages.map(({ id }) => pathTo(id, 'zh')),
  ...servicePaths().filter((path) => path.startsWith('/zh/')),
];

test('no line of a Chinese page begins with a punctuation mark, on screen or on paper', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of chinesePaths) {
    await page.goto(path);
    await openAllDetails(page);
    for (const [media, width] of [
      ...[320, 360, 390, 768, 1024, 1440].map((width) => ['screen', width] as const),
      ['print', 794] as const,
    ]) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 800 });
      const blocks = page
        .locator('main, footer')
        .locator(':is(h1, h2, h3, p, li, dt, dd, th, td, label, legend, summary, blockquote)');
      const lines = (
        await textLines(blocks.and(page.locator(':not(:has(p, li, dd, div, figure), [aria-hidden] *)')))
      ).flat();
      expect([path, media, width, lines.filter((line) => /^[，。？！：；、」』）》]/u.test(line))]).toEqual([
        path,
        media,
        width,
        [],
      ]);
    }
  }
});

test('a short Chinese text breaks inside a clause only where that is longer than a line', async ({ page }) => {
  test.setTimeout(120_000);
  let lineEnds = 0;
  for (const path of chinesePaths) {
    await page.goto(path);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const lines of await textLines(page.locator('main p:has(> .inline-block)'))) {
        const longest = Math.max(...lines.map(({ length }) => length));
        const text = lines.join('');
        let end = 0;
        for (const line of lines.slice(0, -1)) {
          end += line.length;
          const clause = text.slice(0, end).match(/[^，。？！：；、]*$/u)?.[0] ?? '';
          const rest = text.slice(end).match(/^[^，。？！：；、]*[，。？！：；、」』）》]*/u)?.[0] ?? '';
          const isWhole = clause === '' || /^[」』）》]/u.test(clause) || (clause + rest).length >= longest - 1;
          expect([path, width, lines.join('／'), isWhole]).toEqual([path, width, lines.join('／'), true]);
          lineEnds += 1;
        }
      }
    }
  }
  expect(lineEnds).toBeGreaterThan(50);
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
    for (const width of [320, 344, 360, 390]) {
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
