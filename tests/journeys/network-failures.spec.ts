import type { Page, Route } from '@playwright/test';
import { callLimit } from '../../site/referral-form/steps.ts';
import { expectMessage, fillAtOnce, onDevice, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, startSite, test } from '../site.ts';

/** Faults between browser and server, and the message shown for each. */
const cloudCall = '**/v1/projects/**';
const fallbackCall = '**/api/submit-referral';
/** Longer than the time limit of a call. */
const overLimit = callLimit + 1_000;

type Fault = (route: Route) => Promise<void> | void;

const json =
  (status: number, body: unknown): Fault =>
  (route) =>
    route.fulfill({ status, json: body });
const page503 = '<!DOCTYPE html><title>503</title><h1>Service Unavailable</h1>';
const html =
  (status: number): Fault =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: page503 });

/** Faults of either call; `site/referral-form/steps.test.ts` has more. */
const faults: Record<string, Fault> = {
  'resets the connection': (route) => route.abort('connectionreset'),
  'answers 503 with a page': html(503),
  'answers 200 with other JSON': json(200, {}),
};

/** The server works again, and the pause is over: the referrals stored on the device arrive. */
async function recover(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => localStorage.removeItem('referralOutbox'));
  await page.goto('/en/faq');
  await expect.poll(() => onDevice(page)).toEqual([]);
}

test.describe('When the cloud store', () => {
  test('fails in any way, our own endpoint stores the referral', async ({ page, site }) => {
    await page.goto('/en/referral#refer');
    for (const [what, fault] of Object.entries(faults)) {
      await test.step(`it ${what}`, async () => {
        await page.route(cloudCall, fault);
        await fillAtOnce(page, 'en', { businessName: what });
        await submitButton(page, 'en').click();
        await expectMessage(page, 'savedViaFallback');
        expect(await onDevice(page)).toEqual([]);
        await page.unroute(cloudCall);
        await page.getByRole('button', { name: words.en.success.again }).click();
      });
    }
    const stored = (await site.documents('referrals')).map(({ businessName }) => businessName);
    for (const what of Object.keys(faults)) expect(stored.filter((name) => name === what)).toHaveLength(1);
  });

  test('hangs, our own endpoint has the referral after the time limit; the late first write changes nothing', async ({
    page,
    site,
  }) => {
    const businessName = 'Late first write';
    const held = Promise.withResolvers<Route>();
    await page.clock.install();
    await page.route(cloudCall, (route) => held.resolve(route));
    await fillAtOnce(page, 'en', { businessName });
    await submitButton(page, 'en').click();
    const first = await held.promise;
    await expect(page.getByRole('button', { name: words.en.submitting })).toBeDisabled();
    await page.clock.runFor(overLimit);
    await expectMessage(page, 'savedViaFallback');
    const [document] = await storedFor(site, businessName);

    const late = await first.fetch();
    expect(late.status()).toBe(200);
    await first.fulfill({ response: late }).catch(() => {});
    expect(await storedFor(site, businessName)).toEqual([document]);
    await expectMessage(page, 'savedViaFallback');
  });
});

test.describe('When the cloud store is unavailable and our endpoint', () => {
  const ofTheEndpoint: Record<string, Fault> = {
    ...faults,
    'says success false with a message': json(503, { success: false, message: 'The disk is full.' }),
  };

  test('fails in any way, the device keeps each referral until it can be sent', async ({ page, site }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(cloudCall, (route) => route.abort());
    await page.goto('/zh/referral#refer');
    const names = Object.keys(ofTheEndpoint).map((what) => `Neither: ${what}`);
    for (const [n, fault] of Object.values(ofTheEndpoint).entries()) {
      await test.step(`it ${Object.keys(ofTheEndpoint)[n]}`, async () => {
        await page.route(fallbackCall, fault);
        await fillAtOnce(page, 'zh', { businessName: names[n] });
        await submitButton(page, 'zh').click();
        await expectMessage(page, 'savedOnDevice', 'zh');
        await expect(page.getByText(words.zh.success.onDeviceText)).toBeVisible();
        expect(await onDevice(page)).toHaveLength(n + 1);
        await page.getByRole('button', { name: words.zh.success.again }).click();
      });
    }
    for (const sentence of ['API submission failed', 'The disk is full.']) expect(warnings.join()).toContain(sentence);
    const stored = async () => (await site.documents('referrals')).map(({ businessName }) => businessName as string);
    expect((await stored()).filter((name) => names.includes(name))).toEqual([]);
    await recover(page);
    expect((await stored()).filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
  });

  test('hangs, as does the cloud; both writes arrive after the browser has moved on, and one is stored', async ({
    page,
    site,
  }) => {
    const businessName = 'Both late';
    const held: Route[] = [];
    await page.clock.install();
    for (const call of [cloudCall, fallbackCall]) await page.route(call, (route) => void held.push(route));
    await fillAtOnce(page, 'en', { businessName });
    await submitButton(page, 'en').click();
    await expect.poll(() => held.length).toBe(1);
    await page.clock.runFor(overLimit);
    await expect.poll(() => held.length).toBe(2);
    await page.clock.runFor(overLimit);
    await expectMessage(page, 'savedOnDevice');
    expect(await onDevice(page)).toHaveLength(1);

    for (const route of held) expect((await route.fetch()).status()).toBe(200);
    expect(await storedFor(site, businessName)).toHaveLength(1);
    await recover(page);
    expect(await storedFor(site, businessName)).toHaveLength(1);
  });
});

test('A server that is down and starts again gets the referrals stored on the device meanwhile', async ({ page }) => {
  const before = await startSite();
  await fillAtOnce(page, 'en', { businessName: 'Down' }, before.url);
  await before.stop();
  await submitButton(page, 'en').click();
  await expectMessage(page, 'savedOnDevice');
  const after = await startSite({ PORT: new URL(before.url).port });
  try {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => onDevice(page)).toEqual([]);
    expect(await after.documents('referrals')).toEqual([expect.objectContaining({ businessName: 'Down' })]);
  } finally {
    await after.stop();
  }
});
