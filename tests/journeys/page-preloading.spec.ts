import { counters, counterTimings } from '../../site/scripts/constants.ts';
import { openTab } from '../cdp-browser.ts';
import { referral, storedFor } from '../referral-form.ts';
import { expect, test } from '../site.ts';

/** True once the script of a page has run. Not the `load` event: a page that is prerendered on a busy machine waits for it. */
const scriptHasRun = 'document.querySelector("link[rel=manifest]") !== null';
const link = (path: string) => `header a[href="${path}"]`;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('The page of a link under the pointer is prerendered, shown at once on the click, and does nothing before it', async ({
  site,
  launchOptions,
}) => {
  const tab = await openTab(launchOptions);
  const openHome = async () => {
    await tab.open(`${site.url}/en`);
    // Scripts are loaded after the first paint.
    await expect.poll(() => tab.shown(scriptHasRun)).toBe(true);
  };
  const prerender = async (path: string) => {
    await openHome();
    await tab.hover(link(path));
    await expect.poll(() => tab.ahead(scriptHasRun)).toBe(true);
  };
  const follow = async (path: string) => {
    await tab.click(link(path));
    await expect.poll(() => tab.shown('location.pathname')).toBe(path);
  };
  try {
    await test.step('it is shown at once', async () => {
      await prerender('/en/about');
      expect(await tab.ahead('document.prerendering')).toBe(true);
      expect(await tab.ahead('document.querySelector("h1").textContent.length')).toBeGreaterThan(5);
      await follow('/en/about');
      expect(await tab.shown('performance.getEntriesByType("navigation")[0].activationStart')).toBeGreaterThan(0);
    });

    await test.step('it sets the language when it is opened', async () => {
      await prerender('/zh');
      expect(await tab.shown('localStorage.getItem("language")')).toBe('en');
      expect(await tab.shown('document.cookie')).toContain('language=en');
      await follow('/zh');
      await expect.poll(() => tab.shown('localStorage.getItem("language")')).toBe('zh');
    });

    await test.step('it starts its counters when it is opened', async () => {
      const shown = 'document.querySelector("[data-counter=\\"20\\"]")?.textContent';
      await prerender('/en/referral');
      await pause(counterTimings.delay + counterTimings.duration);
      expect(await tab.ahead(shown)).toBe(`${counters.partners.target}+`);
      await tab.click(link('/en/referral'));
      await expect.poll(() => tab.shown(shown)).toBe(`${counters.partners.initial}+`);
      await tab.shown('document.querySelector("[data-counter]").scrollIntoView({ block: "center" })');
      await expect.poll(() => tab.shown(shown)).toBe(`${counters.partners.target}+`);
    });

    await test.step('it sends an unsent referral when it is opened', async () => {
      const businessName = 'Rendered ahead';
      const time = Date.now();
      const submissionId = `REF_${time}_AHEAD123`;
      const times = { submissionDate: new Date(time).toISOString(), submissionTimestamp: time };
      const submission = { ...referral, businessName, submissionId, ...times };
      await openHome();
      const unsent = JSON.stringify(JSON.stringify([submission]));
      await tab.shown(`localStorage.setItem("referralSubmissions", ${unsent})`);
      await tab.hover(link('/en/about'));
      await expect.poll(() => tab.ahead(scriptHasRun)).toBe(true);
      await pause(1_000);
      expect(await storedFor(site, businessName)).toEqual([]);
      await tab.click(link('/en/about'));
      await expect.poll(() => storedFor(site, businessName)).toEqual([submission]);
    });

    await test.step('it is none where the link leads to a file, a form response or the API', async () => {
      await openHome();
      for (const path of ['/en/feed.xml', '/en/answers/referrals-saved', '/api/unsubscribe?token=x']) {
        await tab.shown(
          `document.querySelector("header").replaceChildren(Object.assign(document.createElement("a"),
            { href: "${path}", textContent: "x", style: "display:block;padding:3rem" }))`,
        );
        await tab.hover('header a');
        await pause(1_200);
        expect([path, tab.isAhead()]).toEqual([path, false]);
      }
    });
  } finally {
    await tab.stop();
  }
});

test('The view has a transition between pages, and none with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.passed = String((event as PageRevealEvent).viewTransition !== null);
    });
  });
  for (const [reducedMotion, animated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en');
    await page.locator(link('/en/about')).first().click();
    await expect(page).toHaveURL('/en/about');
    await expect(page.locator('html')).toHaveAttribute('data-passed', String(animated));
  }
});
