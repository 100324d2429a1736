import { languages } from '../../domain/languages.ts';
import { pageWords } from '../../site/page-words.ts';
import { expectNoAxeViolations } from '../axe.ts';
import { contact, containing, documentsOf, fillForm, formOn, partnership, shared } from '../posted-forms.ts';
import { expect, startSite, test } from '../site.ts';

// All forms are one component, so these states are tested in one form and one language each.
const language = 'zh';
const { failures, problems } = shared[language];

test('A problem that only the server finds is shown below its field', async ({ page }) => {
  await page.route(`**${contact.path}`, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'No.', fields: { email: 'notAnEmail' } } }),
  );
  await fillForm(page, contact, language, { ...contact.values, email: 'server@example.com' });
  const { field, submit, element } = formOn(page, contact, language);
  await submit.click();
  await expect(element.getByRole('alert')).toContainText(failures.refused.title);
  await expect(field('email')).toHaveAccessibleDescription(containing(problems.notAnEmail));
  await expect(field('email')).toBeFocused();
});

test('A second form can be sent right after the first', async ({ page, site }) => {
  const { success } = contact.words[language];
  const email = (turn: number) => `again-${turn}@example.com`;
  await fillForm(page, contact, language, { ...contact.values, email: email(1) });
  const { field, submit } = formOn(page, contact, language);
  await submit.click();
  await page.getByRole('button', { name: success.again }).click();
  // In Chinese the family name comes first.
  await expect(field('lastName')).toBeFocused();
  await expect(field('message')).toHaveValue('');
  for (const [name, value] of Object.entries(contact.values)) await field(name).fill(String(value));
  await field('email').fill(email(2));
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: success.title })).toBeVisible();
  expect(await documentsOf(site, contact, email(2))).toHaveLength(1);
});

test('The partnership form works in the frame of its page', async ({ page, site }) => {
  const email = 'frame@example.com';
  const words = partnership.words[language];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${language}/form`);
  const frame = page.frameLocator('iframe');
  const form = frame.getByRole('form', { name: words.title });
  await form.getByLabel(words.fields.businessName?.label ?? '').focus();
  await frame.locator('form[novalidate]').waitFor();
  const inner = await frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
  expect(inner, 'pixels to scroll inside the frame').toBe(0);
  const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
  expect(await height()).toBe(1200);
  await form.getByRole('button', { name: words.submit }).click();
  await expect.poll(height, 'with problems the frame is as high as its form').toBeGreaterThan(1250);
  await expect(frame.getByText(failures.refused.title)).toBeVisible();
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0);
  for (const [name, value] of Object.entries<string | true>({ ...partnership.values, email })) {
    const field = form.getByLabel(words.fields[name]?.label ?? '');
    if (value === true) await field.check();
    else if (partnership.fields[name]?.kind === 'option') await field.selectOption(value);
    else await field.fill(value);
  }
  await expect(frame.getByText(failures.refused.title), 'with no problem left').toHaveCount(0);
  await expect(form.getByLabel(words.fields.consent?.label ?? '')).toBeFocused();
  await form.getByRole('button', { name: words.submit }).click();
  await expect(frame.getByRole('status')).toContainText(words.success.title);
  await expect.poll(height, 'after it was sent the frame is as high as the thanks').toBeLessThan(760);
  await expect(page.getByRole('link', { name: pageWords.form[language].frameFallback.link })).toBeHidden();
  expect(await documentsOf(site, partnership, email)).toHaveLength(1);
});

for (const language of languages) {
  test(`The partnership form in ${language} fits its frame on a phone, with fields of 48 px and 20 px between them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/form`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await frame.locator('html').evaluate((root) => root.scrollHeight)).toBe(1200);
    const privacy = frame.getByRole('link', { name: pageWords.privacy[language].title });
    const end = await privacy.evaluate((link) => link.getBoundingClientRect().bottom);
    expect(1200 - end, 'pixels below the last line').toBeLessThan(40);
    const heights = await frame
      .locator('.control')
      .evaluateAll((controls) => controls.map((control) => control.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    await expect(frame.getByRole('form')).toHaveCSS('row-gap', '20px');
  });
}

test('The first press in the frame shows our messages, because the form is ready once the page is scrolled', async ({
  page,
}) => {
  const { title, submit } = partnership.words.en;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/form');
  await page.mouse.wheel(0, 400);
  const frame = page.frameLocator('iframe');
  await frame.locator('form[novalidate]').waitFor();
  await frame.getByRole('button', { name: submit }).click();
  await expect(frame.getByRole('form', { name: title }).getByRole('alert')).toContainText(
    shared.en.failures.refused.title,
  );
});

test('After too many submissions the page shows how long to wait, and keeps what was typed', async ({ page }) => {
  const busy = await startSite({ WRITES_PER_MINUTE: '1' });
  try {
    await page.request.post(`${busy.url}${contact.path}`, { data: {} });
    await fillForm(page, contact, 'en', { ...contact.values, email: 'busy@example.com' }, busy.url);
    const { element, field, submit } = formOn(page, contact, 'en');
    await submit.click();
    await expect(element.getByRole('alert')).toContainText(/Please wait \d+ seconds/);
    await expect(field('email')).toHaveValue('busy@example.com');
  } finally {
    await busy.stop();
  }
});

test('Axe reports no violations in a form with problems, or after it was sent', async ({ page }) => {
  await fillForm(page, partnership, 'en', {});
  const { submit } = formOn(page, partnership, 'en');
  await submit.click();
  await expectNoAxeViolations(page);
  await fillForm(page, partnership, 'en', { ...partnership.values, email: 'axe@example.com' });
  await submit.click();
  await expect(page.getByRole('status')).toContainText(partnership.words.en.success.title);
  await expectNoAxeViolations(page);
});
