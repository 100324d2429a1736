import { desk as deskEn } from '../../content/en/desk.ts';
import { referralStatus as statusEn } from '../../content/en/referral-status.ts';
import { desk as deskZh } from '../../content/zh/desk.ts';
import { referralStatus as statusZh } from '../../content/zh/referral-status.ts';
import { languages } from '../../domain/languages.ts';
import { statusPath } from '../../domain/referral.ts';
import { referral } from '../../server/testing/fixtures.ts';
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
