import { desk as deskEn } from '../../content/en/desk.ts';
import { referralStatus as statusEn } from '../../content/en/referral-status.ts';
import { desk as deskZh } from '../../content/zh/desk.ts';
import { referralStatus as statusZh } from '../../content/zh/referral-status.ts';
import type { EventContent } from '../../domain/case-events.ts';
import { languages } from '../../domain/languages.ts';
import { statusPath } from '../../domain/referral.ts';
import { referral } from '../../server/testing/fixtures.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { type DeskSite, expect, test } from '../desk.ts';

const id = 'REF_1795465607909_ABCDEFGH';

/** A referral whose number is wrong. @returns its private link */
async function wrongNumber({ store, arrives }: DeskSite) {
  await arrives('REF_1795465607909_ZZZZZZZZ', { businessName: 'Sooner' }, { receivedAt: Date.now() - 7_200_000 });
  await arrives(id);
  const frame = { subject: `referrals/${id}`, actionId: '1', expectedVersion: null, at: Date.now(), actor: 'ada' };
  await store.appendEvent({ ...frame, type: 'tried', data: { result: 'wrong-number' } });
  return (await store.statusLinks.open('ABCDEFGH', referral.referrerEmail)) ?? '';
}

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, in ${language},`, () => {
      test.use({ javaScriptEnabled });

      test('a referrer gives the right number, which is called first, and the desk shows who said it', async ({
        page,
        context,
        desk,
      }) => {
        const words = { en: statusEn, zh: statusZh }[language];
        const team = { en: deskEn, zh: deskZh }[language];
        await page.goto(statusPath(language, { link: await wrongNumber(desk) }));
        await expect(page.getByText(words.question.why.number)).toBeVisible();
        await page.getByLabel(words.question.fields.contactPhone).fill('0000 5199');
        await page.getByRole('button', { name: words.question.send }).click();
        await expect(page.getByText(words.steps.answered)).toBeVisible();
        await expect(page.getByText(words.question.why.number)).toBeHidden();

        await desk.signIn(context, 'Ada', language);
        await page.goto(`/${language}/desk`);
        await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(team.list.number.new);
        await page.goto(`/${language}/desk/cases/referrals/${id}`);
        await expect(page.getByRole('listitem').filter({ hasText: '0000 5102 → 0000 5199' })).toContainText(
          team.history.referrer,
        );
      });

      test('a referrer takes a referral back by a second press, and erases their own details', async ({
        page,
        desk,
      }) => {
        const words = { en: statusEn, zh: statusZh }[language];
        await desk.arrives(id);
        const link = (await desk.store.statusLinks.open('ABCDEFGH', referral.referrerEmail)) ?? '';
        await page.goto(statusPath(language, { link }));
        await expect(page.getByRole('button', { name: words.takeBack.press })).toBeHidden();
        await page.getByText(words.takeBack.open).click();
        await page.getByRole('button', { name: words.takeBack.press }).click();
        await expect(page.getByText(words.steps['taken-back'])).toBeVisible();
        expect(desk.store.case(`referrals/${id}`)?.stage).toBe('withdrawn');
        await page.getByText(words.erase.open).click();
        await page.getByRole('button', { name: words.erase.press }).click();
        await expect(page.getByRole('alert')).toHaveText(words.problems.removed);
      });
    });
  }
}

const tried = { type: 'tried', data: { result: 'no-answer' } } as const;
const reached = { type: 'reached', data: { outcome: 'interested' } } as const;
const hour = 3_600_000;

/** How many hours ago a referral arrived, and what has happened since. */
const states: Record<string, [hours: number, ...events: EventContent[]]> = {
  received: [1],
  asked: [1, tried, tried],
  'wrong number': [1, { type: 'tried', data: { result: 'wrong-number' } }],
  reached: [1, reached, { type: 'noted', data: { audience: 'referrer', text: 'Thank you' } }],
  late: [40],
  'on board': [1, reached, { type: 'moved', data: { from: 'called', to: 'on-board' } }],
  'not this time': [1, reached, { type: 'moved', data: { from: 'called', to: 'not-this-time' } }],
  'taken back': [1, { type: 'moved', data: { from: 'new', to: 'withdrawn' } }],
};

for (const language of languages) {
  test(`no state of the page of a referral fails axe, in light and dark: ${language}`, async ({ page, desk }) => {
    const { store, arrives } = desk;
    const words = { en: statusEn, zh: statusZh }[language];
    const paths = { lookup: statusPath(language), 'ended link': statusPath(language, { link: 'x' }) };
    for (const [index, [state, [hours, ...events]]] of Object.entries(states).entries()) {
      const id = `REF_1795465607909_STATE${index}XX`;
      await arrives(id, {}, { receivedAt: Date.now() - hours * hour });
      for (const [count, event] of events.entries()) {
        const at = Date.now() - 1000 + count;
        const frame = {
          subject: `referrals/${id}`,
          actionId: `${id}${count}`,
          expectedVersion: null,
          at,
          actor: 'ada',
        };
        await store.appendEvent({ ...frame, ...event });
      }
      const link = (await store.statusLinks.open(id.slice(-8), referral.referrerEmail)) ?? '';
      Object.assign(paths, { [state]: statusPath(language, { link }) });
    }
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [state, path] of Object.entries(paths)) {
      await test.step(state, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        if (state in states) await expect(page.getByText(words.steps.received)).toBeVisible();
        for (const closed of await page.locator('main summary').all()) await closed.click();
        await expectNoAxeViolations(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoAxeViolations(page, { rules: ['color-contrast'] });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }
  });
}
