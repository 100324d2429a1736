import type { Page } from '@playwright/test';
import { type Language, languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { servicePaths } from '../domain/service-pages.ts';
import { type Device, startDevice } from './font-devices.ts';
import { expect, type Site, test } from './site.ts';

const inLanguage = (language: Language) => (path: string) => path.startsWith(`/${language}/`);

const han = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

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

test.describe('On a device that downloads Encore Han', () => {
  let device: Device;
  test.beforeAll(async ({ launchOptions }) => {
    device = await startDevice({ chinese: false }, launchOptions);
  });
  test.afterAll(() => device.stop());

  test('it has every Chinese character of every page', async ({ site, request }) => {
    const page = await device.browser.newPage();
    for (const language of languages) {
      const paths = [...pages.map(({ id }) => pathTo(id, language)), ...servicePaths().filter(inLanguage(language))];
      const texts = await Promise.all(paths.map(async (path) => (await request.get(site.url + path)).text()));
      const characters = [...new Set(texts.join('').match(han))];
      expect(characters.length).toBeGreaterThan(0);
      await page.goto(site.url + pathTo('home', language));
      expect([language, await boxes(page, characters)]).toEqual([language, []]);
    }
    expect(await boxes(page, ['\u9fa0', '再'])).toEqual(['\u9fa0']);
    await page.close();
  });

  test('English pages fetch less than 4 KB for their few characters', async ({ site, request }) => {
    const page = await device.browser.newPage();
    const [font] = await Promise.all([page.waitForResponse(/encore-han/), page.goto(`${site.url}/en`)]);
    expect((await (await request.get(font.url())).body()).length).toBeLessThan(4_000);
    await page.close();
  });
});

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

/** The characters that the page's fonts draw as the box of a missing glyph, as an unassigned character is drawn. */
function boxes(page: Page, characters: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    await document.fonts.load("40px 'Encore Han'", wanted.join(''));
    const context = new OffscreenCanvas(48, 48).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    context.font = `40px 'Encore Han', ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (character: string) => {
      context.clearRect(0, 0, 48, 48);
      context.fillText(character, 2, 40);
      return context.getImageData(0, 0, 48, 48).data.join();
    };
    const box = drawn('\u{2fffd}');
    return wanted.filter((character) => character !== '\u3000' && drawn(character) === box);
  }, characters);
}
