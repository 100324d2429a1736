import type { Page } from '@playwright/test';
import { desk as en } from '../../content/en/desk.ts';
import { referralForm } from '../../content/en/referral-form.ts';
import { referral } from '../../server/testing/fixtures.ts';
import { expect, loadedAhead, openHydrated, test } from '../desk.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const id = 'REF_1763640000000_ABCDEFGH';
const subject = `referrals/${id}`;
const { results, signOutQuestion } = en;
const { options } = referralForm;

test('what waits in a browser is neither shown to who signs in next nor sent as theirs, and is sent once its owner is back', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  const [ofAda] = await context.cookies();
  const path = await desk.arrives(id);
  await openHydrated(page, `/en${path}`);
  await noteOffline(page, 'Ask for his wife');
  await desk.signIn(context, 'Bo');
  await context.setOffline(false);
  await openHydrated(page, `/en${path}`);
  await expect(page.getByText(results.waiting.replace('{count}', '1'))).toHaveCount(0);
  await expect(page.getByText('Ask for his wife')).toHaveCount(0);
  expect(desk.store.history(subject)).toHaveLength(1);
  if (ofAda) await context.addCookies([ofAda]);
  await openHydrated(page, `/en${path}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask for his wife' })).toContainText('Ada');
});

test('a page that was left open by a colleague records nothing in the name of who has signed in since', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  await page.route('**/desk/changes*', () => {});
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await desk.signIn(context, 'Bo');
  const button = page.getByRole('button', { name: en.callResults['no-answer'] });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: results['other-member'] })).toBeVisible();
  expect(desk.store.case(subject)).toMatchObject({ tries: 0 });
  await button.click();
  await expect(page.getByRole('listitem').filter({ hasText: en.callResults['no-answer'] })).toContainText('Bo');
});

test('signing out asks while something waits, and then leaves nothing of a record in page and storage', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await noteOffline(page, 'Ask for his wife');
  const question = await signOutWhileItWaits(page);
  await question.getByRole('button', { name: signOutQuestion.send }).click();
  await expect(question, 'it could not be sent').toBeVisible();
  await question.getByRole('button', { name: signOutQuestion.discard }).click();
  await page.waitForURL('**/sign-in');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('wife');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goBack(), 'the document with the record is gone').rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  expect(desk.store.history(subject)).toHaveLength(1);
});

test('signing out no longer asks once what waited was sent by itself', async ({ page, context, desk }) => {
  await desk.signIn(context, 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await noteOffline(page, 'Ask for his wife');
  const question = await signOutWhileItWaits(page);
  await expect(question).toBeVisible();
  await page.unroute('**/desk/cases/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('signing out sends first what waits, where the member asks for it', async ({ page, context, desk }) => {
  await desk.signIn(context, 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await noteOffline(page, 'Ask for his wife');
  const question = await signOutWhileItWaits(page);
  await page.unroute('**/desk/cases/**');
  await question.getByRole('button', { name: signOutQuestion.send }).click();
  await page.waitForURL('**/sign-in');
  expect(desk.store.history(subject)).toMatchObject([{}, { type: 'noted', data: { text: 'Ask for his wife' } }]);
});

test('a list that was loaded stays usable in a lift: records open, an outcome and a claim wait, and arrive once, in their order', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  const [second, third] = ['REF_1763640000000_BBBBBBBB', 'REF_1763640000000_CCCCCCCC'];
  await desk.arrives(id, { conversationNotes: 'Ask for his wife' });
  await desk.arrives(second, { businessName: 'Golden Crust', contactName: 'Mei', contactPhone: '0000 9123' });
  await desk.arrives(third, { businessName: 'Harbour Tram' });
  await openHydrated(page, '/en/desk');
  await loadedAhead(page);
  await context.setOffline(true);

  await page.getByRole('link', { name: '陳記茶餐廳' }).click();
  await expect(page.getByText('Ask for his wife')).toBeVisible();
  await expect(page.getByText(options.bestTimeToCall[referral.bestTimeToCall])).toBeVisible();
  await expect(page.getByRole('link', { name: en.record.call })).toHaveAttribute('href', 'tel:+85200005102');
  await page.getByRole('button', { name: en.callResults['no-answer'] }).click();
  await expect(page.getByRole('status').filter({ hasText: results.kept })).toBeVisible();
  await page.getByRole('link', { name: en.record.back }).click();
  await page.getByRole('button', { name: `${en.verbs.claim}: Harbour Tram` }).click();
  await expect(page.getByRole('status').filter({ hasText: results.kept })).toBeVisible();
  await page.getByRole('link', { name: 'Golden Crust' }).click();
  await expect(page.getByText('Mei')).toBeVisible();
  await expect(page.getByRole('link', { name: en.record.call })).toHaveAttribute('href', 'tel:+85200009123');
  await page.getByRole('link', { name: en.record.back }).click();

  await context.setOffline(false);
  await expect(page.getByText(results.kept), 'no longer true').toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour Tram' })).toContainText('Ada');
  const events = desk.store.database.all(
    "SELECT type, subject, actor FROM events WHERE type != 'arrived' ORDER BY seq",
  );
  const actor = desk.store.case(`referrals/${third}`)?.owner;
  expect(events).toEqual([
    { type: 'tried', subject, actor },
    { type: 'claimed', subject: `referrals/${third}`, actor },
  ]);
});

test('a new case is written down without a network, one after the other, and each arrives once', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  await openHydrated(page, '/en/desk');
  await loadedAhead(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: en.newCase.title }).click();
  const { fields, save } = en.newCase;
  for (const name of ['Golden Crust', 'Harbour Tram']) {
    await expect(page.getByLabel(fields.businessName)).toHaveValue('');
    await page.getByLabel(fields.businessName).fill(name);
    await page.getByLabel(fields.contactPhone, { exact: true }).fill('0000 9123');
    await page.getByLabel(fields.via).selectOption('fair');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('status').filter({ hasText: results.kept })).toBeVisible();
  }
  const stored = () => desk.store.database.all('SELECT title FROM cases ORDER BY title').map(({ title }) => title);
  expect(stored()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(stored).toEqual(['Golden Crust', 'Harbour Tram']);
  await expect(page.getByText(results.kept), 'no longer true').toBeHidden();
});

test('who opened the desk at a record goes back to the code of a list without a network, and not to an error of the browser', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await loadedAhead(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: en.record.back }).click();
  await expect(page.getByRole('heading', { name: en.failed.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '陳記茶餐廳' })).toBeVisible();
});

/** Gives the network back, but for what waits, and signs out. @returns the question */
async function signOutWhileItWaits(page: Page) {
  await page.route('**/desk/cases/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await page.getByRole('button', { name: en.more }).click();
  await page.getByRole('button', { name: en.signOut }).click();
  return page.getByRole('dialog', { name: signOutQuestion.count.replace('{count}', '1') });
}

/** Takes the network away, and writes a note on the record that is open. */
async function noteOffline(page: Page, text: string): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('main').getByText(en.verbs.note, { exact: true }).click();
  await page.getByRole('textbox', { name: en.verbs.noteText }).fill(text);
  await page.getByRole('button', { name: en.verbs.keepNote }).click();
  await expect(page.getByRole('status').filter({ hasText: results.kept })).toBeVisible();
}
