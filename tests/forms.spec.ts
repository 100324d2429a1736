import { languages } from '../domain/languages.ts';
import {
  contact,
  containing,
  documentsOf,
  type FormValues,
  fillForm,
  formOn,
  newsletter,
  partnership,
  shared,
  testedForms,
} from './posted-forms.ts';
import { expect, test } from './site.ts';

for (const form of testedForms) {
  const address = (what: string) => `${what}-${form.collection}@example.com`;
  const values = (what: string): FormValues => ({ ...form.values, email: address(what) });

  for (const language of languages) {
    const words = form.words[language];

    test(`${form.collection} in ${language} are stored, and the person is thanked in place`, async ({ page, site }) => {
      await fillForm(page, form, language, values(language));
      await formOn(page, form, language).submit.click();

      const thanks = page.getByRole('status').filter({ hasText: words.success.title });
      await expect(thanks).toContainText(words.success.text);
      await expect(thanks.locator(':focus')).toHaveCount(1);
      await expect(page).toHaveURL(`/${language}${form.page}`);
      const [document, ...others] = await documentsOf(site, form, address(language));
      expect(others).toEqual([]);
      expect(document).toMatchObject(values(language));
      const line = site
        .csv(form.collection)
        .split('\r\n')
        .find((row) => row.includes(address(language)));
      expect(line).toMatch(new RegExp(`,fallback,${language}$`));
    });
  }
}

// All forms are one component and all words are typed, so each form is tested in one language, and each language in a form.
for (const [form, language] of [
  [contact, 'en'],
  [partnership, 'zh'],
  [newsletter, 'en'],
] as const) {
  const words = form.words[language];
  const { failures, problems } = shared[language];
  const address = (what: string) => `${what}-${form.collection}@example.com`;
  const values = (what: string): FormValues => ({ ...form.values, email: address(what) });

  test.describe(`${form.collection} in ${language}`, () => {
    test('need every required field, with an error below each', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await fillForm(page, form, language, { email: 'nobody' });
      const { field, submit, element } = formOn(page, form, language);
      await submit.click();

      await expect(element.getByRole('alert')).toContainText(failures.refused.title);
      const required = Object.entries(form.fields).filter(([name, { required }]) => required && name !== 'email');
      for (const [name, { kind }] of required) {
        const expected = { tick: problems.notTicked, option: problems.notChosen }[kind as 'tick'] ?? problems.missing;
        await expect(field(name)).toHaveAccessibleDescription(containing(expected));
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(field('email')).toHaveAccessibleDescription(containing(problems.notAnEmail));
      await expect(field(Object.keys(form.fields)[0] ?? '')).toBeFocused();
      expect(sent).toEqual([]);

      await field('email').fill('somebody@example.com');
      await expect(field('email')).not.toHaveAttribute('aria-invalid');
    });

    test('keep what was typed when the server cannot be reached', async ({ page }) => {
      await page.route(`**${form.path}`, (route) => route.abort());
      await fillForm(page, form, language, values('down'));
      const { field, submit, element } = formOn(page, form, language);
      await submit.click();

      await expect(element.getByRole('alert')).toContainText(failures.offline.title);
      await expect(field('email')).toHaveValue(address('down'));
      await expect(submit).toBeEnabled();
      await page.unroute(`**${form.path}`);
      await submit.click();
      await expect(page.getByRole('status').filter({ hasText: words.success.title })).toBeVisible();
    });

    test('keep what was typed over a reload, until it is sent', async ({ page }) => {
      await fillForm(page, form, language, values('draft'));
      const { field, submit } = formOn(page, form, language);
      await fillForm(page, form, language, {});
      for (const [name, value] of Object.entries(values('draft'))) {
        if (value === true) await expect(field(name)).toBeChecked();
        else await expect(field(name)).toHaveValue(value);
      }
      await submit.click();
      await expect(page.getByRole('status').filter({ hasText: words.success.title })).toBeVisible();
      await fillForm(page, form, language, {});
      await expect(field('email')).toHaveValue('');
    });
  });
}
