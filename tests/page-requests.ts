import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Response } from '@playwright/test';
import { isChineseFont } from './budget.ts';
import { expect, scriptRuns } from './site.ts';

/** Records every response of a page; `bytes` adds up those of one kind, compressed and without headers. */
export function recordResponses(page: Page) {
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

/**
 * Counts the requests of a page until now, with those for icon and manifest, which can come later. Lazy pictures, which browsers
 * request after the layout, and Chinese fonts are not counted.
 */
export function recordRequests(page: Page) {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const lazy = request.resourceType() === 'image' && pathname.startsWith('/assets/');
    if (!lazy && !isChineseFont(pathname)) paths.add(pathname);
  });
  return async () => {
    const linked = await page
      .locator('link[rel=icon], link[rel=manifest]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    return new Set([...paths, ...linked]).size;
  };
}

/**
 * Waits until the script of a page runs and the page has requested nothing for half a second. Playwright's `networkidle` waits for
 * ever now and then, in pages with a frame (microsoft/playwright#42598).
 */
export async function requestsEnd(page: Page): Promise<void> {
  await scriptRuns(page);
  let last = Date.now();
  const later = () => {
    last = Date.now();
  };
  page.on('request', later);
  page.on('response', later);
  while (Date.now() - last < 500) await wait(50);
  page.off('request', later);
  page.off('response', later);
}
