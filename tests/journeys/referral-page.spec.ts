import { desk as deskEn } from '../../content/en/desk.ts';
import { referralStatus as statusEn } from '../../content/en/referral-status.ts';
import { desk as deskZh } from '../../content/zh/desk.ts';
import { referralStatus as statusZh } from '../../content/zh/referral-status.ts';
import type { EventContent } from '../../domain/cases/case-events.ts';
import { languages } from '../../domain/languages.ts';
import { statusPath } from '../../domain/referral.ts';
import { fill } from '../../domain/texts.ts';
import { isWished } from '../../server/referrers/mail-wishes.ts';
import { createReferrerServices } from '../../server/referrers/referrer-services.ts';
import { insertLink } from '../../server/store/status-links.ts';
import { referral } from '../../server/testing/fixtures.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { type DeskSite, expect, test } from '../desk.ts';

const id = 'REF_1795465607909_ABCDEFGH';
const subject = `referrals/${id}`;

/** A referral whose number is wrong. @returns its private link */
async function wrongNumber({ store, arrives }: DeskSite) {
  await arrives('REF_1795465607909_ZZZZZZZZ', { businessName: 'Sooner' }, { receivedAt: Date.now() - 7_200_000 });
  await arrives(id);
  await happen(store, id, [{ type: 'tried', data: { result: 'wrong-number' } }]);
  return (await store.statusLinks.open('ABCDEFGH', referral.referrerEmail)) ?? '';
}

/** What a member notes, one after the other. */
async function happen({ appendEvent }: DeskSite['store'], id: string, events: readonly EventContent[]) {
  for (const [count, event] of events.entries()) {
    const frame = { subject: `referrals/${id}`, actionId: `${id}${count}`, expectedVersion: null, actor: 'ada' };
    await appendEvent({ ...frame, at: Date.now() - 1000 + count, ...event });
  }
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

const reached = { type: 'reached', data: { outcome: 'interested' } } as const;
/** Nobody is there: what a mail brings is its link. */
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'team@example.com' };

for (const language of languages) {
  test.describe(`where there is a mail server, in ${language},`, () => {
    test.use({ settings: smtp, javaScriptEnabled: language === 'zh', viewport: { width: 390, height: 700 } });

    test('a referrer has mails by the button behind the link of the first one, says once whether it turned out well, and stops the mails', async ({
      page,
      desk: { arrives, store },
    }) => {
      const { mail, rating, problems } = { en: statusEn, zh: statusZh }[language];
      const { database, statusLinks } = store;
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await arrives(id);
      await page.goto(
        statusPath(language, { link: (await statusLinks.open('ABCDEFGH', referral.referrerEmail)) ?? '' }),
      );
      await press(mail.ask.press);
      await expect(page.getByText(mail.asked), 'and not above the part of the page that is seen').toBeInViewport();

      const link = await database.transact(() => insertLink(database, subject, 'mail'));
      await page.goto(statusPath(language, { link, action: 'mail-confirm' }));
      await expect(page.getByText(fill(mail.confirm.text, { when: mail.when }))).toBeVisible();
      expect(isWished(database, subject), 'opening it only shows').toBe(false);
      await press(mail.confirm.press);
      await expect(page.getByText(fill(mail.on, { when: mail.when }), { exact: true })).toBeInViewport();
      expect(isWished(database, subject)).toBe(true);

      await happen(store, id, [reached, { type: 'moved', data: { from: 'called', to: 'on-board' } }]);
      await page.reload();
      const question = page.getByRole('form', { name: rating.title });
      await expect(question.getByRole('button')).toHaveText(Object.values(rating.answers));
      await press(rating.answers.no);
      await expect(page.getByText(fill(rating.thanks, { answer: rating.answers.no }))).toBeInViewport();
      await expect(question).toHaveCount(0);
      expect(store.history(subject).at(-1)).toMatchObject({ type: 'rated', actor: 'referrer', data: { answer: 'no' } });

      await press(mail.stop);
      await expect(page.getByRole('alert')).toHaveText(problems['mails-stopped']);
      expect(isWished(database, subject)).toBe(false);
    });
  });
}

const tried = { type: 'tried', data: { result: 'no-answer' } } as const;
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

/** What the referrer has pressed of mails; *reached* is what the link of a mail opens. */
const mails: Record<string, ('asked' | 'on' | 'stopped')[]> = {
  asked: ['asked'],
  late: ['asked', 'on'],
  'on board': ['asked', 'stopped'],
};

test('a pair that is not found stays in its fields, and both say what is wrong', async ({ page }) => {
  await page.goto(statusPath('en'));
  await page.getByLabel(statusEn.fields.reference).fill('ABCDEFGH');
  await page.getByLabel(statusEn.fields.email).fill('ada@example.com');
  await page.getByRole('button', { name: statusEn.show }).click();
  for (const [label, typed] of [
    [statusEn.fields.reference, 'ABCDEFGH'],
    [statusEn.fields.email, 'ada@example.com'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(statusEn.problems['not-found']);
    await expect(page.getByLabel(label)).toHaveValue(typed);
  }
});

test.describe('where there is a mail server,', () => {
  test.use({ settings: smtp });
  for (const language of languages) {
    test(`no state of the page of a referral fails axe, in light and dark: ${language}`, async ({ page, desk }) => {
      const { store, arrives } = desk;
      const { database } = store;
      const { changeMail } = createReferrerServices(store);
      const words = { en: statusEn, zh: statusZh }[language];
      const paths = { lookup: statusPath(language), 'ended link': statusPath(language, { link: 'x' }) };
      for (const [index, [state, [hours, ...events]]] of Object.entries(states).entries()) {
        const id = `REF_1795465607909_STATE${index}XX`;
        await arrives(id, {}, { receivedAt: Date.now() - hours * hour });
        await happen(store, id, events);
        const link = (await store.statusLinks.open(id.slice(-8), referral.referrerEmail)) ?? '';
        const proven = await database.transact(() => insertLink(database, `referrals/${id}`, 'mail'));
        for (const to of mails[state] ?? []) await changeMail(to === 'on' ? proven : link, to);
        Object.assign(paths, { [state]: statusPath(language, { link: state === 'reached' ? proven : link }) });
      }
      await page.setViewportSize({ width: 320, height: 700 });
      for (const [state, path] of Object.entries(paths)) {
        await test.step(state, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await page.goto(path);
          if (state in states) await expect(page.getByText(words.steps.received)).toBeVisible();
          const fonts = await page
            .getByRole('heading', { level: 1 })
            .evaluate((title) => getComputedStyle(title).fontFamily);
          expect(fonts.includes('Encore Headline'), 'a font without the characters of a name').toBe(language === 'en');
          for (const closed of await page.locator('main summary').all()) await closed.click();
          await expectNoAxeViolations(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectNoAxeViolations(page, { rules: ['color-contrast'] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        });
      }
    });
  }
});
