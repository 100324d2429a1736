import type { Page } from '@playwright/test';
import { pathTo } from '../../domain/pages.ts';
import { budget } from '../budget.ts';
import { recordResponses, requestsEnd } from '../page-requests.ts';
import { testedForms } from '../posted-forms.ts';
import { words } from '../referral-form.ts';
import { expect, scriptRuns, test } from '../site.ts';

test.use({ viewport: { width: 412, height: 823 } });

/** The path of each form's page, and the label of one of its fields. Their code is the same in both languages. */
const formsOfPages = [
  { path: pathTo('referral', 'en'), label: words.en.fields.businessName.label },
  ...testedForms.map((form) => ({
    path: `/zh${form.page}`,
    label: Object.values(form.words.zh.fields)[0]?.label ?? '',
  })),
];

for (const { path, label } of formsOfPages) {
  test(`the code of the form on ${path} is loaded when the form is touched, and is small`, async ({ page }) => {
    const got = recordResponses(page);
    await page.goto(path);
    await requestsEnd(page);
    expect(got.bytes('script')).toBeLessThanOrEqual(budget.script);

    const field = page.getByLabel(label).first();
    await field.focus();
    await expect(page.locator('form[novalidate]', { has: field })).toBeAttached();
    await requestsEnd(page);
    expect(got.bytes('script')).toBeGreaterThan(budget.script);
    expect(got.bytes('script')).toBeLessThanOrEqual(budget.form);
  });
}

test('the code of a form is loaded when someone scrolls near it', async ({ page }) => {
  await page.goto(pathTo('referral', 'en'));
  await scriptRuns(page);
  await page.getByLabel(words.en.fields.businessName.label).scrollIntoViewIfNeeded();
  await expect(page.locator('#refer form[novalidate]')).toBeAttached();
});

test('the drawing below the first screen of Home is loaded when someone scrolls or prints', async ({ page }) => {
  const drawing = page.locator('use[data-file*=app-screen]');
  for (const event of ['scroll', 'beforeprint']) {
    await page.goto(pathTo('home', 'en'));
    await expect(page.locator('use[href]').first()).toBeAttached();
    await expect(drawing).not.toHaveAttribute('href');
    if (event === 'scroll') await page.mouse.wheel(0, 100);
    else await page.pdf();
    await expect(drawing).toHaveAttribute('href');
  }
});

test('nothing but the document is needed for the first paint, and nothing but pictures is requested', async ({
  page,
}) => {
  const requested: { kind: string; path: string }[] = [];
  for (const pattern of ['**/*.woff2', '**/*.js', '**/*.svg']) {
    // Never answered.
    await page.route(pattern, (route) => {
      const request = route.request();
      requested.push({ kind: request.resourceType(), path: new URL(request.url()).pathname });
    });
  }
  await holdDeferredAssets(page);
  for (const id of ['home', 'about', 'blog', 'media', 'merchant', 'referral'] as const) {
    requested.length = 0;
    await page.goto(pathTo(id, 'en'), { waitUntil: 'commit' });
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    // The file of a `<use>` element is not an image to a browser, and delays the paint in Lighthouse's model. Some browsers ask for
    // the icon, too, and devices without a Chinese font ask for ours; that delays nothing.
    const isOptional = (path: string) => path === '/favicon.svg' || path.includes('/encore-han-');
    const requestedBefore = requested.filter(({ kind, path }) => kind !== 'image' && !isOptional(path));
    expect([id, requestedBefore]).toEqual([id, []]);

    await page.evaluate(() => dispatchEvent(new Event('painted')));
    await expect.poll(() => requested.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['font', 'script']));
  }
});

/**
 * Hides the first paint from `site/layout/deferred-assets.ts` until the event `painted`, and the end of loading for ever, so that
 * what is requested earlier waits for neither.
 */
async function holdDeferredAssets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      addEventListener('painted', () => observe.call(this, options));
    };
    addEventListener('load', (event) => event.stopImmediatePropagation());
  });
}
