import type { Page } from '@playwright/test';
import { pages, pathTo } from '../domain/pages.ts';
import { expect, scriptRuns, test } from './site.ts';

const fontFile = '**/encore-headline-*';

test.describe('The display font of Chinese headings', () => {
  test('moves nothing when it arrives, on any page', async ({ page }) => {
    for (const address of [...pages.map(({ id }) => pathTo(id, 'zh')), '/zh/no-such-page']) {
      let send = () => {};
      const wanted = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route(fontFile, async (route) => {
        await wanted;
        await route.continue();
      });
      // Not until `load`, which waits for the font of a frame.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await scriptRuns(page);
      const before = await places(page);
      send();
      await headlineLoaded(page);
      expect([address, await places(page)]).toEqual([address, before]);
      await page.unroute(fontFile);
    }
  });

  test('is not loaded on slow connections, where people save data, or on English pages', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(pathTo('home', 'en'));
    await scriptRuns(page);
    for (const connection of [{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }]) {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(pathTo('home', 'zh'));
      await scriptRuns(page);
      await page.waitForLoadState('networkidle');
    }
    expect(requests.filter((url) => url.includes('encore-headline'))).toEqual([]);
  });
});

function headlineLoaded(page: Page) {
  return page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Encore Headline/.test(family) && status === 'loaded'),
  );
}

/** Where the first heading and the sections begin, and how high they are; without widths, which Linux rounds to whole pixels. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, main section')].map((element) => {
      const { y, height } = element.getBoundingClientRect();
      return `${element.tagName} ${Math.round(y)} ${Math.round(height)}`;
    });
  });
}
