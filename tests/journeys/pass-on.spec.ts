import { desk as deskWords } from '../../content/zh/desk.ts';
import { deskFiles } from '../../content/zh/desk-files.ts';
import { passOn as words } from '../../content/zh/pass-on.ts';
import { pathTo } from '../../domain/pages.ts';
import { posterPath } from '../../domain/service-pages.ts';
import { test as withDesk } from '../desk.ts';
import { fillAtOnce, fillReferral, words as formWords, submitButton } from '../referral-form.ts';
import { expect, scriptRuns, test } from '../site.ts';

const siteUrl = 'http://localhost:3000';
const shared = `${siteUrl}${pathTo('referral', 'zh')}`;

test('after a referral the programme is passed on by the share sheet, WhatsApp, a copied link or a QR code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (data) => document.documentElement.setAttribute('data-shared', data?.url ?? '');
  });
  await fillAtOnce(page, 'zh');
  await submitButton(page, 'zh').click();
  const passOn = page.locator('[data-sent] [data-island=copy]');
  await passOn.getByRole('button', { name: words.share }).click();
  expect(await page.locator('html').getAttribute('data-shared')).toBe(shared);
  await passOn.getByRole('button', { name: words.copy }).click();
  await expect(passOn.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  const chat = await passOn.getByRole('link', { name: words.whatsapp }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(shared);
  await passOn.getByText(words.code).click();
  await expect.poll(() => passOn.locator('img').evaluate((code: HTMLImageElement) => code.naturalWidth)).toBe(180);
  await expect(passOn.getByRole('link', { name: words.poster })).toHaveAttribute('href', posterPath('zh'));
});

test('the reasons to join offer no button that this browser cannot use, and load the QR code when it is opened', async ({
  page,
}) => {
  const codes: string[] = [];
  page.on('request', (request) => request.url().endsWith('code.svg') && codes.push(request.url()));
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await page.goto(pathTo('whyJoin', 'zh'));
  await scriptRuns(page);
  const passOn = page.locator('[data-island=copy]');
  await passOn.scrollIntoViewIfNeeded();
  await passOn.hover();
  await expect(passOn.getByRole('link', { name: words.whatsapp })).toBeVisible();
  await expect(passOn.getByRole('button')).toHaveCount(0);
  await expect(passOn.getByRole('link', { name: words.poster })).toHaveAttribute('href', posterPath('zh'));
  expect(codes).toEqual([]);
  await passOn.getByText(words.code).click();
  await expect.poll(() => codes.length).toBe(1);
});

for (const javaScriptEnabled of [true, false]) {
  withDesk.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    withDesk.use({ javaScriptEnabled });

    withDesk(
      'who comes by the link of a poster has its district in the record, and it is counted',
      async ({ page, context, desk }) => {
        // A shop in another district than that of its referrer's poster.
        const search = `?${new URLSearchParams({ via: 'Islands' })}`;
        const arrived = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.status() < 400,
        );
        await fillReferral(page, 'zh', {}, search);
        await submitButton(page, 'zh').click();
        await arrived;
        await desk.signIn(context, 'Ada', 'zh');
        const [one] = await desk.documents('referrals');
        await page.goto(`/zh/desk/cases/referrals/${one?.submissionId}`);
        const district = formWords.zh.options.businessDistrict.Islands;
        const fact = page.locator('.desk-facts > div').filter({ hasText: deskFiles.cases.place });
        await expect(fact.getByRole('definition')).toHaveText(district);
        await page.goto('/zh/desk/report');
        const table = page.getByRole('table', { name: deskWords.report.byPlace, exact: true });
        await expect(table.getByRole('row').nth(1)).toContainText(district);
      },
    );
  });
}
