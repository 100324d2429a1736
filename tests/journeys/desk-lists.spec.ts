import { desk as en } from '../../content/en/desk.ts';
import { desk as zh } from '../../content/zh/desk.ts';
import { fill } from '../../domain/texts.ts';
import { expect, openHydrated, test } from '../desk.ts';

const id = 'REF_1763640000000_ABCDEFGH';
const other = 'REF_1763640000000_BBBBBBBB';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a case that came by telephone is written down once, waits for a call, and its rest is added later', async ({
    page,
    desk,
  }) => {
    const { fields } = zh.newCase;
    await page.setViewportSize({ width: 320, height: 640 });
    await desk.signIn(page.context(), '林子晴', 'zh');
    await page.goto('/zh/desk');
    await page.getByRole('link', { name: zh.newCase.title }).click();
    await page.getByLabel(fields.businessName).fill('大埔街市豆腐檔');
    await page.getByLabel(fields.contactPhone, { exact: true }).fill('0000 9123');
    await page.getByLabel(fields.via).selectOption('phone');
    await page.getByLabel(fields.referrerFirstName).fill('陳太');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const form = await page
      .locator('main form')
      .evaluate((element: HTMLFormElement) =>
        Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, `${value}`])),
      );
    await page.getByRole('button', { name: zh.newCase.save }).click();
    await expect(page.getByRole('heading', { level: 1, name: '大埔街市豆腐檔' })).toBeVisible();
    await expect(page.getByText(`${zh.via.phone} · 林子晴`)).toBeVisible();
    await expect(page.getByRole('link', { name: '0000 9123' })).toHaveAttribute('href', 'tel:+85200009123');
    await page.request.post('/zh/desk/new-case', { form, headers: { Origin: desk.url } });
    expect(desk.store.database.all('SELECT title, via FROM cases')).toEqual([
      { title: '大埔街市豆腐檔', via: 'phone' },
    ]);
    await page.goto('/zh/desk/report');
    await expect(page.getByRole('rowheader', { name: zh.newCase.unknown })).toHaveCount(2);
    await page.goto('/zh/desk');
    await page.getByRole('link', { name: '大埔街市豆腐檔' }).click();
    await page.getByText(zh.amend.title).click();
    await page.locator('summary').filter({ hasText: zh.amend.fields.businessDistrict }).click();
    await page.getByLabel(zh.amend.fields.businessDistrict).selectOption('Tai Po');
    await page.getByRole('button', { name: zh.amend.save }).first().click();
    await page.goto('/zh/desk?district=Tai+Po');
    await expect(page.getByRole('link', { name: '大埔街市豆腐檔' })).toBeVisible();
  });

  test('several rows are assigned at once, and what was not possible is said', async ({ page, desk }) => {
    await desk.signIn(page.context(), 'Ada');
    await desk.arrives(id);
    await desk.arrives(other, { businessName: 'Golden Crust' });
    await page.goto('/en/desk');
    await page.getByRole('button', { name: `${en.verbs.claim}: Golden Crust` }).click();
    await page.goto('/en/desk/all?need=overdue');
    await expect(page.getByText(en.empty.all.title)).toBeVisible();
    await page.goto('/en/desk/all');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByText(en.bulk.title, { exact: true }).click();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByLabel(en.verbs.assignTo).selectOption('Ada');
    await page.getByRole('button', { name: en.verbs.assignButton, exact: true }).click();
    const message = page.getByRole('status').filter({ hasText: fill(en.bulk.done, { count: 1 }) });
    await expect(message).toContainText(`Golden Crust: ${en.bulk.notAllowed}`);
    expect(desk.store.case(`referrals/${id}`)?.owner).toBe(desk.store.case(`referrals/${other}`)?.owner);
  });
});

test('spam is one tap in the list, and one more brings it back', async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await desk.signIn(page.context(), 'Ada');
  await desk.arrives(id, { businessName: 'BEST SEO SERVICE http://spam.example' });
  await openHydrated(page, '/en/desk');
  await page.getByRole('button', { name: en.verbs.spam }).click();
  await expect(page.getByText(en.results.spam)).toBeVisible();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ stage: 'spam' });
  await page.getByRole('button', { name: en.verbs.undo }).click();
  await expect(page.getByRole('link', { name: /^BEST SEO/ })).toBeVisible();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ stage: 'new' });
});

test('Back, Previous and Next of a record keep the list from which it was opened, and its filters', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  for (const [index, letter] of ['A', 'B', 'C'].entries()) {
    const businessDistrict = letter === 'B' ? 'Islands' : 'Eastern';
    await desk.arrives(
      `REF_1763640000000_AAAAAAA${letter}`,
      { businessName: letter, businessDistrict },
      {
        receivedAt: Date.now() - index * 1000,
      },
    );
  }
  await openHydrated(page, '/en/desk/all');
  await page.getByText(en.filters.title, { exact: true }).click();
  await page.getByLabel(en.filters.district).selectOption('Eastern');
  await page.getByRole('button', { name: en.filters.apply }).click();
  await expect(page).toHaveURL(/district=Eastern/);
  await expect(page.getByRole('link', { name: 'B', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'A', exact: true }).click();
  await page.getByRole('link', { name: en.record.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'C' })).toBeVisible();
  await page.getByRole('link', { name: en.record.back }).click();
  await expect(page).toHaveURL(/\/en\/desk\/all\?.*district=Eastern/);
});

test('every colour of the desk’s drawings is one that its styles have, and a page that is not there has the lists', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  await page.goto('/en/desk/nothing');
  await expect(page.getByRole('heading', { name: en.notFound.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: en.navigation })).toBeVisible();
  for (const path of ['/en/desk/nothing', '/en/desk', `/en${await desk.arrives(id)}`, '/en/desk/report']) {
    await page.goto(path);
    const unknown = await page.evaluate(() => {
      const names = document.body.innerHTML.match(/var\((--color-[\w-]+)/g) ?? [];
      const styles = getComputedStyle(document.documentElement);
      return names.map((name) => name.slice(4)).filter((name) => styles.getPropertyValue(name) === '');
    });
    expect(unknown).toEqual([]);
  }
});

test('a case is printed for a visit on one sheet, with what was promised and nothing to press', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  const path = await desk.arrives(id);
  await page.goto(`/en${path}`);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'searchbox', 'navigation', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  for (const text of ['陳記茶餐廳', en.record.bestTime, en.record.address, en.record.askFor, en.record.said]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  // A4 without margins, at 96 dots an inch.
  await page.setViewportSize({ width: 718, height: 400 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1047);
});
