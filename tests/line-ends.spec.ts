import { languages } from '../domain/languages.ts';
import { pathTo } from '../domain/pages.ts';
import { phraseBreaks } from '../site/layout/phrases.ts';
import { pageWords } from '../site/page-words.ts';
import { textLines } from './layout/text-lines.ts';
import { contact, fillForm, formOn } from './posted-forms.ts';
import { expect, test } from './site.ts';

/** Phones, a tablet, a small laptop, where the columns are narrowest, and a large one. */
const widths = [320, 360, 390, 768, 1024, 1440];

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
