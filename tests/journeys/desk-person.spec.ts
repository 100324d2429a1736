import { readFileSync } from 'node:fs';
import { deskPerson as en } from '../../content/en/desk-person.ts';
import { deskPerson as zh } from '../../content/zh/desk-person.ts';
import { expect, openHydrated, test } from '../desk.ts';

const id = 'REF_1763604000000_YB7272PU';
const email = 'ka.yan@example.com';

test.use({ viewport: { width: 320, height: 700 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, text] of Object.entries({ en, zh })) {
    test(`who asks gets a copy of their own data, and is erased without the contact (${language})`, async ({
      desk,
      page,
      context,
    }) => {
      await desk.signIn(context, 'Kit');
      const path = await desk.arrives(id, { contactName: 'Mr Wong', contactPhone: '0000 5102' });
      const message = { firstName: 'Bo', lastName: 'Lam', email: 'bo@example.com', message: `Write to ${email}` };
      await desk.arrives('m', message, {}, 'messages');
      await page.goto(`/${language}/desk/person`);
      await page.getByLabel(text.who).fill(email);
      await page.getByRole('button', { name: text.find }).click();
      expect(page.url(), 'the address is in no log').not.toContain('ka.yan');
      await expect(page.getByText(text.mention)).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text.asPage }).click(),
      ]);
      const copy = readFileSync(await file.path(), 'utf8');
      expect(copy).toContain(email);
      expect(copy, 'nothing of another person, no text that nobody has read').not.toMatch(/Wong|5102|Bo Lam|Write to/);
      await page.getByLabel(text.confirm).fill('YB72 72PU');
      await page.getByRole('button', { name: text.erase.referrer }).click();
      await expect(page.getByRole('status')).toContainText(text.outcomes.erased);
      await expect(page.getByRole('status')).toContainText(text.kept.erase.split('{')[0] ?? '');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.goto(`/${language}${path}`);
      await expect(page.getByText('Mr Wong').first()).toBeVisible();
      expect(await page.content()).not.toContain('ka.yan');
    });
  }

  test('a number of which nothing is stored is never called, nor written to on WhatsApp', async ({
    desk,
    page,
    context,
  }) => {
    await desk.signIn(context, 'Kit');
    await page.goto('/zh/desk/person');
    await page.getByLabel(zh.who).fill('0000 5109');
    await page.getByRole('button', { name: zh.find }).click();
    await page.getByLabel(zh.confirmNumber).fill('0000 5109');
    await page.getByRole('button', { name: zh['no-call'] }).click();
    await expect(page.getByRole('status')).toContainText(zh.kept['no-call'].slice(0, 20));
    const path = await desk.arrives(id, { contactPhone: '0000.5109', referrerPhone: '0000 5109' });
    await page.goto(`/zh${path}`);
    await expect(page.getByText('0000.5109').first()).toBeVisible();
    await expect(page.locator('[href^="tel:"], [href*="wa.me"]')).toHaveCount(0);
  });

  test('a mistyped reference loses no tick', async ({ desk, page, context }) => {
    await desk.signIn(context, 'Kit');
    await desk.arrives(id);
    await page.goto(`/en/desk/person?reference=${id}`);
    const contact = page.getByRole('checkbox', { name: en.roles.contact });
    await contact.check();
    await page.getByLabel(en.confirm).fill('YB72 72PV');
    await page.getByRole('button', { name: en.erase.contact }).click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    await expect(contact).toBeChecked();
  });

  test('a request has its date, and one that is refused its reason', async ({ desk, page, context }) => {
    await desk.signIn(context, 'Kit');
    await desk.arrives(id);
    await page.goto(`/en/desk/person?reference=${id}`);
    await page.getByText(en.note).click();
    await page.getByLabel(en.askedOn).fill('2020-01-02');
    await page.getByRole('button', { name: en.keep }).click();
    await expect(page.getByText('Asked Thu 2 Jan, due Tue 11 Feb')).toBeVisible();
    await page.getByText(en.refuse).click();
    await page.getByLabel(en.reason).fill('Not the person');
    await page.getByRole('button', { name: en.refuseButton, exact: true }).click();
    await expect(page.getByText(en.noRequests)).toBeVisible();
    await expect(page.getByText('Not the person')).toBeVisible();
  });
});

test('the answer stays on the page when something else changes', async ({ desk, page, context }) => {
  await desk.signIn(context, 'Kit');
  await desk.arrives(id);
  await openHydrated(page, `/en/desk/person?reference=${id}`);
  await page.getByRole('checkbox', { name: en.roles.contact }).check();
  await page.getByLabel(en.confirm).fill(id);
  await page.getByRole('button', { name: en.erase.contact }).click();
  const answer = page.getByRole('status').filter({ hasText: en.outcomes.erased });
  await expect(answer).toBeVisible();
  await desk.arrives('later');
  await expect(page.getByRole('link', { name: 'Call now' })).toContainText('1');
  await expect(answer).toBeVisible();
});
