import { languages, languageTags, otherLanguage } from '../domain/languages.ts';
import { inLanguage, pages, pathTo, postSlugs } from '../domain/pages.ts';
import { notFoundPath, servicePaths } from '../domain/service-pages.ts';
import { pageWords } from '../site/page-words.ts';
import { expectNoAxeViolations } from './axe.ts';
import { budget } from './budget.ts';
import { largestPaint } from './largest-paint.ts';
import { recordRequests, recordResponses, requestsEnd } from './page-requests.ts';
import { expect, openAllDetails, scriptRuns, test } from './site.ts';

const addresses = languages.flatMap((language) => pages.map(({ id }) => ({ language, path: pathTo(id, language) })));

for (const { language, path } of addresses) {
  test(`${path} is a page: its language, one heading, within budget, without errors, and axe passes`, async ({
    page,
  }) => {
    const problems = recordProblems(page);
    const requests = recordRequests(page);
    const received = recordResponses(page);
    await page.setViewportSize({ width: 412, height: 823 });
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const alternate = page.locator(`link[rel="alternate"][hreflang="${languageTags[otherLanguage(language)]}"]`);
    await expect(alternate).toHaveAttribute('href', new RegExp(`${inLanguage(path, otherLanguage(language))}$`));

    await requestsEnd(page);
    expect(await requests()).toBeLessThanOrEqual(budget.requests);
    expect(received.bytes('document')).toBeLessThanOrEqual(budget.html);
    expect(received.bytes('script')).toBeLessThanOrEqual(budget.script);
    expect(received.bytes('font')).toBeLessThanOrEqual(budget.font);
    expect(received.names('stylesheet')).toEqual([]);
    // A picture as the largest paint is later than the words, which come with the document.
    expect(await largestPaint(page)).not.toBe('IMG');

    await openEverything(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    await openEverything(page);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, { rules: ['color-contrast'] });
    expect(problems()).toEqual([]);
  });
}

for (const path of servicePaths()) {
  test(`${path} is a page marked noindex, without errors, and axe passes`, async ({ page }) => {
    const problems = recordProblems(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(/.{10}/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await scriptRuns(page);
    await expectNoAxeViolations(page);
    // The not-found page says so on the console (docs/spec.md §2.2).
    expect(problems()).toEqual(path.endsWith(notFoundPath) ? [`Page not found: ${path}`] : []);
  });
}

test('an article ends with the app, the newsletter, and ways to share its address', async ({ page }) => {
  await page.goto('/en/blog/is-microwaving-food-safe');
  const end = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Hungry now?' }) });
  await expect(end.getByRole('link', { name: 'App Store' })).toBeVisible();
  const shared = new RegExp(encodeURIComponent('/en/blog/is-microwaving-food-safe'));
  await expect(end.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', shared);
  await expect(end.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute('href', shared);
  await end.getByRole('link', { name: /newsletter/ }).click();
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeInViewport();
});

test('only the cards of the list say how long an article takes: two times would contradict each other', async ({
  page,
}) => {
  for (const language of languages) {
    const { readTime } = pageWords.blog[language];
    await page.goto(pathTo('blog', language));
    await expect(page.getByText(readTime)).toHaveCount(postSlugs.length);
    for (const slug of postSlugs) {
      await page.goto(pathTo(slug, language));
      await expect(page.getByText(/\d min read|閱讀時間/)).toHaveCount(0);
    }
  }
});

test('the open menus pass axe', async ({ page }) => {
  for (const [width, menu] of [
    [1280, 'More'],
    [390, 'Menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await page.getByRole('button', { name: menu }).click();
    await expectNoAxeViolations(page);
  }
});

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
 * Uncaught errors, and errors on the console, which include what the Content-Security-Policy blocks. The status of the page
 * itself is not one of them: 404 for the not-found page.
 */
function recordProblems(page: Page) {
  const problems: { text: string; url?: string }[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push({ text: message.text(), url: message.location().url });
  });
  page.on('pageerror', (error) => problems.push({ text: error.message }));
  return () => problems.filter(({ url }) => url !== page.url()).map(({ text }) => text);
}

type Page = import('@playwright/test').Page;
