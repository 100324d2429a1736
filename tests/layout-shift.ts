import type { Page } from '@playwright/test';

/** What Chromium records of a layout shift; TypeScript's types do not have it. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * The sum of all layout shifts since the page was opened, as the browser has recorded them; with `selector` of those only that
 * move a part of that element. The difference between two calls is what moved in between.
 */
export function layoutShift(page: Page, selector?: string): Promise<number> {
  return page.evaluate(async (selector) => {
    // Called after the layout of the next frame, also while a test has stopped the page's clock, unlike `requestAnimationFrame`.
    await new Promise((done) => new IntersectionObserver(done).observe(document.documentElement));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    observer.disconnect();
    const within = selector && document.querySelector(selector);
    return shifts
      .filter(({ sources }) => !within || sources.some(({ node }) => within.contains(node)))
      .reduce((sum, { value }) => sum + value, 0);
  }, selector);
}
