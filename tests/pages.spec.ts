import { AxeBuilder } from '@axe-core/playwright';
import { languages, languageTags, otherLanguage } from '../domain/languages.ts';
import { inLanguage, pages, pathTo } from '../domain/pages.ts';
import { notFoundPath, partnershipFramePath, servicePaths } from '../domain/service-pages.ts';
import { expect, openAllDetails, scriptRuns, test } from './site.ts';

const addresses = languages.flatMap((language) => pages.map(({ id }) => ({ language, path: pathTo(id, language) })));

test('every page has a title of its own', async ({ request }) => {
  const titles = await Promise.all(
    addresses.map(async ({ path }) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1]),
  );
  expect(titles).not.toContain(undefined);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

for (const { language, path } of addresses) {
  test(`${path} is a page: status 200, its language, one heading, no console error`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const alternate = page.locator(`link[rel="alternate"][hreflang="${languageTags[otherLanguage(language)]}"]`);
    await expect(alternate).toHaveAttribute('href', new RegExp(`${inLanguage(path, otherLanguage(language))}$`));
    await scriptRuns(page);
    expect(problems).toEqual([]);
  });

  test(`${path} passes axe in light and dark, and fits a screen 320 px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(path);
    await openAllDetails(page);
    expect((await axe(page)).map(summary)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expect((await axe(page, ['color-contrast'])).map(summary)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const path of servicePaths()) {
  test(`${path} passes axe`, async ({ page }) => {
    await page.goto(path);
    expect((await axe(page)).map(summary)).toEqual([]);
  });
}

test('the open menus pass axe', async ({ page }) => {
  for (const [width, menu] of [
    [1280, 'More'],
    [390, 'Menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await page.getByRole('button', { name: menu }).click();
    expect((await axe(page)).map(summary)).toEqual([]);
  }
});

test('service pages are marked noindex', async ({ page }) => {
  for (const path of [notFoundPath, partnershipFramePath]) {
    await page.goto(`/zh${path}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

type Page = import('@playwright/test').Page;
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** WCAG 2.2 A and AA and best practices, or only the rules named. */
async function axe(page: Page, rules?: string[]): Promise<Violation[]> {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']);
  return (await builder.analyze()).violations;
}

const summary = ({ id, nodes }: Violation) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`;
