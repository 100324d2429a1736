import type { Page } from '@playwright/test';
import { referralForm as en } from '../content/en/referral-form.ts';
import { referralForm as zh } from '../content/zh/referral-form.ts';
import type { Language } from '../domain/languages.ts';
import { type Referral, type ReferralField, referralFields } from '../domain/referral.ts';
import { minimumFillTime } from '../domain/spam.ts';
import { referral } from '../server/testing/fixtures.ts';
import { expect, type Site } from './site.ts';

export { referral };

export const words = { en, zh };

/** Opens the referral page and fills the form by its labels. */
export async function fillReferral(page: Page, language: Language, values: Partial<Referral> = {}): Promise<void> {
  await page.goto(`/${language}/referral`);
  for (const [name, value] of Object.entries({ ...referral, ...values })) {
    const { label } = words[language].fields[name as ReferralField];
    const { kind } = referralFields[name as ReferralField];
    if (kind === 'tick') await page.getByRole('checkbox', { name: label }).check();
    else if (kind === 'option') await page.getByLabel(label).selectOption(String(value));
    else if (value !== '') await page.getByLabel(label).fill(String(value));
  }
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
        control.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { ...referral, ...values },
  );
  await page.waitForFunction((least) => performance.now() > least, minimumFillTime);
}

export const submitButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].submit, exact: true });

/** The stored documents of one business: tests of a worker share a server. */
export const storedFor = (site: Site, businessName: string) =>
  site.documents('referrals').filter((document) => document.businessName === businessName);

/** The referrals stored in this browser (docs/spec.md §7, call 3). */
export const onDevice = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('referralSubmissions') ?? '[]'));

/** Expects the toast of an outcome with its exact text (docs/spec.md §8). */
export async function expectToast(
  page: Page,
  outcome: 'savedOnline' | 'savedViaFallback' | 'savedOnDevice' | 'failed',
  language: Language = 'en',
) {
  const { title, text } = words[language].toasts[outcome];
  const destructive = outcome === 'savedOnDevice' || outcome === 'failed';
  const toast = page.getByRole(destructive ? 'alert' : 'status').filter({ hasText: title });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text)).toBeVisible();
}
