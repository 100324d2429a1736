import { desk as en } from '../../content/en/desk.ts';
import { desk as zh } from '../../content/zh/desk.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { budget } from '../budget.ts';
import { expect, loadedAhead, openHydrated, test } from '../desk.ts';

const id = 'REF_1763640000000_ABCDEFGH';

test('a member on a phone claims, calls, notes that nobody answered, and undoes it', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.signIn(page.context(), '林子晴', 'zh');
  await desk.arrives(id);
  await openHydrated(page, '/zh/desk');
  await expect(page).toHaveTitle(new RegExp(`^\\(1\\) ${zh.listNames['call-now']}`));
  await page.getByRole('link', { name: '陳記茶餐廳' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '陳記茶餐廳' })).toBeVisible();
  await page.getByRole('button', { name: zh.verbs.claim }).click();
  await expect(page.getByRole('button', { name: zh.verbs.release })).toBeVisible();

  const call = page.getByRole('link', { name: zh.record.call });
  await expect(call).toHaveAttribute('href', 'tel:+85200005102');
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const sheet = page.getByRole('dialog', { name: zh.outcome.question });
  await expect(sheet.getByRole('heading'), 'no field, for which a keyboard would cover the sheet').toBeFocused();
  await sheet.getByRole('button', { name: zh.callResults['no-answer'] }).click();
  await expect(page.getByRole('status').filter({ hasText: zh.results.tried })).toBeVisible();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ tries: 1 });

  await page.getByRole('button', { name: zh.verbs.undo }).click();
  await expect(page.getByText(zh.history.mistake, { exact: true })).toBeVisible();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ tries: 0 });
});

test('the keyboard alone is enough for a day, and is quiet while somebody types', async ({ page, desk }) => {
  await desk.signIn(page.context(), 'Ada', 'en');
  await desk.arrives(id);
  await desk.arrives('REF_1763640000000_BBBBBBBB', { businessName: 'ＧＯＬＤＥＮ Crust', contactPhone: '0000 9123' });
  await openHydrated(page, '/en/desk');
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByRole('listitem').first()).toContainText('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: en.history.title })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: en.verbs.noteText })).toBeFocused();
  await page.keyboard.type('c4 z: closed on Wednesdays');
  await page.getByRole('button', { name: en.verbs.keepNote }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'c4 z: closed on Wednesdays' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  // Like its button, a key does nothing while the last form is being sent.
  await expect(page.getByRole('button', { name: en.callResults['no-answer'] })).toBeEnabled();
  await page.keyboard.press('2');
  await expect(page.getByRole('listitem').filter({ hasText: en.callResults['no-answer'] })).toBeVisible();
  await expect(page.getByRole('button', { name: en.verbs.undo })).toBeEnabled();
  await page.keyboard.press('z');
  await expect(page.getByText(en.history.mistake, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: en.callResults['no-answer'] })).toBeEnabled();
  await page.keyboard.press('6');
  await expect(page.getByRole('group', { name: en.callResults.later }).getByRole('button').first()).toBeFocused();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ followUpAt: null });
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: en.keyboard.title });
  await expect(help).toBeVisible();
  await help.getByLabel(en.keyboard.isOn).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: en.more }).click();
  await page.getByRole('button', { name: en.keyboard.title }).click();
  await help.getByLabel(en.keyboard.isOn).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('golden 9123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/desk\/all\?q=golden/);
  await expect(page.getByRole('link', { name: 'ＧＯＬＤＥＮ Crust' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is claimed, noted, and its outcome told', async ({ page, desk }) => {
    await desk.signIn(page.context(), 'Ada', 'zh');
    const path = await desk.arrives(id);
    await page.goto('/zh/desk');
    await page.getByRole('button', { name: `${zh.verbs.claim}: 陳記茶餐廳` }).click();
    await expect(page.getByRole('status')).toContainText(zh.results.claimed);
    await page.goto(`/zh${path}`);
    await page.getByRole('main').getByText(zh.verbs.note, { exact: true }).click();
    await page.getByRole('textbox', { name: zh.verbs.noteText }).fill('Closed on Wednesdays');
    await page.getByRole('button', { name: zh.verbs.keepNote }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Closed on Wednesdays' })).toBeVisible();
    await page.getByText(zh.verbs.rewrite).click();
    await page.getByRole('textbox', { name: zh.verbs.rewrite }).fill('Closed on Thursdays');
    await page.getByRole('listitem').getByRole('button', { name: zh.verbs.keepNote }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Closed on Thursdays' })).toBeVisible();
    await page.getByText(zh.verbs.rewrite).click();
    await page.getByRole('button', { name: zh.verbs.removeText }).click();
    await expect(page.getByText(/^Ada已移除內容/)).toBeVisible();
    await expect(page.getByText(/Closed on/)).toHaveCount(0);
    await page.getByRole('button', { name: zh.callResults.interested }).click();
    await expect(page.getByRole('status')).toContainText(zh.results.reached);
    expect(desk.store.case(`referrals/${id}`)).toMatchObject({ stage: 'called' });
    await page.goto('/zh/desk');
    await expect(page.getByText(zh.empty['call-now'].title)).toBeVisible();
    await page.goto(`/zh${path}`);
    await page.getByLabel(zh.outcome.text).first().fill('Their mother decides');
    await page.getByText(zh.callResults['not-interested']).first().click();
    await page.getByRole('button', { name: zh.refusals['chain-decides'] }).click();
    const refused = page.getByRole('listitem').filter({ hasText: zh.refusals['chain-decides'] });
    await expect(refused).toContainText('Their mother decides');
    expect(desk.store.history(`referrals/${id}`).at(-1)).toMatchObject({ data: { refusal: 'chain-decides' } });
  });
});

test('of two members who claim at once one is told who was first, and both see it within seconds', async ({
  page,
  browser,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  const path = await desk.arrives(id);
  await openHydrated(page, `/en${path}`);
  const other = await browser.newContext({ baseURL: desk.url });
  await desk.signIn(other, 'Bo');
  const second = await other.newPage();
  await second.goto('/en/desk');
  await expect(second.getByText(en.list.looking.replace('{names}', 'Ada'))).toBeAttached();
  // Bo's page does not hear of Ada's claim.
  await second.route('**/desk/changes*', (route) => route.abort());
  await second.goto(`/en${path}`);
  await page.getByRole('button', { name: en.verbs.claim }).click();
  await expect(page.getByRole('button', { name: en.verbs.release })).toBeVisible();
  await second.getByRole('button', { name: en.verbs.claim }).click();
  await expect(second.getByRole('status').filter({ hasText: /^Ada was first/ })).toBeVisible();
  await page.getByRole('button', { name: en.callResults['no-answer'] }).click();
  // What was pressed stands above, so that the next button no longer moves under the pointer.
  await expect(page.getByRole('button', { name: en.verbs.undo })).toBeEnabled();
  await second.unroute('**/desk/changes*');
  await openHydrated(second, '/en/desk/all');
  await page.getByRole('button', { name: en.verbs.release }).click();
  await expect(page.getByRole('button', { name: en.verbs.claim })).toBeVisible();
  await expect(second.getByRole('button', { name: `${en.verbs.claim}: 陳記茶餐廳` })).toBeVisible();
  await other.close();
});

test('each place in the bar shows its own list, also after it was loaded again', async ({ page, desk }) => {
  await desk.signIn(page.context(), 'Ada');
  await desk.arrives(id);
  await openHydrated(page, '/en/desk');
  const bar = page.getByRole('navigation', { name: en.navigation });
  for (const place of ['later', 'all', 'mine'] as const) {
    await bar.getByRole('link', { name: new RegExp(`^${en.listNames[place]}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.listNames[place]);
  }
  await expect(page.getByText(en.empty.mine.title)).toBeVisible();
  await bar.getByRole('link', { name: en.listNames.all, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.listNames.all);
  await desk.arrives('REF_1763640000000_BBBBBBBB', { businessName: 'Golden Crust' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('link', { name: 'Golden Crust' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.listNames.all);
});

test('everything below the desk is closed without a session, never cached, and in no search engine', async ({
  request,
  desk,
}) => {
  const path = await desk.arrives(id);
  for (const address of ['', '/all', '/export', path.replace('/desk', ''), '/changes', '.data', '/all.data']) {
    const response = await request.get(`/en/desk${address}`, { maxRedirects: 0 });
    const { 'cache-control': cache, 'x-robots-tag': robots } = response.headers();
    expect([address, cache, robots, await response.text()]).toEqual([
      address,
      expect.stringContaining('no-store'),
      // The changes are an empty response.
      address === '/changes' ? undefined : 'noindex',
      expect.not.stringContaining('陳記茶餐廳'),
    ]);
    expect([address, response.status()]).not.toEqual([address, 200]);
  }
});

test('nothing on the places of the desk fails axe, in light and dark, or has a half-width colon in Chinese', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  const path = await desk.arrives(id, { additionalNotes: 'Closed on Mondays' });
  await desk.arrives('REF_1763640000000_BBBBBBBB', {}, { receivedAt: Date.now() - 30 * 3_600_000 });
  await desk.arrives(
    'm1',
    { firstName: 'Bo', lastName: 'Lam', email: 'bo@example.com', message: 'Hi' },
    {},
    'messages',
  );
  await page.setViewportSize({ width: 390, height: 800 });
  const places = ['', '/mine', '/later', '/messages', '/all', '/spam', '/newsletter', '/report'];
  for (const place of [...places.map((one) => `/desk${one}`), path]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/zh${place}`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await test.step(place, () => expectNoAxeViolations(page));
    expect(await page.locator('body').innerText(), place).not.toMatch(/\p{sc=Han}:/u);
    await page.emulateMedia({ colorScheme: 'dark' });
    await test.step(`${place} in dark`, () => expectNoAxeViolations(page, { rules: ['color-contrast'] }));
  }
});

test('the script of each page of the desk is small', async ({ page, browser, desk }) => {
  await desk.signIn(page.context(), 'Ada');
  const path = await desk.arrives(id);
  for (const address of ['', '/all', '/report', '/team', '/devices', '/alerts', path.replace('/desk', '')]) {
    // A new page each, because the browser keeps scripts.
    const context = await browser.newContext({ baseURL: desk.url, storageState: await page.context().storageState() });
    const one = await context.newPage();
    await openHydrated(one, `/en/desk${address}`);
    await loadedAhead(one);
    const { needed, ahead } = await one.evaluate(bytesOfScripts);
    expect(needed, address).toBeGreaterThan(budget.desk / 2);
    expect(needed, address).toBeLessThanOrEqual(budget.desk);
    expect(ahead, address).toBeLessThanOrEqual(budget.deskAhead);
    await context.close();
  }
});

/** Compressed bytes. What a page loads ahead begins when it is there; whatever begins before that, it needs. */
function bytesOfScripts(): { needed: number; ahead: number } {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sums = { needed: 0, ahead: 0 };
  for (const { name, startTime, encodedBodySize } of resources) {
    const isNeeded = startTime <= (page?.loadEventStart ?? 0);
    if (name.endsWith('.js')) sums[isNeeded ? 'needed' : 'ahead'] += encodedBodySize;
  }
  return sums;
}
