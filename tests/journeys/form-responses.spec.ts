import type { Page } from '@playwright/test';
import { answers as answersEn } from '../../content/en/answers.ts';
import { answers as answersZh } from '../../content/zh/answers.ts';
import { forms as formsZh } from '../../content/zh/forms.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { confirmPath, partnershipFramePath, responsePath, unsubscribePath } from '../../domain/service-pages.ts';
import { contact, documentsOf, fillFields, formOn, newsletter, partnership } from '../posted-forms.ts';
import { expect, type Site, startSite, test } from '../site.ts';

const answers = { en: answersEn, zh: answersZh };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectPage(page: Page, language: Language, title: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expect(heading(page)).toHaveText(title);
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('messages are stored once and answered with a page', async ({ page, site }) => {
    const values = { ...contact.values, email: 'no-script@example.com' };
    await page.goto(`/en${contact.page}`);
    await fillFields(page, contact, 'en', values);
    await formOn(page, contact, 'en').submit.click();

    await expect(page).toHaveURL(responsePath('messages-saved', 'en'));
    await expectPage(page, 'en', answers.en.message.saved.title);
    await page.reload();
    const stored = (await site.documents('messages')).filter(({ email }) => email === values.email);
    expect(stored).toEqual([expect.objectContaining(values)]);
  });

  test('a partnership form is answered inside its frame, without a second header', async ({ page, site }) => {
    await page.goto('/zh/form');
    const frame = page.frameLocator('iframe');
    const form = frame.getByRole('form', { name: partnership.words.zh.title });
    const email = 'no-script-frame@example.com';
    for (const [name, value] of Object.entries<string | true>({ ...partnership.values, email })) {
      const field = form.getByLabel(partnership.words.zh.fields[name]?.label ?? '');
      if (value === true) await field.check();
      else if (partnership.fields[name]?.kind === 'option') await field.selectOption(value);
      else await field.fill(value);
    }
    await form.getByRole('button', { name: partnership.words.zh.submit }).click();

    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(answers.zh.partnership.saved.title);
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await expect(frame.getByRole('link', { name: answers.zh.partnership.saved.next })).toHaveAttribute(
      'target',
      '_top',
    );
    expect((await site.documents('partnerships')).filter((document) => document.email === email)).toHaveLength(1);
  });

  test('an address is on the list after a click on its link and a press, and off it after another two', async ({
    page,
    site,
  }) => {
    const email = 'leaver@example.com';
    await page.goto(`/en${newsletter.page}`);
    await fillFields(page, newsletter, 'en', { ...newsletter.values, email });
    await formOn(page, newsletter, 'en').submit.click();
    await expectPage(page, 'en', answers.en.subscriber.saved.title);

    for (const [path, { confirm, done }, doneCode, isListed] of [
      [confirmPath, answers.en.subscription, 'confirmed', true],
      [unsubscribePath, answers.en.unsubscribe, 'unsubscribed', false],
    ] as const) {
      await page.goto(await linkTo(site, path, email));
      await expectPage(page, 'en', confirm.title);
      expect(isOnTheList(site, email)).toBe(!isListed);
      await page.getByRole('button', { name: confirm.button }).click();
      await expectPage(page, 'en', done.title);
      await expect(page).toHaveURL(responsePath(doneCode, 'en'));
      expect(isOnTheList(site, email)).toBe(isListed);
      // Used twice, the link says that it is done.
      await page.goBack();
      await expectPage(page, 'en', done.title);
    }
  });
});

test('The page for the frame has no header, footer or navigation', async ({ page }) => {
  await page.goto(`/en${partnershipFramePath}`);
  await expect(heading(page)).toHaveText(partnership.words.en.title);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('The confirmation page of the unsubscribe link keeps its token in the other language', async ({ page, site }) => {
  const email = 'switcher@example.com';
  await page.request.post(newsletter.path, { form: { email, consent: 'on', language: 'en' } });
  await page.goto(await linkTo(site, unsubscribePath, email));
  await page.getByRole('link', { name: '中文' }).click();
  await expectPage(page, 'zh', answersZh.unsubscribe.confirm.title);
  await page.getByRole('button', { name: answersZh.unsubscribe.confirm.button }).click();
  await expectPage(page, 'zh', answersZh.unsubscribe.done.title);
  expect(await documentsOf(site, newsletter, email)).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Blanks pass the browser's validation, but not the domain's.
  test('a form with a blank field is refused with a page that names it and says why, and Back keeps the rest', async ({
    page,
    site,
  }) => {
    const email = 'refused@example.com';
    await page.goto(`/zh${partnership.page}`);
    await fillFields(page, partnership, 'zh', { ...partnership.values, email, businessName: '   ' });
    await formOn(page, partnership, 'zh').submit.click();

    await expectPage(page, 'zh', answersZh.refused.title);
    const shown = page.getByRole('listitem').filter({ visible: true });
    await expect(shown).toHaveText([`${partnership.words.zh.fields.businessName?.label}：${formsZh.problems.missing}`]);
    expect((await site.documents('partnerships')).filter((document) => document.email === email)).toEqual([]);
    await page.goBack();
    await expect(formOn(page, partnership, 'zh').field('email')).toHaveValue(email);
  });

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
      await expect(page.getByRole('main')).toContainText('請等一分鐘');
    } finally {
      await busy.stop();
    }
  });
});

/** A link as it is in the mail to an address. */
async function linkTo(site: Site, path: string, email: string): Promise<string> {
  const [found] = await documentsOf(site, newsletter, email);
  return `${path}?token=${found?.unsubscribeToken}&language=en`;
}

/** Whether an address is in the team's export. */
function isOnTheList(site: Site, email: string): boolean {
  return site.csv('subscribers').includes(email);
}
