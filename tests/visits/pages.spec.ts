import type { Page } from '@playwright/test';
import { languages } from '../../domain/languages.ts';
import { type PageId, pages, pathTo } from '../../domain/pages.ts';
import { notFoundPath, partnershipFramePath, servicePaths } from '../../domain/service-pages.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { budget } from '../budget.ts';
import { recordRequests, recordResponses, requestsEnd } from '../page-requests.ts';
import { expect, openAllDetails, scriptRuns, test } from '../site.ts';
import { about } from './about.ts';
import { articles } from './articles.ts';
import { everyPage, everyPageOnPaper } from './every-page.ts';
import { home } from './home.ts';
import { merchant } from './merchant.ts';
import { openings } from './openings.ts';
import { referral, referralFaq } from './referral.ts';
import { expectRules, type Rule } from './rule.ts';
import { smallPrint } from './small-print.ts';

/** A phone, a tablet and a laptop. */
const usualWidths = [320, 768, 1440];
/** All phones, and a small laptop, where the columns are narrowest. */
const moreWidths = [320, 360, 390, 768, 1024, 1440];
const visitedCloser: readonly PageId[] = ['home', 'referral', 'about', 'is-microwaving-food-safe'];

/** The rules of one page. */
const own: Partial<Record<PageId, Rule[]>> = {
  home,
  about,
  merchant,
  referral,
  referralFaq,
  ...openings,
  ...articles,
  ...smallPrint,
};

/** Axe sees one page of each template. */
const templates = pages.filter(({ file }, index) => pages.findIndex((page) => page.file === file) === index);
const axeLanguages = new Map(templates.map(({ id }, index) => [id, languages[index % 2]]));

for (const { id } of pages) {
  for (const language of languages) {
    test(`${pathTo(id, language)} keeps every rule of a page, and of its own`, async ({ page, site }) => {
      const problems = recordProblems(page, site.url);
      const requests = recordRequests(page);
      const received = recordResponses(page);
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto(pathTo(id, language));
      await requestsEnd(page);
      await test.step('It is within its budget', async () => {
        expect(await requests()).toBeLessThanOrEqual(budget.requests);
        expect(received.bytes('document')).toBeLessThanOrEqual(budget.html);
        expect(received.bytes('script')).toBeLessThanOrEqual(budget.script);
        expect(received.bytes('font')).toBeLessThanOrEqual(budget.font);
        expect(received.names('stylesheet')).toEqual([]);
        // A picture as the largest paint is later than the words, which come with the document.
        expect(await largestPaint(page), 'Let words fill the first screen (docs/changing.md, A page)').not.toBe('IMG');
      });
      await openEverything(page);
      const widths = visitedCloser.includes(id) ? moreWidths : usualWidths;
      await expectRules(page, language, widths, [...everyPage, ...(own[id] ?? [])]);
      if (axeLanguages.get(id) === language) await test.step('Axe passes', () => expectAxeToPass(page));
      await page.emulateMedia({ media: 'print' });
      await expectRules(page, language, [794], everyPageOnPaper);
      expect(problems()).toEqual([]);
      const cookies = await page.context().cookies();
      const daysUntil = (seconds: number) => Math.round((seconds - Date.now() / 1000) / 86_400);
      expect(cookies.map(({ name, value, sameSite, expires }) => [name, value, sameSite, daysUntil(expires)])).toEqual([
        ['language', language, 'Lax', 365],
      ]);
    });
  }
}

for (const path of [notFoundPath, partnershipFramePath, '/answers/referrals-saved', '/referral/status']) {
  test(`${path} keeps every rule of a page`, async ({ page, site }) => {
    for (const language of languages) {
      const problems = recordProblems(page, site.url);
      await page.goto(`/${language}${path}`);
      await scriptRuns(page);
      await expectRules(page, language, usualWidths, everyPage);
      await expectNoAxeViolations(page);
      // The not-found page says so on the console (docs/spec.md §2.2).
      expect(problems()).toEqual(path === notFoundPath ? [`Page not found: /${language}${path}`] : []);
    }
  });
}

// They are of one template, of which axe sees one.
test('no answer in Chinese breaks a line badly', async ({ page }) => {
  for (const path of servicePaths().filter((path) => path.startsWith('/zh/answers/'))) {
    await page.goto(path);
    await test.step(path, () => expectRules(page, 'zh', usualWidths, everyPage));
  }
});

async function expectAxeToPass(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openEverything(page);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, { rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Opens each menu once, then every accordion item, and scrolls to the end. */
async function openEverything(page: Page) {
  for (const button of await page.locator('button[popovertarget]:visible').all()) {
    await button.click();
    await page.keyboard.press('Escape');
  }
  await openAllDetails(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

/**
 * Requests to other sites, uncaught errors, and errors on the console, which include what the Content-Security-Policy blocks. The status of the page
 * itself is not one of them: 404 for the not-found page.
 */
function recordProblems(page: Page, siteUrl: string) {
  const problems: { text: string; url?: string }[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push({ text: message.text(), url: message.location().url });
  });
  page.on('pageerror', (error) => problems.push({ text: error.message }));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(siteUrl) && !url.startsWith('data:')) problems.push({ text: url });
  });
  return () => problems.filter(({ url }) => url !== page.url()).map(({ text }) => text);
}

/** The heading, paragraph, box or picture that is the largest paint of a page so far, as its tag. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve(element?.closest('h1, h2, p, div, img')?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
