import { counters, counterTimings } from '../site/scripts/constants.ts';
import { openTab, type Tab } from './cdp-browser.ts';
import { referral, storedFor } from './referral-form.ts';
import { test as base, expect } from './site.ts';

/** A tab on the English home page. */
const test = base.extend<{ tab: Tab }>({
  tab: async ({ site, launchOptions }, use) => {
    const tab = await openTab(launchOptions);
    await tab.open(`${site.url}/en`);
    // Scripts are loaded after the first paint.
    await expect.poll(() => tab.shown(scriptHasRun)).toBe(true);
    await use(tab);
    await tab.stop();
  },
});

/** True once the script of a page has run. Not the `load` event: a page that is prerendered on a busy machine waits for it. */
const scriptHasRun = 'document.querySelector("link[rel=manifest]") !== null';
const link = (path: string) => `header a[href="${path}"]`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.describe('The page of a link under the pointer', () => {
  test('is prerendered, and shown at once on the click', async ({ tab }) => {
    await tab.hover(link('/en/about'));
    expect(await tab.ahead('document.prerendering')).toBe(true);
    await expect.poll(() => tab.ahead('document.querySelector("h1")?.textContent.length > 5')).toBe(true);
    await tab.click(link('/en/about'));
    await expect.poll(() => tab.shown('location.pathname')).toBe('/en/about');
    expect(await tab.shown('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0);
  });

  test('does not set the language until it is opened', async ({ tab }) => {
    await tab.hover(link('/zh'));
    await expect.poll(() => tab.ahead(scriptHasRun)).toBe(true);
    expect(await tab.shown('localStorage.getItem("language")')).toBe('en');
    expect(await tab.shown('document.cookie')).toContain('language=en');
    await tab.click(link('/zh'));
    await expect.poll(() => tab.shown('location.pathname')).toBe('/zh');
    await expect.poll(() => tab.shown('localStorage.getItem("language")')).toBe('zh');
  });

  test('does not start its counters until it is opened', async ({ tab }) => {
    const shown = 'document.querySelector("[data-counter=\\"20\\"]")?.textContent';
    await tab.hover(link('/en/referral'));
    await expect.poll(() => tab.ahead(scriptHasRun)).toBe(true);
    await pause(counterTimings.delay + counterTimings.duration);
    expect(await tab.ahead(shown)).toBe(`${counters.partners.target}+`);
    await tab.click(link('/en/referral'));
    await expect.poll(() => tab.shown(shown)).toBe(`${counters.partners.initial}+`);
    await tab.shown('document.querySelector("[data-counter]").scrollIntoView({ block: "center" })');
    await expect.poll(() => tab.shown(shown)).toBe(`${counters.partners.target}+`);
  });

  test('sends no unsent referral until it is opened', async ({ tab, site }) => {
    const businessName = 'Rendered ahead';
    const id = `REF_${Date.now()}_AHEAD123`;
    const [, timestamp] = id.split('_');
    const submission = {
      ...referral,
      businessName,
      submissionId: id,
      submissionDate: new Date(Number(timestamp)).toISOString(),
      submissionTimestamp: Number(timestamp),
    };
    const waiting = JSON.stringify(JSON.stringify([submission]));
    await tab.shown(`localStorage.setItem("referralSubmissions", ${waiting})`);
    await tab.hover(link('/en/about'));
    await expect.poll(() => tab.ahead(scriptHasRun)).toBe(true);
    await pause(1_000);
    expect(await storedFor(site, businessName)).toEqual([]);
    await tab.click(link('/en/about'));
    await expect.poll(() => storedFor(site, businessName)).toEqual([submission]);
  });

  test('is not prerendered where the link leads to a file, a form response or the API', async ({ tab }) => {
    for (const path of ['/en/feed.xml', '/en/answers/referrals-saved', '/api/unsubscribe?token=x']) {
      await tab.shown(
        `document.querySelector("header").innerHTML = '<a href="${path}" style="display:block;padding:3rem">x</a>'`,
      );
      await tab.hover(`header a`);
      await pause(1_200);
      expect([path, tab.isAhead()]).toEqual([path, false]);
    }
  });
});

test.describe('Navigation between pages', () => {
  for (const [reducedMotion, animated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`the view ${animated ? 'has a transition' : 'has no transition with reduced motion'}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          document.documentElement.dataset.passed = String((event as PageRevealEvent).viewTransition !== null);
        });
      });
      await page.goto('/en');
      await page.locator(link('/en/about')).first().click();
      await expect(page).toHaveURL('/en/about');
      await expect(page.locator('html')).toHaveAttribute('data-passed', String(animated));
    });
  }
});
