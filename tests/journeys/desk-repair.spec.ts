import { expect, openHydrated, test } from '../desk.ts';

const hour = 3_600_000;
const first = 'REF_1763604000000_YB7272PU';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong number is not dialled; the referrer is asked in their language, and the new number is', async ({
    desk,
    page,
    context,
  }) => {
    await desk.signIn(context, 'Kit');
    const path = await desk.arrives(first, { contactPhone: '0000 5102' }, { language: 'zh' });
    await page.goto(`/en${path}`);
    await page.getByRole('button', { name: 'No answer' }).first().click();
    await page.getByRole('button', { name: 'Wrong number' }).first().click();
    await expect(page.getByRole('heading', { name: 'This number is wrong' })).toBeVisible();
    await expect(page.getByText('Two tries without an answer.'), 'to write to this number is no use').toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'When will you follow up?' })).toBeVisible();
    await expect(page.locator('a[href*="00005102"]')).toHaveCount(0);
    const chat = (await page.getByRole('link', { name: 'by WhatsApp' }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(chat)).toMatch(/^https:\/\/wa\.me\/852\d{8}\?text=.*核對/);
    const asked = (await page.getByRole('link', { name: 'by email' }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(asked)).toMatch(/subject=關於你推薦的陳記茶餐廳（YB72 72PU）&body=.*核對/);
    await page.goto('/en/desk/no-next-step');
    await expect(page.getByText('Wrong number')).toBeVisible();
    await page.goto(`/en${path}`);
    await page.getByLabel('New number').fill('5111 2222');
    await page.getByRole('button', { name: 'Save, and call now' }).click();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+85251112222');
    await expect(page.getByText('0000 5102 → 5111 2222')).toBeVisible();
    await page.goto('/en/desk');
    await expect(page.getByText('New number')).toBeVisible();
  });

  test('a name is corrected as the person asked, and the old one is nowhere on the page', async ({
    desk,
    page,
    context,
  }) => {
    await desk.signIn(context, 'Kit');
    const path = await desk.arrives(first, { contactName: 'Mr Wong' });
    await page.goto(`/en${path}`);
    await page.getByText('Correct the details…').click();
    await page.getByText('Contact name').first().click();
    await page.getByLabel('Contact name').fill('Mrs Chan');
    await page
      .locator('form', { has: page.locator('#amend-contactName') })
      .getByRole('checkbox')
      .check();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Corrected. The desk uses the new value')).toBeVisible();
    expect(await page.content()).not.toContain('Mr Wong');
  });
});

test('from the first case a later one is linked to it, and when the first ends the later one is called', async ({
  desk,
  page,
  context,
}) => {
  await desk.signIn(context, 'Kit');
  const earlier = await desk.arrives(first, {}, { receivedAt: Date.now() - 5 * hour });
  const later = await desk.arrives('REF_1763604000001_YB7272PV', { referrerFirstName: 'Ada', referrerLastName: 'Ho' });
  await openHydrated(page, `/en${earlier}`);
  await page.getByRole('button', { name: /^Keep this one, link .*\(Ada Ho\)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Also referred' })).toBeVisible();
  await page.getByText('Change stage').click();
  await page.getByRole('button', { name: 'Withdrawn' }).click();
  await expect(page.getByText('Stage changed.')).toBeVisible();
  await page.goto(`/en${later}`);
  const why = `Waiting for a call again: the first case, ${first}, has ended`;
  await expect(page.getByRole('listitem').filter({ hasText: why })).toContainText('Kit');
});
