import type { Page } from '@playwright/test';
import { languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { type Device, startDevice } from './font-devices.ts';
import { expect, type Site, test } from './site.ts';

/** Opens a page and returns the subsets of `Encore Han` that it downloaded, by name without hash. */
async function fetched(page: Page, site: Site, path: string): Promise<string[]> {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(encore-han-[a-z]+)-[\w-]+\.woff2$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  await page.goto(site.url + path);
  // Fonts are requested at layout, which may be after `load`.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => document.fonts.ready);
  page.removeAllListeners('request');
  // A frame in the page makes separate requests.
  return [...new Set(names)];
}

for (const chinese of [true, false]) {
  test.describe(chinese ? 'On a device with a Hong Kong font' : 'On a device without any Chinese font', () => {
    let device: Device;
    test.beforeAll(async ({ launchOptions }) => {
      device = await startDevice({ chinese }, launchOptions);
    });
    test.afterAll(() => device.stop());

    for (const language of languages) {
      const wanted = chinese ? [] : [`encore-han-${language}`];
      test(`pages in ${language} fetch ${wanted.join() || 'nothing'} for Chinese`, async ({ site }) => {
        const page = await device.browser.newPage({ reducedMotion: 'reduce' });
        for (const { id } of pages) expect([id, await fetched(page, site, pathTo(id, language))]).toEqual([id, wanted]);
        await page.close();
      });
    }
  });
}

test('English terms on the Chinese page are in a Latin font: a Chinese one gives their quotation marks a whole square', async ({
  page,
}) => {
  await page.goto('/zh/terms');
  const clause = page.getByText('These terms are an agreement');
  expect(await clause.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^system-ui\b/);
});

test.describe('Chinese headings', () => {
  test('keep their text unchanged for screen readers, search and copying', async ({ page, context }) => {
    await page.goto('/zh/about');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.locator('.phrase-break').count()).toBeGreaterThan(2);
    const written = (await heading.textContent()) ?? '';
    expect(written).toMatch(/^[\p{sc=Han}\p{P}]+$/u);
    await expect(page.getByRole('heading', { level: 1, name: written, exact: true })).toBeVisible();
    const tree = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree');
    const names = tree.nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
    expect(names).toContain(written);
  });
});
