import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { postSlugs } from '../../domain/pages.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { fillReferral, referral, submitButton, words } from '../referral-form.ts';
import { expect, type Site, scriptRuns, startSite } from '../site.ts';
import { startStaticHost } from '../static-host.ts';

type Hosting = { pages: string; api: Site };

/** The pages on a static host, the API on another site (browsers treat `localhost` and `127.0.0.1` as different sites). */
const test = base.extend<{ baseURL: string }, { hosting: Hosting }>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const [pagesPort, apiPort] = [await freePort(), await freePort()];
      const settings = { SITE_URL: `http://localhost:${pagesPort}`, API_ORIGIN: `http://127.0.0.1:${apiPort}` };
      const checkout = mkdtempSync(join(tmpdir(), 'encore-static-'));
      build(checkout, settings);
      const host = await startStaticHost(join(checkout, 'dist', 'client'), 'localhost', pagesPort);
      const api = await startSite({ ...settings, PORT: String(apiPort) });
      await use({ pages: settings.SITE_URL, api });
      await Promise.all([host.stop(), api.stop()]);
      rmSync(checkout, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ hosting }, use) => use(hosting.pages),
});

// One worker: the site is built for it. By its name this file is the first, so that other tests run beside the build.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

test('A referral travels from a static host to the API on another origin, by either call', async ({
  page,
  hosting,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const stored = async (businessName: string) =>
    (await hosting.api.documents('referrals')).filter((document) => document.businessName === businessName);

  await fillReferral(page, 'zh', { businessName: 'Static, call 1' });
  await submitButton(page, 'zh').click();
  await expect(page.getByRole('alert').getByText(words.zh.toasts.savedOnline.title, { exact: true })).toBeVisible();
  expect(await stored('Static, call 1')).toEqual([
    expect.objectContaining({ ...referral, businessName: 'Static, call 1' }),
  ]);
  expect(problems).toEqual([]);

  await page.route('**/v1/projects/**', (route) => route.abort());
  await fillReferral(page, 'en', { businessName: 'Static, call 2' });
  await submitButton(page, 'en').click();
  const toast = page.getByRole('alert').getByText(words.en.toasts.savedViaFallback.title, { exact: true });
  await expect(toast).toBeVisible();
  expect(await stored('Static, call 2')).toHaveLength(1);
});

test('A referral without a script is answered by the server, which alone knows its reference', async ({
  browser,
  hosting,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: hosting.pages });
  await fillReferral(page, 'zh', { businessName: 'Static, no script' });
  await submitButton(page, 'zh').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.zh.toasts.savedViaFallback.title);
  expect((await hosting.api.documents('referrals')).map(({ businessName }) => businessName)).toContain(
    'Static, no script',
  );
  await page.close();
});

test('An article of the same series opens in the reader’s language', async ({ page }) => {
  await page.goto(`/zh/blog/${postSlugs[2]}`);
  await scriptRuns(page);
  await page.locator(`a[href="/blog/${postSlugs[1]}"]`).first().click();
  await expect(page).toHaveURL(`/zh/blog/${postSlugs[1]}`);
});

/** Builds the site with other settings in a separate folder, so that other tests keep their build. */
function build(folder: string, settings: Record<string, string>) {
  const left = ['node_modules', 'dist', 'dist.test', 'data', 'test-results', '.git', '.react-router'];
  cpSync('.', folder, { recursive: true, filter: (path) => !left.includes(basename(path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, ...settings, BUILD_FOLDER: 'dist' };
  execFileSync(process.execPath, ['build/build.ts'], { cwd: folder, env, stdio: 'pipe' });
}
