import { newsletter as newsletterEn } from '../content/en/newsletter.ts';
import { newsletter as newsletterZh } from '../content/zh/newsletter.ts';
import { facts } from '../domain/facts.ts';
import { type Language, languages } from '../domain/languages.ts';
import { pageWords } from '../site/page-words.ts';
import { privacyWords } from '../site/referral-form/words.ts';
import { requestsEnd } from './page-requests.ts';
import { contact, formOn, newsletter, partnership } from './posted-forms.ts';
import { expect, test } from './site.ts';

const months = process.env.RETENTION_MONTHS || '24';
const unsubscribe = { en: newsletterEn.fields.consent.hint, zh: newsletterZh.fields.consent.hint };
const retentionIn = (language: Language) => (language === 'en' ? `${months} months` : `${months}個月`);

for (const language of languages) {
  const retention = retentionIn(language);

  test.describe(`In ${language}`, () => {
    test('the referral form says what is collected, why, who sees it, how long, and how to ask for it', async ({
      page,
    }) => {
      const privacy = privacyWords[language];
      await page.goto(`/${language}/referral`);
      const note = page.locator('#refer details').filter({ hasText: privacy.title });
      await note.getByText(privacy.title).click();
      await expect(note).toHaveAttribute('open');
      for (const sentence of [privacy.collected, privacy.purpose, privacy.whoSees, privacy.agreed]) {
        await expect(note).toContainText(sentence);
        expect(sentence.length).toBeGreaterThan(15);
      }
      await expect(note).toContainText(privacy.kept.replace('{months}', months));
      await expect(note).toContainText(privacy.ask.replace('{email}', facts.email));
      await expect(note).toContainText(retention);
    });

    test('the note can be read before anything is sent, by keyboard and without JavaScript', async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
      const page = await context.newPage();
      await page.goto(`/${language}/referral#refer`);
      const summary = page.getByText(privacyWords[language].title);
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(privacyWords[language].purpose)).toBeVisible();
      await context.close();
    });

    test('the contact form and the partnership form say how long and how to ask', async ({ page }) => {
      await page.goto(`/${language}${contact.page}`);
      const message = formOn(page, contact, language).element;
      await expect(message).toContainText(retention);
      await expect(message.getByRole('link', { name: facts.email })).toHaveAttribute('href', `mailto:${facts.email}`);
      await page.goto(`/${language}${partnership.page}`);
      await expect(formOn(page, partnership, language).element).toContainText(retention);
    });

    test('the newsletter asks for consent, and says how to unsubscribe', async ({ page }) => {
      await page.goto(`/${language}${newsletter.page}`);
      const { element, field } = formOn(page, newsletter, language);
      await expect(field('consent')).not.toBeChecked();
      await expect(field('consent')).toHaveAttribute('required');
      await expect(element.getByText(unsubscribe[language])).toBeVisible();
    });
  });
}

for (const language of languages) {
  test(`In ${language}, every form and every footer leads to the privacy notice`, async ({ page }) => {
    const { title, label } = pageWords.privacy[language];
    for (const path of ['', '/referral', '/blog', '/form']) {
      await page.goto(`/${language}${path}`);
      const form = path === '/form' ? page.frameLocator('iframe') : page.getByRole('main');
      await expect(form.getByRole('link', { name: title })).toHaveAttribute('href', `/${language}/privacy`);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toBeAttached();
    }
    // Also from inside the frame, it opens in the whole window.
    await page.frameLocator('iframe').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/${language}/privacy`);
    await expect(page.getByRole('main')).toContainText(retentionIn(language));
  });
}

test('No page makes a request to another site, or sets a cookie except for the language', async ({
  page,
  context,
  site,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  for (const path of ['/en', '/zh/referral#refer', '/en/blog', '/zh/form', '/en/media', '/zh/about']) {
    await page.goto(path);
    await requestsEnd(page);
  }
  expect(elsewhere).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => [name, value, sameSite])).toEqual([['language', 'zh', 'Lax']]);
});
