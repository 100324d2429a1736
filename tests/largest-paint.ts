import type { Page } from '@playwright/test';

/** The heading, paragraph, box or picture that is the largest paint of a page so far, as its tag. */
export function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          resolve(element?.closest('h1, h2, p, div, img')?.tagName);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
