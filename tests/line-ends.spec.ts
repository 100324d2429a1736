import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { servicePaths } from '../domain/service-pages.ts';
import { phraseBreaks } from '../site/layout/phrases.ts';
import { pageWords } from '../site/page-words.ts';
import { contact, fillForm, formOn } from './posted-forms.ts';
import { expect, openAllDetails, test } from './site.ts';
import { textLines } from './text-lines.ts';

type Layout = {
  /** Path, medium and width. */
  where: string;
  /** The lines of each heading and introduction. */
  headings: string[][];
  /** The lines of each text. */
  blocks: string[][];
  /** The lines of each short text, whose clauses are boxes. */
  clauses: string[][];
};

/** Phones, a tablet, a small laptop, where the columns are narrowest, and a large one. */
const widths = [320, 360, 390, 768, 1024, 1440];

const letters = (line: string) => line.replace(/[\p{P}\p{S}\s]/gu, '').length;

test.describe('Every Chinese page', () => {
  // One after the other in one worker: to lay every page out takes longer than the tests.
  test.describe.configure({ mode: 'default' });
  let layouts: Layout[];
  test.beforeAll(async ({ browser, site }) => {
    test.setTimeout(180_000);
    const page = await browser.newPage({ baseURL: site.url });
    layouts = await chineseLayouts(page);
    await page.close();
  });

  test('has no heading or introduction that ends with a line of one or two characters', () => {
    const onScreen = layouts.filter(({ where }) => !where.includes('print'));
    for (const { where, headings } of onScreen) {
      const short = headings.filter((lines) => lines.length > 1 && letters(lines.at(-1) ?? '') < 3);
      expect([where, short]).toEqual([where, []]);
    }
  });

  test('has no line that begins with a punctuation mark, on screen or on paper', () => {
    for (const { where, blocks } of layouts)
      expect([where, blocks.flat().filter((line) => /^[，。？！：；、」』）》]/u.test(line))]).toEqual([where, []]);
  });

  test('breaks a short text inside a clause only where that is longer than a line', () => {
    const texts = layouts.flatMap(({ where, clauses }) => clauses.map((lines) => ({ where, lines })));
    expect(texts.filter(({ lines }) => lines.length > 1).length).toBeGreaterThan(50);
    for (const { where, lines } of texts) {
      const longest = Math.max(...lines.map(({ length }) => length));
      const text = lines.join('');
      let end = 0;
      for (const line of lines.slice(0, -1)) {
        end += line.length;
        const clause = text.slice(0, end).match(/[^，。？！：；、]*$/u)?.[0] ?? '';
        const rest = text.slice(end).match(/^[^，。？！：；、]*[，。？！：；、」』）》]*/u)?.[0] ?? '';
        const isWhole = clause === '' || /^[」』）》]/u.test(clause) || (clause + rest).length >= longest - 1;
        expect([where, lines.join('／'), isWhole]).toEqual([where, lines.join('／'), true]);
      }
    }
  });
});

test('Chinese questions break between phrases', async ({ page }) => {
  await page.goto(pathTo('faq', 'zh'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const lines of await textLines(page.locator('summary'))) {
      const text = lines.join('');
      const starts = lines.slice(1).map((_, next) => lines.slice(0, next + 1).join('').length);
      const edges = phraseBreaks(text);
      expect([width, text, starts.filter((start) => !edges.includes(start))]).toEqual([width, text, []]);
    }
  }
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

test('on a usual phone no clause of what a Chinese form says is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const clauses = (text: string) => text.split(/(?<=，)/u);
  await fillForm(page, contact, 'zh', { ...contact.values, email: 'clauses@example.com' });
  await formOn(page, contact, 'zh').submit.click();
  const { text } = contact.words.zh.success;
  await expect(page.getByText(text)).toBeVisible();
  expect(await textLines(page.getByText(text))).toEqual([clauses(text)]);

  await page.goto(pathTo('referral', 'zh'));
  const reasons = pageWords.referral.zh.whyJoin.text;
  const lines = (await textLines(page.locator('main p').filter({ hasText: reasons }))).flat();
  expect(clauses(reasons).filter((clause) => !lines.some((line) => line.startsWith(clause)))).toEqual([]);
});

test('on the receipt of the third step each Chinese label is one line', async ({ page }) => {
  await page.goto(pathTo('home', 'zh'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const labels = page.locator('.step-picture dt');
    await expect(labels).toHaveCount(3);
    expect([width, await textLines(labels)]).toEqual([width, (await labels.allTextContents()).map((label) => [label])]);
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

/** The lines of all Chinese pages, and of those that answer a form, at every width and on paper. */
async function chineseLayouts(page: Page): Promise<Layout[]> {
  const layouts: Layout[] = [];
  const paths = servicePaths().filter((path) => path.startsWith('/zh/'));
  for (const path of [...pages.map(({ id }) => pathTo(id, 'zh')), ...paths]) {
    await page.goto(path);
    await openAllDetails(page);
    const main = page.locator('main');
    const blocks = page
      .locator('main, footer')
      .locator(':is(h1, h2, h3, p, li, dt, dd, th, td, label, legend, summary, blockquote)')
      .and(page.locator(':not(:has(p, li, dd, div, figure), [aria-hidden] *)'));
    const sizes = widths.map((width) => ({ media: 'screen', width }) as const);
    for (const { media, width } of [...sizes, { media: 'print', width: 794 } as const]) {
      await page.emulateMedia({ media });
      await page.setViewportSize({ width, height: 800 });
      layouts.push({
        where: `${path}, ${media}, ${width} px`,
        headings: await textLines(main.locator(':is(h1, h2, h3, p.text-lg)')),
        blocks: await textLines(blocks),
        clauses: await textLines(main.locator('p:has(> .inline-block)')),
      });
    }
  }
  return layouts;
}
