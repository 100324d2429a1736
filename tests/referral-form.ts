import type { Page } from '@playwright/test';
import { referralForm as en } from '../content/en/referral-form.ts';
import { referralForm as zh } from '../content/zh/referral-form.ts';
import type { Language } from '../domain/languages.ts';
import { type Referral, type ReferralField, referralFields, referralGroups } from '../domain/referral.ts';
import { minimumFillTime } from '../domain/spam.ts';
import { referral } from '../server/testing/fixtures.ts';
import { expect, type Site } from './site.ts';

export { referral };

export const words = { en, zh };

/** The groups of the form, each a card once it is hydrated. */
export const groups = Object.entries(referralGroups) as [keyof typeof referralGroups, object][];

/** The accessible name of a card, which begins with the step, in a line of its own. */
export function cardName(language: Language, index: number): string {
  const { step, sections } = words[language];
  const group = groups[index]?.[0] ?? 'business';
  const text = step.replace('{step}', String(index + 1)).replace('{steps}', String(groups.length));
  return `${text.trim()} ${sections[group].title}`;
}

/** Opens the referral page and fills the form by its labels, with script card by card; the last card is left open. */
export async function fillReferral(
  page: Page,
  language: Language,
  values: Partial<Referral> = {},
  search = '',
): Promise<void> {
  await page.goto(`/${language}/referral${search}`);
  for (const [index, [, fields]] of groups.entries()) {
    if (index > 0) await nextCard(page, language);
    for (const name of Object.keys(fields) as ReferralField[]) {
      await fillField(page, language, name, { ...referral, ...values }[name]);
    }
  }
}

/** Fills in one field by its label. */
export async function fillField(page: Page, language: Language, name: ReferralField, value: string | boolean) {
  const { label } = words[language].fields[name];
  const { kind } = referralFields[name];
  if (kind === 'tick') return page.getByRole('checkbox', { name: label }).check();
  if (value === '') return;
  if (kind !== 'option') return page.getByLabel(label).fill(String(value));
  const list = page.getByRole('combobox', { name: label });
  const chips = page.getByRole('radiogroup', { name: label, exact: true });
  await list.or(chips).waitFor();
  if (await list.isVisible()) await list.selectOption(String(value));
  else await chips.getByRole('radio', { name: optionLabel(language, name, String(value)), exact: true }).check();
}

/** What the page shows for a stored value. */
export function optionLabel(language: Language, name: ReferralField, value: string): string {
  const { options } = words[language];
  const labels: Record<string, string> = options[name as keyof typeof options];
  return labels[value] ?? value;
}

/** Goes to the next card, where there are cards. */
export async function nextCard(page: Page, language: Language): Promise<void> {
  const next = page.getByRole('button', { name: words[language].next, exact: true });
  const isPlain = await page.evaluate(() => matchMedia('(scripting: none)').matches);
  if (!isPlain) await next.click();
}

/** The same in one step, after hydration, for tests in which typing does not matter. */
export async function fillAtOnce(
  page: Page,
  language: Language,
  values: Partial<Referral> = {},
  origin = '',
): Promise<void> {
  if (!page.url().endsWith(`/${language}/referral#refer`)) await page.goto(`${origin}/${language}/referral#refer`);
  await page.locator('#refer form[novalidate]').waitFor();
  await page.locator('#refer form').evaluate(
    (form: HTMLFormElement, typed) => {
      for (const [name, value] of Object.entries(typed)) {
        const control = form.elements.namedItem(name) as HTMLInputElement;
        if (value === true) control.checked = true;
        else control.value = String(value);
        form.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { ...referral, ...values },
  );
  for (const _ of groups.slice(1)) await nextCard(page, language);
  await page.waitForFunction((least) => performance.now() > least, minimumFillTime);
}

export const submitButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].submit, exact: true });

/** The stored documents of one business: tests of a worker share a server. */
export const storedFor = async (site: Site, businessName: string) =>
  (await site.documents('referrals')).filter((document) => document.businessName === businessName);

/** The referrals stored in this browser (docs/spec.md §7, call 3). */
export const onDevice = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('referralSubmissions') ?? '[]'));

/** Expects the toast of an outcome with its exact text, red where the specification calls it destructive (docs/spec.md §8). */
export async function expectMessage(
  page: Page,
  outcome: 'savedOnline' | 'savedViaFallback' | 'savedOnDevice' | 'failed',
  language: Language = 'en',
) {
  const { title, text } = words[language].toasts[outcome];
  const destructive = outcome === 'savedOnDevice' || outcome === 'failed';
  const toast = page.getByRole('alert').filter({ hasText: title });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text)).toBeVisible();
  const color = expect(toast.locator('> div'));
  await (destructive ? color : color.not).toHaveCSS('background-color', 'rgb(195, 46, 24)');
}
