import { desk as en } from '../../content/en/desk.ts';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { expect, openHydrated, test } from '../desk.ts';

const id = 'REF_1763640000000_ABCDEFGH';

test('a message is replied to, and somebody whom nobody referred is greeted without a referrer', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  const message = { firstName: 'Ming', lastName: 'Chan', email: 'ming@example.com', message: 'Hello' };
  await page.goto(`/en${await desk.arrives('message', message, {}, 'messages')}`);
  await expect(page.getByRole('button', { name: en.callResults['no-answer'] })).toHaveCount(0);
  await page.getByRole('button', { name: en.outcome.answered }).click();
  await expect(page.getByRole('listitem').filter({ hasText: en.outcome.answered })).toBeVisible();
  const partner = { businessName: 'Bakery', contactName: 'Lee', phone: '+852 0000 0123', email: 'lee@example.com' };
  await page.goto(`/en${await desk.arrives('partner', partner, {}, 'partnerships')}`);
  await expect(page.getByText(en.clock.callBy.replace('{time}', ''))).toBeVisible();
  const chat = await page.getByRole('link', { name: en.record.whatsapp, exact: true }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe(en.greetings.own.replace('{name}', 'Lee'));
});

test('after somebody shows interest the page asks what is next, on board how the first week was, and the case waits in a list until there is a date', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await page.getByRole('button', { name: en.callResults.interested }).click();
  const nextStep = page.getByRole('region', { name: en.verbs.nextStep });
  await expect(nextStep.getByRole('button', { name: en.stages['on-board'] })).toBeVisible();
  await page.goto('/en/desk');
  await page.getByRole('main').getByRole('link', { name: en.listNames['no-next-step'] }).click();
  await page.getByRole('link', { name: '陳記茶餐廳' }).click();
  await nextStep.getByRole('button', { name: en.stages['on-board'] }).click();
  const firstWeek = page.getByRole('region', { name: en.verbs.firstWeek });
  await firstWeek.getByRole('button', { name: en.outcome.presets.week }).click();
  await expect(firstWeek).toHaveCount(0);
  await page.goto('/en/desk/no-next-step');
  await expect(page.getByText(en.empty['no-next-step'].title)).toBeVisible();
  await page.goto('/en/desk/later');
  await expect(page.getByRole('link', { name: '陳記茶餐廳' })).toBeVisible();
});

test('a meeting has a date, an hour, a place and who goes, and comes into a calendar', async ({ page, desk }) => {
  await desk.signIn(page.context(), 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  await page.getByRole('button', { name: en.callResults.interested }).click();
  const form = page.getByRole('region', { name: en.verbs.nextStep });
  await form.locator('summary', { hasText: en.meeting.arrange }).click();
  const date = hongKongDate(Date.now() + 30 * 24 * 3_600_000);
  await form.getByLabel(en.meeting.date).fill(date);
  await form.getByLabel(en.outcome.hour).last().fill('15:30');
  await form.getByLabel(en.meeting.place).fill('2 Apliu Street');
  await form.getByRole('button', { name: en.meeting.arrange }).click();
  await expect(page.getByText(/^Meeting 15:30 .* · 2 Apliu Street · Ada/)).toBeVisible();
  const address = await page.getByRole('link', { name: en.meeting.calendar }).getAttribute('href');
  const calendar = await page.request.get(address ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const lines = (await calendar.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([`DTSTART:${date.replaceAll('-', '')}T073000Z`, 'LOCATION:2 Apliu Street']),
  );
});

test('WhatsApp greets in the language of the person, names the referrer only once they agreed, and is a try', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id, { referrerFirstName: 'Wing' }, { language: 'zh' })}`);
  const chat = page.getByRole('link', { name: en.record.whatsapp, exact: true });
  const text = async () => decodeURIComponent((await chat.getAttribute('href')) ?? '');
  expect(await text()).toContain('你好');
  expect(await text()).not.toContain('Wing');
  await expect(page.getByText(en.naming.forbidden, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: en.naming.allow }).click();
  await expect(page.getByText(en.naming.allowed, { exact: true })).toBeVisible();
  expect(await text()).toContain('Wing');
  const inEnglish = page.getByRole('link', { name: `${en.record.whatsapp}, English` });
  await expect(inEnglish).toHaveAttribute('href', /Hello/);
  await inEnglish.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await inEnglish.click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const sheet = page.getByRole('dialog', { name: en.outcome.question });
  await sheet.getByRole('button', { name: en.callResults.sent }).click();
  await expect(page.getByRole('listitem').filter({ hasText: en.callResults.sent })).toBeVisible();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ tries: 1, reachedAt: null });
});

test('Enter in the line beside an outcome says nothing of the call; it goes with the outcome, and who removes it is still named', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  await openHydrated(page, `/en${await desk.arrives(id)}`);
  const line = page.getByLabel(en.outcome.text).first();
  await line.fill('The shutter is down');
  await line.press('Enter');
  await page.getByRole('button', { name: en.callResults['no-answer'] }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The shutter is down' })).toBeVisible();
  await expect(line).toHaveValue('');
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ tries: 1, reachedAt: null });
  await page.getByText(en.verbs.rewrite, { exact: true }).click();
  await page.getByRole('button', { name: en.verbs.removeText, exact: true }).click();
  await expect(page.getByText('Removed by Ada')).toBeVisible();
  await expect(page.getByText('The shutter is down')).toHaveCount(0);
});
