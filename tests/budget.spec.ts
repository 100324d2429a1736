import { globSync, readFileSync, statSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { testedForms } from './posted-forms.ts';
import { words } from './referral-form.ts';
import { expect, scriptRuns, test } from './site.ts';

/** Compressed bytes over the network, without headers. They do not depend on the speed of the machine. */
const budget = {
  html: 25_000,
  medianHtml: 16_000,
  script: 2_000,
  font: 25_000,
  requests: 6,
  form: 75_000,
};

const addresses = pages.flatMap(({ id }) => languages.map((language) => pathTo(id, language)));

/** The Chinese font is not counted, because only devices without one download it (tests/chinese-typography.spec.ts). */
const isChineseFont = (url: string) => url.includes('encore-han');

test.use({ viewport: { width: 412, height: 823 } });

/** Records every response of a page; `bytes` adds up those of one kind. */
function listen(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  // Bytes loaded by a frame belong to the framed page; they count only as requests.
  const own = (response: Response) => response.frame() === page.mainFrame();
  const kind = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type && own(response));
  return {
    names: (type: string) => kind(type).map((response) => new URL(response.url()).pathname),
    bytes: (type: string) =>
      kind(type)
        .filter((response) => !isChineseFont(response.url()))
        .reduce((sum, response) => sum + bytesOf(response), 0),
  };
}

/** Every response must have a Content-Length, and text must be compressed, so that the sum is correct. */
function bytesOf(response: Response): number {
  const { 'content-length': length, 'content-encoding': encoding } = response.headers();
  expect(Number(length), response.url()).toBeGreaterThan(0);
  if (response.request().resourceType() !== 'font') expect(encoding, response.url()).toBe('br');
  return Number(length);
}

for (const address of addresses) {
  test(`${address} is within its budget of bytes and requests`, async ({ page }) => {
    const requests: string[] = [];
    let loaded = false;
    page.on('request', (request) => loaded || requests.push(new URL(request.url()).pathname));
    page.on('load', () => {
      loaded = true;
    });
    const got = listen(page);
    await page.goto(address);
    // Browsers request icon and manifest before or after `load`; they are counted in both cases.
    await scriptRuns(page);
    const linked = await page
      .locator('link[rel=icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(new Set([...requests, ...linked]).size).toBeLessThanOrEqual(budget.requests);
    await page.waitForLoadState('networkidle');
    expect(got.bytes('document')).toBeLessThanOrEqual(budget.html);
    expect(got.bytes('script')).toBeLessThanOrEqual(budget.script);
    expect(got.bytes('font')).toBeLessThanOrEqual(budget.font);
    expect(got.names('stylesheet')).toEqual([]);
  });
}

test('the usual page is at most 16 KB with its styles', async ({ request }) => {
  const sizes: number[] = [];
  for (const address of addresses) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding']).toBe('br');
    sizes.push(Number(response.headers()['content-length']));
  }
  expect(sizes.toSorted((a, b) => a - b)[sizes.length / 2]).toBeLessThanOrEqual(budget.medianHtml);
});

/** Each form, by the path of its page and the label of one of its fields. */
const formsOfPages = languages.flatMap((language) => [
  { path: pathTo('referral', language), label: words[language].fields.businessName.label },
  ...testedForms.map((form) => ({
    path: `/${language}${form.page}`,
    label: Object.values(form.words[language].fields)[0]?.label ?? '',
  })),
]);

for (const { path, label } of formsOfPages) {
  test(`the code of the form on ${path} is loaded when the form is touched, and is small`, async ({ page }) => {
    const got = listen(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(got.bytes('script')).toBeLessThanOrEqual(budget.script);

    const field = page.getByLabel(label).first();
    await field.focus();
    await expect(page.locator('form[novalidate]', { has: field })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(got.bytes('script')).toBeGreaterThan(budget.script);
    expect(got.bytes('script')).toBeLessThanOrEqual(budget.form);
  });
}

test('the code of a form is loaded when someone scrolls near it', async ({ page }) => {
  await page.goto(pathTo('referral', 'en'));
  await scriptRuns(page);
  await page.getByLabel(words.en.fields.referrerFirstName.label).scrollIntoViewIfNeeded();
  await expect(page.locator('#refer form[novalidate]')).toBeAttached();
});

test('nothing but the document is needed for the first paint', async ({ page }) => {
  for (const pattern of ['**/*.woff2', '**/*.js', '**/*.svg']) {
    // Never answered.
    await page.route(pattern, () => {});
  }
  await page.goto('/en', { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
});

test('no font is preloaded, and no font delays text', () => {
  const rules = globSync('dist/client/{en,zh}{,/**/*}.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8');
    expect(html).not.toMatch(/<link[^>]*rel="(?:preload|stylesheet)"/);
    return html.match(/@font-face\{[^}]*\}/g) ?? [];
  });
  const fetched = [...new Set(rules)].filter((rule) => rule.includes('url('));
  expect(fetched.length).toBeGreaterThan(0);
  for (const rule of fetched) expect(rule).toContain('font-display:swap');
  const latin = globSync('dist/client/assets/*.woff2').filter((file) => !isChineseFont(file));
  expect(latin.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(budget.font);
});
