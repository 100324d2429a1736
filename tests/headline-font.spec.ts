import type { Page } from '@playwright/test';
import { pages, pathTo } from '../domain/pages.ts';
import { expect, openAllDetails, scriptRuns, test } from './site.ts';

const fontFile = '**/headline-*';
const chinesePages = [...pages.map(({ id }) => pathTo(id, 'zh')), '/zh/no-such-page', '/zh/form/apply'];

test.describe('The display font of Chinese headings', () => {
  test('moves nothing when it arrives, on any page', async ({ page }) => {
    for (const address of chinesePages) {
      const held = Promise.withResolvers<void>();
      await page.route(fontFile, (route) => held.promise.then(() => route.continue()));
      // Not until `load`, which waits for the font of a frame.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await scriptRuns(page);
      const before = await places(page);
      held.resolve();
      await headlineLoaded(page);
      expect([address, await places(page)]).toEqual([address, before]);
      await page.unroute(fontFile);
    }
  });

  test('has every character of every heading, and of what else is set in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [...chinesePages, '/zh/answers/referrals-saved', '/zh/answers/too-many']) {
      await page.goto(address);
      await openAllDetails(page);
      await page.evaluate(() => document.getElementById('menu')?.showPopover());
      await headlineLoaded(page);
      const texts = await deviceFonts(page);
      expect([address, texts.length > 0, texts.filter(({ fonts }) => fonts.length > 0)]).toEqual([address, true, []]);
    }
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
      await scriptRuns(page);
      await page.waitForLoadState('networkidle');
    }
    expect(loaded()).toEqual([]);
  });
});

function headlineLoaded(page: Page) {
  return page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Encore Headline/.test(family) && status === 'loaded'),
  );
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
