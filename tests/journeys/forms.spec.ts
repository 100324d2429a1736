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
} from '../posted-forms.ts';
import { expect, test } from '../site.ts';

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
    test('are stored, and the person is thanked in place', async ({ page, site }) => {
      await fillForm(page, form, language, values(language));
      await formOn(page, form, language).submit.click();

      const thanks = page.getByRole('status').filter({ hasText: words.success.title });
      await expect(thanks).toContainText(words.success.text);
      await expect(thanks.locator(':focus')).toHaveCount(1);
      await expect(page).toHaveURL(`/${language}${form.page}`);
      const [document, ...others] = await documentsOf(site, form, address(language));
      expect(others).toEqual([]);
      expect(document).toMatchObject(values(language));
    });

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
  });
}

test('A form keeps what was typed when the server cannot be reached', async ({ page }) => {
  const values = { ...contact.values, email: 'down@example.com' };
  await page.route(`**${contact.path}`, (route) => route.abort());
  await fillForm(page, contact, 'en', values);
  const { field, submit, element } = formOn(page, contact, 'en');
  await submit.click();

  await expect(element.getByRole('alert')).toContainText(shared.en.failures.offline.title);
  await expect(field('email')).toHaveValue(values.email);
  await expect(submit).toBeEnabled();
  await page.unroute(`**${contact.path}`);
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: contact.words.en.success.title })).toBeVisible();
});

test('A form keeps what was typed over a reload, until it is sent', async ({ page }) => {
  const values = { ...partnership.values, email: 'draft@example.com' };
  await fillForm(page, partnership, 'zh', values);
  const { field, submit } = formOn(page, partnership, 'zh');
  await fillForm(page, partnership, 'zh', {});
  for (const [name, value] of Object.entries<string | true>(values)) {
    if (value === true) await expect(field(name)).toBeChecked();
    else await expect(field(name)).toHaveValue(value);
  }
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: partnership.words.zh.success.title })).toBeVisible();
  await fillForm(page, partnership, 'zh', {});
  await expect(field('email')).toHaveValue('');
});
