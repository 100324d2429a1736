import type { Page, Route } from '@playwright/test';
import { callLimit } from '../../site/referral-form/steps.ts';
import { expectMessage, fillAtOnce, onDevice, storedFor, submitButton, words } from '../referral-form.ts';
import { expect, test } from '../site.ts';

/**
 * What the page says of faults between browser and server. `site/referral-form/steps.test.ts` has every fault of a call, and the
 * simulation every order of them.
 */
const cloudCall = '**/v1/projects/**';
const fallbackCall = '**/api/submit-referral';
/** Longer than the time limit of a call. */
const overLimit = callLimit + 1_000;

/** The server works again, and the pause is over: the referrals stored on the device arrive. */
async function recover(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => localStorage.removeItem('referralOutbox'));
  await page.goto('/en/faq');
  await expect.poll(() => onDevice(page)).toEqual([]);
}

test('When the cloud store hangs, our own endpoint has the referral after the time limit; the late first write changes nothing', async ({
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

test('When the cloud store is unavailable and our endpoint refuses, the device keeps each referral until it can be sent', async ({
  page,
  site,
}) => {
  const answers = {
    'API submission failed': {},
    'The disk is full.': { success: false, message: 'The disk is full.' },
  };
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(cloudCall, (route) => route.abort());
  await page.goto('/zh/referral#refer');
  for (const [n, [businessName, json]] of Object.entries(answers).entries()) {
    await page.route(fallbackCall, (route) => route.fulfill({ status: 503, json }));
    await fillAtOnce(page, 'zh', { businessName });
    await submitButton(page, 'zh').click();
    await expectMessage(page, 'savedOnDevice', 'zh');
    await expect(page.getByText(words.zh.success.onDeviceText)).toBeVisible();
    expect(await onDevice(page)).toHaveLength(n + 1);
    await page.getByRole('button', { name: words.zh.success.again }).click();
  }
  for (const sentence of Object.keys(answers)) expect(warnings.join()).toContain(sentence);
  for (const name of Object.keys(answers)) expect(await storedFor(site, name)).toEqual([]);
  await recover(page);
  for (const name of Object.keys(answers)) expect(await storedFor(site, name)).toHaveLength(1);
});
