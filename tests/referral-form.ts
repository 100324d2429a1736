import type { Page } from '@playwright/test';
import { referralForm as en } from '../content/en/referral-form.ts';
import { referralForm as zh } from '../content/zh/referral-form.ts';
import type { Language } from '../domain/languages.ts';
import { type Referral, type ReferralField, referralFields } from '../domain/referral.ts';

export const words = { en, zh };

/** A referral as a person would make it; the optional fields stay empty, as most people leave them. */
export const referral: Referral = {
  referrerFirstName: 'Ka-yan',
  referrerLastName: '陳',
  referrerEmail: 'kayan@example.com',
  referrerPhone: '+852 5555 0199',
  businessName: '好味茶餐廳',
  businessType: 'Restaurant',
  businessDistrict: 'Sham Shui Po',
  businessAddress: '九江街 12 號地下',
  contactName: 'Mr Wong',
  contactPosition: 'Owner',
  contactPhone: '5555 0177',
  contactEmail: '',
  bestTimeToCall: 'Afternoon (12PM-6PM)',
  relationshipToContact: 'Customer',
  conversationNotes: 'He throws away two trays of buns each night.\nCall after 3.',
  additionalNotes: '',
  confirmContact: true,
};

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

export const submitButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].submit, exact: true });
