import type { Page } from '@playwright/test';
import { answers as answersEn } from '../../content/en/answers.ts';
import { answers as answersZh } from '../../content/zh/answers.ts';
import { type Language, languages, languageTags } from '../../domain/languages.ts';
import { partnershipFramePath, responsePath } from '../../domain/service-pages.ts';
import { contact, fillFields, formOn, newsletter, partnership } from '../posted-forms.ts';
import { expect, type Site, startSite, test } from '../site.ts';

const answers = { en: answersEn, zh: answersZh };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectPage(page: Page, language: Language, title: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expect(heading(page)).toHaveText(title);
}

for (const language of languages) {
  const words = answers[language];

  test.describe(`Without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('messages are stored once and answered with a page', async ({ page, site }) => {
      const values = { ...contact.values, email: `no-script-${language}@example.com` };
      await page.goto(`/${language}${contact.page}`);
      await fillFields(page, contact, language, values);
      await formOn(page, contact, language).submit.click();

      await expect(page).toHaveURL(responsePath('messages-saved', language));
      await expectPage(page, language, words.message.saved.title);
      await page.reload();
      const stored = (await site.documents('messages')).filter(({ email }) => email === values.email);
      expect(stored).toEqual([expect.objectContaining(values)]);
    });

    test('a partnership form is answered inside its frame, without a second header', async ({ page, site }) => {
      await page.goto(`/${language}/form`);
      const frame = page.frameLocator('iframe');
      const form = frame.getByRole('form', { name: partnership.words[language].title });
      const email = `no-script-frame-${language}@example.com`;
      for (const [name, value] of Object.entries<string | true>({ ...partnership.values, email })) {
        const field = form.getByLabel(partnership.words[language].fields[name]?.label ?? '');
        if (value === true) await field.check();
        else if (partnership.fields[name]?.kind === 'option') await field.selectOption(value);
        else await field.fill(value);
      }
      await form.getByRole('button', { name: partnership.words[language].submit }).click();

      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words.partnership.saved.title);
      await expect(frame.getByRole('navigation')).toHaveCount(0);
      await expect(frame.getByRole('link', { name: words.partnership.saved.next })).toHaveAttribute('target', '_top');
      expect((await site.documents('partnerships')).filter((document) => document.email === email)).toHaveLength(1);
    });

    test('an address is unsubscribed with one click on its link and one confirmation', async ({ page, site }) => {
      const email = `leaver-${language}@example.com`;
      await page.goto(`/${language}${newsletter.page}`);
      await fillFields(page, newsletter, language, { ...newsletter.values, email });
      await formOn(page, newsletter, language).submit.click();
      await expectPage(page, language, words.subscriber.saved.title);
      const { confirm, done, unknown } = words.unsubscribe;

      await page.goto(unsubscribeLink(site, email));
      await expectPage(page, language, confirm.title);
      expect(await isOnTheList(site, email)).toBe(true);
      await page.getByRole('button', { name: confirm.button }).click();
      await expectPage(page, language, done.title);
      await expect(page).toHaveURL(responsePath('unsubscribed', language));
      expect(await isOnTheList(site, email)).toBe(false);

      await page.goBack();
      await page.getByRole('button', { name: confirm.button }).click();
      await expectPage(page, language, unknown.title);
    });
  });
}

test('The page for the frame has no header, footer or navigation', async ({ page }) => {
  await page.goto(`/en${partnershipFramePath}`);
  await expect(heading(page)).toHaveText(partnership.words.en.title);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('The confirmation page of the unsubscribe link keeps its token in the other language', async ({ page, site }) => {
  const email = 'switcher@example.com';
  await page.request.post(newsletter.path, { form: { email, consent: 'on', language: 'en' } });
  await page.goto(unsubscribeLink(site, email));
  await page.getByRole('link', { name: '中文' }).click();
  await expectPage(page, 'zh', answersZh.unsubscribe.confirm.title);
  await page.getByRole('button', { name: answersZh.unsubscribe.confirm.button }).click();
  await expectPage(page, 'zh', answersZh.unsubscribe.done.title);
  expect(await isOnTheList(site, email)).toBe(false);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Blanks pass the browser's validation, but not the domain's. The newsletter has no field that can be blank.
  for (const [form, language, blank] of [
    [contact, 'en', 'message'],
    [partnership, 'zh', 'businessName'],
  ] as const) {
    test(`${form.collection} with a blank field are refused with a page that names it, and Back keeps the rest`, async ({
      page,
      site,
    }) => {
      const email = `refused-${form.collection}@example.com`;
      await page.goto(`/${language}${form.page}`);
      await fillFields(page, form, language, { ...form.values, email, [blank]: '   ' });
      await formOn(page, form, language).submit.click();

      await expectPage(page, language, answers[language].refused.title);
      const shown = page.getByRole('listitem').filter({ visible: true });
      await expect(shown).toHaveText([form.words[language].fields[blank]?.label ?? '']);
      expect((await site.documents(form.collection)).filter((document) => document.email === email)).toEqual([]);
      await page.goBack();
      await expect(formOn(page, form, language).field('email')).toHaveValue(email);
    });
  }

  test('too many submissions are answered with a page in the language of the form that says how long to wait', async ({
    page,
  }) => {
    const busy = await startSite({ WRITES_PER_MINUTE: '1' });
    try {
      await page.request.post(`${busy.url}${contact.path}`, { data: {} });
      await page.goto(`${busy.url}/zh${contact.page}`);
      await fillFields(page, contact, 'zh', { ...contact.values, email: 'busy@example.com' });
      await formOn(page, contact, 'zh').submit.click();
      await expectPage(page, 'zh', answersZh.tooMany.title);
      await expect(page.getByRole('main')).toContainText('請過一分鐘');
    } finally {
      await busy.stop();
    }
  });
});

/** The unsubscribe link, from the team's export. */
function unsubscribeLink(site: Site, email: string): string {
  const row = site
    .csv('subscribers')
    .split('\r\n')
    .find((line) => line.includes(email));
  return row?.match(/https?:[^,"]+/)?.[0] ?? 'no link';
}

async function isOnTheList(site: Site, email: string): Promise<boolean> {
  return (await site.documents('subscribers')).some((document) => document.email === email);
}
