import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chineseIn } from '../../build/chinese-font.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { type PageId, pages, pathTo, postSlugs } from '../../domain/pages.ts';
import { builtSite } from '../built-site.ts';
import { charactersOf } from '../font-characters.ts';
import { type Device, startDevice } from '../font-devices.ts';
import { requestsEnd } from '../page-requests.ts';
import { expect, openAllDetails, type Site, scriptRuns, test } from '../site.ts';
import { type Placed, textsByPlace } from './layout/texts-by-place.ts';

const served = ['/not-found', '/form/apply', '/answers/referrals-saved'];
/** Not the pages that look like another: the characters of all headings are compared in `built/chinese-font.test.ts`. */
const alike: readonly PageId[] = ['privacy', 'accessibility', ...postSlugs.slice(1)];
const paths = [...pages.filter(({ id }) => !alike.includes(id)).map(({ path }) => path), ...served];

/** A phone and a laptop. Scaled fallback fonts cannot prevent a shift at every width: a word may no longer fit its line. */
const screens = [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
];

/** Each language has one whose arrival is a large change. */
const displayFonts = { en: /\/young-serif-/, zh: /\/headline-/ };

for (const chinese of [true, false]) {
  test.describe(chinese ? 'On a device with a Hong Kong font' : 'On a device without any Chinese font', () => {
    let device: Device;
    test.beforeAll(async ({ launchOptions }) => {
      device = await startDevice({ chinese }, launchOptions);
    });
    test.afterAll(() => device.stop());

    test(`pages fetch ${chinese ? 'no font' : 'that of their language'} for Chinese`, async ({ site }) => {
      for (const language of languages) {
        const page = await device.browser.newPage();
        const fetched = fontsFetched(page);
        await page.goto(site.url + pathTo('home', language));
        await requestsEnd(page);
        expect(fetched().filter((name) => name.startsWith('encore-han'))).toEqual(
          chinese ? [] : [expect.stringContaining(`encore-han-${language}-`)],
        );
        // English pages show the Chinese name, and no other Chinese heading.
        const headline = fetched().filter((name) => name.startsWith('headline'));
        expect(headline).toHaveLength(language === 'en' ? 1 : 2);
        await page.close();
      }
    });

    if (!chinese) return;
    for (const path of paths) {
      test(`the display fonts of ${path || '/'} move nothing when they arrive, have every character, and are used alike`, async ({
        site,
      }) => {
        const texts: Record<Language, Placed[]> = {
          en: await visit(device, site, 'en', path),
          zh: await visit(device, site, 'zh', path),
        };
        const inChinese = new Map(texts.zh.map((text) => [text.place, text]));
        const wanted = texts.en.filter(({ display, sign }) => display || sign);
        expect(wanted.length).toBeGreaterThan(0);
        const others = wanted.filter(({ place }) => !inChinese.get(place)?.display);
        expect(others.map(({ text, place }) => [text, inChinese.get(place)?.text])).toEqual([]);
      });
    }
  });
}

/** Opens a page whose display fonts arrive late, and returns its texts once everything is shown. */
async function visit({ browser }: Device, site: Site, language: Language, path: string): Promise<Placed[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const held = Promise.withResolvers<void>();
  await page.route(displayFonts[language], (route) => held.promise.then(() => route.continue()));
  const fetched = fontsFetched(page);
  // Not until `load`, which waits for the font of a frame.
  await page.goto(`${site.url}/${language}${path}`, { waitUntil: 'domcontentloaded' });
  await scriptRuns(page);
  // The terms are in English on both pages, where a heading further down may get another line, which nobody sees.
  const inView = language === 'en' || path === '/terms';
  const before = await places(page, inView);
  held.resolve();
  await page.waitForFunction(() =>
    ['Young Serif', 'Encore Headline'].every((wanted) =>
      [...document.fonts].some(({ family, status }) => family.includes(wanted) && status === 'loaded'),
    ),
  );
  // The fallback font is scaled to the headings of the pages of the table.
  if (language === 'zh' || !served.includes(path)) expect(await places(page, inView)).toEqual(before);

  await page.setViewportSize({ width: 390, height: 844 });
  await showEverything(page);
  const texts = await textsByPlace(page);
  const characters = new Set<string>();
  for (const name of fetched().filter((name) => name.startsWith('headline')))
    for (const one of await charactersOf(readFileSync(join(builtSite, 'client/assets', name)))) characters.add(one);
  const shown = texts.filter(({ headline }) => headline).map(({ text }) => text);
  expect(shown.length).toBeGreaterThan(0);
  expect(chineseIn(shown).filter((one) => !characters.has(one))).toEqual([]);
  await page.close();
  return texts;
}

/** The names of the fonts that a page has fetched until now. */
function fontsFetched(page: Page) {
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') names.add(request.url().split('/').at(-1) ?? '');
  });
  return () => [...names];
}

/**
 * Where the headings and the sections begin, and how high they are; without widths, which Linux rounds to whole pixels.
 * @param inView true for those of the first screen alone
 */
async function places(page: Page, inView: boolean): Promise<string[]> {
  const found: string[] = [];
  // A picture with a file for each width has the height of the file before until the other one has come.
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('picture')) picture.style.display = 'none';
  });
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const onScreen = page.locator('h1, h2, h3, main section').evaluateAll(
      (elements, inView) =>
        elements
          .map((element) => ({ tag: element.tagName, box: element.getBoundingClientRect() }))
          .filter(({ box }) => !inView || box.y < innerHeight)
          .map(({ tag, box }) => `${tag} ${Math.round(box.y)} ${Math.round(box.height)}`),
      inView,
    );
    found.push(...(await onScreen).map((place) => `At ${screen.width} px ${place}`));
  }
  return found;
}

/** Opens accordions and the menu, hydrates the islands, and opens the shops of the shelf. */
async function showEverything(page: Page) {
  await openAllDetails(page);
  for (const island of await page.locator('[data-island]:visible').all())
    await island.locator('a, button, input').first().focus();
  // These show more once they are hydrated.
  if ((await page.locator('[data-island=impact-calculator]').count()) > 0)
    await expect(page.locator('.bag-shelf')).toBeAttached();
  if ((await page.locator('[data-island=shelf]').count()) > 0) {
    await expect(page.locator('.shelf-shutter')).not.toHaveCount(0);
    const press = (buttons: (HTMLElement | SVGElement)[]) => {
      for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    await page.locator('.shelf-shop:not([data-open]) .shelf-shutter').evaluateAll(press);
    // One bag is torn open.
    await page.locator('.shelf-slip .button').first().dispatchEvent('click');
  }
  await requestsEnd(page);
  await page.evaluate(() => document.getElementById('menu')?.showPopover());
}

test('Chinese display fonts are not loaded on slow connections, or where people save data', async ({ page }) => {
  const fetched = fontsFetched(page);
  for (const connection of [{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }]) {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(pathTo('home', 'zh'));
    await requestsEnd(page);
  }
  expect(fetched().filter((name) => name.startsWith('headline'))).toEqual([]);
});
