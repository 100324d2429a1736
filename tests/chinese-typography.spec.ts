import type { Page } from '@playwright/test';
import { type Language, languages } from '../domain/languages.ts';
import { pages, pathTo } from '../domain/pages.ts';
import { servicePaths } from '../domain/service-pages.ts';
import { phraseBreaks } from '../site/layout/phrases.ts';
import { type Device, startDevice } from './font-devices.ts';
import { expect, openAllDetails, type Site, test } from './site.ts';
import { textLines } from './text-lines.ts';

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
        const page = await device.browser.newPage();
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

/** Small and large phones, a tablet, a laptop. */
const widths = [320, 390, 768, 1440];

test('figures are lining, and no line breaks inside a price or between a figure and its unit', async ({ page }) => {
  for (const language of languages) {
    for (const id of ['home', 'about', 'merchant', 'media', 'referral', 'whyJoin', 'faq', 'referralFaq'] as const) {
      await page.goto(pathTo(id, language));
      await openAllDetails(page);
      expect([language, id, await oldStyleFigures(page)]).toEqual([language, id, []]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect([language, id, width, await tornMeasures(page)]).toEqual([language, id, width, []]);
      }
    }
  }
});

test('English terms on the Chinese page are in a Latin font: a Chinese one gives their quotation marks a whole square', async ({
  page,
}) => {
  await page.goto('/zh/terms');
  const clause = page.getByText('These terms are an agreement');
  expect(await clause.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^system-ui\b/);
});

test.describe('Chinese headings', () => {
  test('break between clauses, else between phrases, and end with no line of two characters', async ({ page }) => {
    let lines = 0;
    for (const { id } of pages) {
      await page.goto(pathTo(id, 'zh'));
      expect([id, await page.locator('.phrase-break').evaluateAll(insideFlexBoxes)]).toEqual([id, []]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const { text, starts, charactersPerLine } of await headingLines(page)) {
          const where = `${id} at ${width}: ${text}`;
          const edges = [0, ...phraseBreaks(text), text.length];
          const clauses = edges.filter(
            (edge) => /[，。？！：；]$/u.test(text.slice(0, edge)) || edge % text.length === 0,
          );
          expect([
            where,
            starts.filter((start) => !edges.includes(start) && fits(edges, start, charactersPerLine)),
          ]).toEqual([where, []]);
          expect([
            where,
            starts.filter((start) => !clauses.includes(start) && fits(clauses, start, charactersPerLine)),
          ]).toEqual([where, []]);
          const last = text.slice(starts.at(-1) ?? 0).replace(/[\p{P}\s]/gu, '');
          if (starts.length > 0) expect([where, last.length > 2]).toEqual([where, true]);
          lines += starts.length;
        }
      }
    }
    expect(lines).toBeGreaterThan(100);
  });

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

/** Breaks that are items of a flex box or grid, which Firefox would put a gap around. */
const insideFlexBoxes = (breaks: Element[]) =>
  breaks
    .map(({ parentElement }) => parentElement)
    .filter((parent) => parent && /flex|grid/.test(getComputedStyle(parent).display))
    .map((parent) => parent?.textContent);

/** Whether the part between two of the edges in which a line begins would fit into one line. */
function fits(edges: readonly number[], start: number, charactersPerLine: number): boolean {
  const next = edges.findIndex((edge) => edge > start);
  return (edges[next] ?? 0) - (edges[next - 1] ?? 0) <= charactersPerLine;
}

/** The headings outside islands: where in their text a new line starts, and how many characters fit into a line. */
async function headingLines(page: Page) {
  const headings = page.locator('main :is(h1, h2, h3):not([data-island] *)');
  const lengths = await headings.evaluateAll((all) =>
    all.map((heading) => {
      const { fontSize, letterSpacing } = getComputedStyle(heading);
      const character = Number.parseFloat(fontSize) + (Number.parseFloat(letterSpacing) || 0);
      return Math.floor(heading.clientWidth / character);
    }),
  );
  return (await textLines(headings)).map((lines, index) => ({
    text: lines.join(''),
    starts: lines.slice(1).map((_, next) => lines.slice(0, next + 1).join('').length),
    charactersPerLine: lengths[index] ?? 0,
  }));
}

/** The texts with figures that are not set in lining figures; old-style ones look like letters. */
function oldStyleFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)))
      .filter((element) => !getComputedStyle(element).fontVariantNumeric.includes('lining-nums'))
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent ?? ''),
  );
}

/** The figures with a unit, and the prices, that more than one line of the page has. */
function tornMeasures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const measure =
      /HK\$\s?[\d,.]+|\d[\d,.:]*(?:[–-]\d[\d,.:]*)?\s?(?:KG|kg|L|pm|am|°C|公斤|公升|公噸|公里|小時|分鐘|個月)(?![a-z])/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: text, index } of node.data.matchAll(measure)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) torn.push(text);
      }
    }
    return torn;
  });
}

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
