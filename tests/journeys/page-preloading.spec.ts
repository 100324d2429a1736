import type { Page } from '@playwright/test';
import { counters, counterTimings } from '../../site/scripts/constants.ts';
import { speculationRules } from '../../site/scripts/speculation-rules.ts';
import { referral, storedFor } from '../referral-form.ts';
import { expect, scriptRuns, test } from '../site.ts';

/** Opens a page as a browser prerenders it, which Chromium does not do for Playwright. @returns a function that shows it */
async function prerender(page: Page, path: string) {
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, 'prerendering', { get: () => isAhead });
    document.addEventListener('prerenderingchange', () => {
      isAhead = false;
    });
  });
  await page.goto(path);
  await scriptRuns(page);
  return () => page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
}

test.describe('A page that is prerendered', () => {
  test('sets the language once it is shown', async ({ page, context }) => {
    const show = await prerender(page, '/zh');
    expect(await context.cookies()).toEqual([]);
    await show();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh');
    expect(await context.cookies()).toMatchObject([{ name: 'language', value: 'zh' }]);
  });

  test('starts its counters once it is shown', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const show = await prerender(page, '/en/referral');
    const { initial, target } = counters.partners;
    const shown = page.locator(`[data-counter="${target}"]`);
    await shown.scrollIntoViewIfNeeded();
    await page.waitForTimeout(counterTimings.delay + counterTimings.duration);
    await expect(shown).toHaveText(`${target}+`);
    await show();
    await expect(shown).toHaveText(`${initial}+`);
    await expect(shown).toHaveText(`${target}+`);
  });

  test('sends an unsent referral once it is shown', async ({ page, site }) => {
    const businessName = 'Rendered ahead';
    const time = Date.now();
    const times = { submissionDate: new Date(time).toISOString(), submissionTimestamp: time };
    const submission = { ...referral, businessName, submissionId: `REF_${time}_AHEAD123`, ...times };
    await page.addInitScript(
      (list) => {
        localStorage.setItem('referralSubmissions', list);
      },
      JSON.stringify([submission]),
    );
    const show = await prerender(page, '/en/about');
    await page.waitForTimeout(1_000);
    expect(await storedFor(site, businessName)).toEqual([]);
    await show();
    await expect.poll(() => storedFor(site, businessName)).toEqual([submission]);
  });

  test('is none of the files, responses to forms and endpoints', async ({ page }) => {
    await page.goto('/en');
    await expect(page.locator('script[type=speculationrules]')).toHaveJSProperty('textContent', speculationRules);
    const [all, { not }] = JSON.parse(speculationRules).prerender[0].where.and;
    const matches = (paths: string[]) =>
      page.evaluate(
        ({ paths, wanted, unwanted }) => {
          const isMatch = (pattern: string, path: string) =>
            new URLPattern(pattern, location.origin).test(path, location.origin);
          return paths.filter(
            (path) => isMatch(wanted, path) && !unwanted.some((pattern: string) => isMatch(pattern, path)),
          );
        },
        { paths, wanted: all.href_matches, unwanted: not.href_matches },
      );
    const files = ['/en/feed.xml', '/en/answers/referrals-saved', '/api/unsubscribe?token=x'];
    expect(await matches(['/en', '/zh/about', ...files])).toEqual(['/en', '/zh/about']);
  });
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
    await page.locator('header a[href="/en/about"]').first().click();
    await expect(page).toHaveURL('/en/about');
    await expect(page.locator('html')).toHaveAttribute('data-passed', String(animated));
  }
});
