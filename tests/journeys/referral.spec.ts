import { forms as en } from '../../content/en/forms.ts';
import { forms as zh } from '../../content/zh/forms.ts';
import { pageWords } from '../../site/page-words.ts';
import {
  expectMessage,
  fillAtOnce,
  fillReferral,
  groups,
  onDevice,
  referral,
  storedFor,
  submitButton,
  words,
} from '../referral-form.ts';
import { expect, test } from '../site.ts';

const forms = { en, zh };
const cloudCall = '**/v1/projects/**';
const fallbackCall = '**/api/submit-referral';

test('a referral arrives in the store with its id, date and timestamp, and its whole reference is copied', async ({
  page,
  context,
  site,
}) => {
  const { success } = words.en;
  const businessName = 'Happy path';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillReferral(page, 'en', { businessName });
  await submitButton(page, 'en').click();

  await expectMessage(page, 'savedOnline');
  const call = success.arrived.text.replace('{contact}', referral.contactName).replace('{business}', businessName);
  await expect(page.getByText(call)).toBeVisible();
  await expect(page.getByRole('heading', { name: success.arrived.title })).toBeFocused();
  const [document, ...others] = await storedFor(site, businessName);
  expect(others).toEqual([]);
  expect(document).toEqual({
    ...referral,
    businessName,
    submissionId: expect.stringMatching(/^REF_\d{13}_[A-Z0-9]{8}$/),
    submissionDate: new Date(document?.submissionTimestamp as number).toISOString(),
    submissionTimestamp: expect.any(Number),
  });
  expect(await onDevice(page)).toEqual([]);

  await page.getByRole('button', { name: success.copy, exact: true }).click();
  await expect(page.getByRole('button', { name: success.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(document?.submissionId);
  const end = String(document?.submissionId).slice(-8);
  await expect(page.locator('[data-sent] .reference b')).toHaveText(`${end.slice(0, 4)} ${end.slice(4)}`);
  await expect(page.getByText('REF_')).toHaveCount(0);
});

test('a toast covers nothing and stays until it is closed; Submit Another Referral empties every field', async ({
  page,
}) => {
  const { toasts, success, fields } = words.zh;
  await page.setViewportSize({ width: 320, height: 640 });
  await fillAtOnce(page, 'zh', { businessName: 'Once' });
  await submitButton(page, 'zh').click();
  const heading = page.getByRole('heading', { name: success.arrived.title });
  await expect(heading).toBeFocused();
  await expect(page.getByText(toasts.savedOnline.title)).toHaveCount(1);
  const toast = page.getByRole('alert').filter({ hasText: toasts.savedOnline.title });
  await expect(toast).toBeInViewport({ ratio: 1 });
  // In the flow, so that it is above all that follows wherever the page is scrolled.
  await expect(toast).toHaveCSS('position', 'static');
  expect((await toast.boundingBox())?.y, 'below the bar of the page').toBeGreaterThan(72);
  await toast.getByRole('button', { name: forms.zh.close }).click();
  await expect(page.getByText(toasts.savedOnline.title)).toHaveCount(0);
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: success.again }).click();
  await expect(page.getByLabel(fields.businessName.label)).toBeFocused();
  const values = () =>
    page.locator('#refer form').evaluate((form: HTMLFormElement) => [...new FormData(form)].filter(([, v]) => v));
  expect(await values()).toEqual([['language', 'zh']]);
});

test('a referral stays in the form when no server can be reached and the storage of the device is full', async ({
  page,
}) => {
  for (const call of [cloudCall, fallbackCall]) await page.route(call, (route) => route.abort());
  await fillAtOnce(page, 'zh', { businessName: 'Full storage' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await submitButton(page, 'zh').click();

  await expectMessage(page, 'failed', 'zh');
  await expect(page.getByLabel(words.zh.fields.referrerLastName.label)).toHaveValue(referral.referrerLastName);
  await expect(submitButton(page, 'zh')).toBeEnabled();
});

test('every required field is needed; the card of the first problem opens, and leads to the others', async ({
  page,
  site,
}) => {
  const { fields, problemSummary } = words.zh;
  await fillReferral(page, 'zh', { referrerEmail: 'nobody', contactName: 'Refused' });
  for (const _ of groups.slice(1)) await page.goBack();
  const name = page.getByLabel(fields.businessName.label);
  await name.fill('  ');
  for (const _ of groups.slice(1)) await page.goForward();
  await submitButton(page, 'zh').click();

  const email = page.getByLabel(fields.referrerEmail.label);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const summary = page.getByRole('alert').filter({ hasText: problemSummary.replace('{count}', '2') });
  await summary.getByRole('button', { name: fields.referrerEmail.label }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/@|example/);
  await email.fill('somebody@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect((await site.documents('referrals')).filter(({ contactName }) => contactName === 'Refused')).toEqual([]);
});

test('while a referral is being sent the red button is disabled, the page says that nothing is lost, and a double click stores one', async ({
  page,
  site,
}) => {
  const businessName = 'Slow cloud';
  const held = Promise.withResolvers<void>();
  await page.route(cloudCall, (route) => held.promise.then(() => route.continue()));
  await fillAtOnce(page, 'en', { businessName });
  await submitButton(page, 'en').dblclick();
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Processing...' })).toBeAttached();
  await expect(page.getByRole('button', { name: words.en.back })).toBeDisabled();
  await expect(page.getByRole('button', { name: words.en.draft.startOver })).toBeDisabled();
  await expect(busy).toHaveCSS('background-color', 'rgb(195, 46, 24)');
  await expect(page.getByText(forms.en.stillSending)).toHaveCSS('opacity', '0.75');
  held.resolve();
  await expect(page.getByText(words.en.toasts.savedOnline.title)).toBeVisible();
  expect(await storedFor(site, businessName)).toHaveLength(1);
});

test('On a phone nothing below the button moves when the box is ticked and when the referral is being sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(cloudCall, () => {});
  await fillAtOnce(page, 'en', { businessName: 'Nothing moves' });
  const box = page.getByRole('checkbox', { name: words.en.fields.confirmContact.label });
  const kept = page.getByText(words.en.draft.kept);
  const top = () => kept.evaluate((line) => line.getBoundingClientRect().top + scrollY);
  const ready = await top();
  await box.uncheck();
  expect(await top()).toBe(ready);
  await box.check();
  await submitButton(page, 'en').click();
  await expect(page.getByRole('button', { name: words.en.submitting })).toBeDisabled();
  expect(await top()).toBe(ready);
});

test('After a referral was sent, its name is on the sign in serif fonts, and a message for the owner is ready', async ({
  page,
}) => {
  const businessName = '囍囍 & Sons 100%';
  await fillAtOnce(page, 'zh', { businessName });
  await submitButton(page, 'zh').click();
  const sign = page.locator('#refer [data-sent] svg text').first();
  await expect(sign).toContainText(businessName);
  // Fonts with every character; those of the page have only the ones that it needs.
  await expect(sign).toHaveCSS('font-family', /^"Young Serif", (?!.*(Encore|sans-serif)).*, serif$/);
  await expect(sign).toHaveCSS('font-weight', '900');
  await expect(page.getByRole('heading', { name: pageWords.referral.zh.formSection.title })).toBeHidden();
  const link = page.getByRole('link', { name: words.zh.success.tellOwner });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(words.zh.success.ownerMessage.replace('{business}', businessName));
});
