import type { Page } from '@playwright/test';
import { inLanguage, pages, pathTo } from '../domain/pages.ts';
import { requestsEnd } from './page-requests.ts';
import { expect, openAllDetails, scriptRuns, test } from './site.ts';

const fontFile = '**/headline-*';
const pagePaths = pages.map(({ id }) => pathTo(id, 'zh'));
const servicePages = ['/zh/no-such-page', '/zh/form/apply', '/zh/answers/referrals-saved', '/zh/answers/too-many'];

test.describe('The display font of Chinese headings', () => {
  for (const address of [...pagePaths, ...servicePages])
    test(`moves nothing when it arrives on ${address}, has every character, and is wherever it is in English`, async ({
      page,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route(fontFile, (route) => held.promise.then(() => route.continue()));
      // Not until `load`, which waits for the font of a frame.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await scriptRuns(page);
      const before = await places(page);
      held.resolve();
      await headlineLoaded(page);
      expect(await places(page)).toEqual(before);

      await page.setViewportSize({ width: 390, height: 844 });
      await showEverything(page);
      await page.evaluate(() => document.getElementById('menu')?.showPopover());
      const chinese = new Map((await textsByPlace(page)).map((text) => [text.place, text]));
      const texts = await deviceFonts(page);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ fonts }) => fonts.length > 0)).toEqual([]);

      await page.goto(inLanguage(address, 'en'));
      await showEverything(page);
      const english = (await textsByPlace(page)).filter(({ display, sign }) => display || sign);
      expect(english.length).toBeGreaterThan(0);
      const others = english.filter(({ place }) => !chinese.get(place)?.display);
      expect(others.map(({ text, place }) => [text, chinese.get(place)?.text])).toEqual([]);
    });

  test('is not loaded on slow connections, or where people save data; English pages load the name only', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const loaded = () => requests.filter((url) => url.includes('/headline-'));
    await page.goto(pathTo('home', 'en'));
    await headlineLoaded(page);
    expect(loaded()).toEqual([expect.stringContaining('/headline-en')]);
    requests.length = 0;
    for (const connection of [{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }]) {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(pathTo('home', 'zh'));
      await requestsEnd(page);
    }
    expect(loaded()).toEqual([]);
  });
});

function headlineLoaded(page: Page) {
  return page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Encore Headline/.test(family) && status === 'loaded'),
  );
}

/** Opens accordions, hydrates the islands, and opens the shops of the shelf. */
async function showEverything(page: Page) {
  await openAllDetails(page);
  for (const island of await page.locator('[data-island]:visible').all())
    await island.locator('a, button, input').first().focus();
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
}

type Placed = { place: string; text: string; display: boolean; sign: boolean };

/** Every text with its place in the document, whether it is in the display font, and whether on a sign. Pieces of a line are one text. */
function textsByPlace(page: Page): Promise<Placed[]> {
  return page.evaluate(() => {
    const pieces = ['', 'inline-block', 'inline-block text-balance', 'phrase-break', 'whitespace-nowrap'];
    const isPiece = (element: Element) => element.tagName === 'SPAN' && pieces.includes(element.className);
    const texts = new Map<string, Placed>();
    for (const element of document.body.querySelectorAll('*:not(script, style, option)')) {
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
      if (!text) continue;
      const steps: string[] = [];
      for (let one = element; one.parentElement && one !== document.body; one = one.parentElement) {
        if (isPiece(one)) continue;
        const siblings = [...one.parentElement.children].filter(({ tagName }) => tagName === one.tagName);
        steps.unshift(`${one.tagName} ${siblings.filter((sibling) => !isPiece(sibling)).indexOf(one)}`);
      }
      const place = steps.join(' ');
      const display = /^"?Young Serif/.test(getComputedStyle(element).fontFamily);
      const sign = element.closest('.shop-sign') !== null;
      texts.set(place, { place, text: (texts.get(place)?.text ?? '') + text, display, sign });
    }
    return [...texts.values()];
  });
}

/** Where the headings and the sections begin, and how high they are; without widths, which Linux rounds to whole pixels. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, h2, h3, main section')].map((element) => {
      const { y, height } = element.getBoundingClientRect();
      return `${element.tagName} ${Math.round(y)} ${Math.round(height)}`;
    });
  });
}

/** The Chinese texts in the display font, each with the fonts of the device that the browser needed for it. */
async function deviceFonts(page: Page): Promise<{ text: string; fonts: string[] }[]> {
  const texts = await page.evaluate(() => {
    const inDisplayFont = (node: Node): node is Text =>
      node instanceof Text &&
      /\p{Script=Han}/u.test(node.data) &&
      !!node.parentElement?.checkVisibility() &&
      getComputedStyle(node.parentElement).fontFamily.includes('Encore Headline');
    const nodes = [...document.querySelectorAll('body *')].flatMap((element) => [...element.childNodes]);
    return nodes.filter(inDisplayFont).map((node) => {
      // An element around each, because the browser answers for elements with all that they contain.
      const measured = document.createElement('span');
      measured.dataset.measured = '';
      node.replaceWith(measured);
      measured.append(node);
      return node.data;
    });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-measured]' });
  const answers = await Promise.all(nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })));
  await client.detach();
  return answers.map(({ fonts }, index) => ({
    text: texts[index] ?? '',
    fonts: fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName),
  }));
}
