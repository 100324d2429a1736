import type { Locator, Page } from '@playwright/test';

/**
 * The boxes of elements in the window, all of one moment. Between two calls of `boundingBox` a font or a section can arrive and
 * move the page.
 * @param parts locators or CSS selectors, each of one element
 * @throws when one of them is not visible
 */
export async function boxesOf<P extends (Locator | string)[]>(
  page: Page,
  ...parts: P
): Promise<{ [K in keyof P]: DOMRect }> {
  const elements = await Promise.all(
    parts.map((part) => (typeof part === 'string' ? page.locator(part) : part).elementHandle()),
  );
  const boxes = await page.evaluate(
    (all) => all.map((element) => element?.getBoundingClientRect().toJSON() as DOMRect),
    elements,
  );
  for (const [index, { width, height }] of boxes.entries()) {
    if (width * height === 0) throw new Error(`${parts[index]} is not visible`);
  }
  return boxes as { [K in keyof P]: DOMRect };
}

/** Waits until the display fonts, which a page loads after its first paint (`site/layout/deferred-assets.ts`), are in use. */
export async function displayFontsArrive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(({ family }) => /^"?(?:Young Serif|Encore Headline)"?$/.test(family)).length >=
      (document.documentElement.dataset.fonts ?? '').split(' ').length,
  );
}
