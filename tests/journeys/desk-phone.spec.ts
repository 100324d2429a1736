import type { Page } from '@playwright/test';
import { desk as en } from '../../content/en/desk.ts';
import { insertMember } from '../../server/auth/members.ts';
import { type DeskSite, expect, openHydrated, test } from '../desk.ts';
import { openAllDetails } from '../site.ts';

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

const hour = 3_600_000;
const id = 'REF_1763640000000_ABCDEFGH';

test('on the narrowest phone nothing is wider than the screen, and a thumb hits every control', async ({
  page,
  desk,
}) => {
  await desk.signIn(page.context(), 'Ada');
  const long = 'The Very Long Named Harbour View International Seafood Restaurant & Bar';
  const path = await desk.arrives(id, { businessName: long });
  await desk.arrives('REF_1763640000000_BBBBBBBB', {}, { receivedAt: Date.now() - 30 * hour });
  for (const address of [
    '/en/desk',
    '/zh/desk/all?stage=new',
    '/en/desk/report',
    '/en/desk/team',
    '/zh/desk/devices',
    '/en/desk/alerts',
    `/en/desk/person?reference=${id}`,
    `/en${path}`,
    `/zh${path}`,
  ]) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([address, width, await controlsThatAThumbMisses(page)]).toEqual([address, 320, []]);
    await openAllDetails(page);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
  }
});

test('an outcome tapped without a network waits on the device, and is sent once, also where the phone saves data', async ({
  page,
  context,
  desk,
}) => {
  // On such a phone React Router loads nothing before it is needed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await desk.signIn(context, 'Ada');
  const path = await desk.arrives(id);
  await openHydrated(page, `/en${path}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: en.callResults['no-answer'] }).click();
  await expect(page.getByRole('status').filter({ hasText: en.results.kept })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('listitem').filter({ hasText: en.callResults['no-answer'] })).toHaveCount(1);
  await expect(page.getByText(en.results.kept), 'no longer true').toBeHidden();
  expect(desk.store.case(`referrals/${id}`)).toMatchObject({ tries: 1 });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: en.callResults['no-answer'] })).toHaveCount(1);
});

test('a note written without a network that the desk then refuses is named with its case and its words until it was read', async ({
  page,
  context,
  desk,
}) => {
  await desk.signIn(context, 'Ada');
  const path = await desk.arrives(id);
  await openHydrated(page, `/en${path}`);
  await context.setOffline(true);
  const { verbs, results } = en;
  await page.getByRole('main').getByText(verbs.note, { exact: true }).click();
  await page.getByRole('textbox', { name: verbs.noteText }).fill('Ask for Mrs Chan');
  await page.getByRole('button', { name: verbs.keepNote }).click();
  await expect(page.getByRole('status').filter({ hasText: results.kept })).toBeVisible();
  await desk.store.appendEvent({
    type: 'erased',
    data: {},
    subject: `referrals/${id}`,
    expectedVersion: null,
    actionId: 'erased by a colleague',
    at: Date.now(),
    actor: 'Bo',
  });
  await context.setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: 'Ask for Mrs Chan' });
  await expect(refused).toContainText(
    results.refused.split('{time}')[0]?.replace('{what}', en.history.noted.team) ?? '',
  );
  await expect(page.getByText(results.kept), 'no longer true').toBeHidden();
  await page.goto('/en/desk');
  await expect(refused.getByRole('link', { name: '陳記茶餐廳' })).toHaveAttribute('href', new RegExp(`${id}$`));
  await refused.getByRole('button', { name: results.dismiss }).click();
  await expect(refused).toBeHidden();
});

test('what a colleague claimed and left alone says whose it was, and can be taken over', async ({ page, desk }) => {
  await desk.arrives(id, {}, { receivedAt: Date.now() - 6 * hour });
  await desk.signIn(page.context(), 'Ada');
  await claimAs(desk, 'Bo', Date.now() - 5 * hour);
  await page.goto('/en/desk');
  const row = page.getByRole('listitem').filter({ hasText: '陳記茶餐廳' });
  await expect(row).toContainText(en.list.idleOwner.replace('{name}', 'Bo'));
  await row.getByRole('button', { name: en.verbs.takeOver.replace('{name}', 'Bo') }).click();
  await expect(row).toContainText('Ada');
});

test('many hand-overs leave room for the list, one shown and the others folded, and are dismissed at once', async ({
  page,
  desk,
}) => {
  const { store } = desk;
  await desk.signIn(page.context(), 'Ada');
  const ada = store.database.all('SELECT id FROM members')[0]?.id as string;
  const cases = ['A', 'B', 'C'].map((letter) => `REF_1763640000000_${letter.repeat(8)}`);
  for (const one of cases) {
    await desk.arrives(one);
    const assigned = { type: 'assigned', data: { to: ada, from: null }, expectedVersion: null } as const;
    const told = { subject: `referrals/${one}`, actionId: one, at: Date.now(), actor: 'Bo' };
    await store.appendEvent({ ...assigned, ...told });
  }
  await page.goto('/en/desk');
  const { dismiss, dismissAll, more } = en.notices;
  const each = page.getByRole('button', { name: `${dismiss}: ` });
  await expect(each).toHaveCount(1);
  await page.getByText(more.replace('{count}', '2')).click();
  await expect(each).toHaveCount(3);
  await page.getByRole('button', { name: dismissAll }).click();
  await expect(each).toHaveCount(0);
});

/** Claims the case for a new member, without a browser. */
async function claimAs({ store }: DeskSite, name: string, at: number): Promise<void> {
  const { database } = store;
  const { id: actor } = await database.transact(() => insertMember(database, name, 'en', Date.now()));
  const claimed = { type: 'claimed', data: {}, subject: `referrals/${id}`, expectedVersion: null } as const;
  await store.appendEvent({ ...claimed, actionId: `claim of ${name}`, at, actor });
}

/** Points 21 px above and below the middle of each control that is seen, which do not hit it. Links in a sentence may be smaller. */
function controlsThatAThumbMisses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a[href]:not(p > a, .skip-link), button, summary, select, input, textarea',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.getAttribute('type') === 'hidden') return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const isMissed = [-21, 21].some((distance) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2 + distance);
        return !control.contains(hit) && !hit?.closest('label')?.contains(control);
      });
      return isMissed ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}
