import type { Locator, Page } from '@playwright/test';
import { contactForm as contactEn } from '../content/en/contact-form.ts';
import { formFailures as failuresEn } from '../content/en/form-failures.ts';
import { forms as sharedEn } from '../content/en/forms.ts';
import { newsletter as newsletterEn } from '../content/en/newsletter.ts';
import { partnershipForm as partnershipEn } from '../content/en/partnership-form.ts';
import { contactForm as contactZh } from '../content/zh/contact-form.ts';
import { formFailures as failuresZh } from '../content/zh/form-failures.ts';
import { forms as sharedZh } from '../content/zh/forms.ts';
import { newsletter as newsletterZh } from '../content/zh/newsletter.ts';
import { partnershipForm as partnershipZh } from '../content/zh/partnership-form.ts';
import type { Fields } from '../domain/fields.ts';
import { messageFields, partnershipFields, subscriberFields } from '../domain/forms.ts';
import type { Language } from '../domain/languages.ts';
import { partnershipFramePath } from '../domain/service-pages.ts';
import { minimumFillTime } from '../domain/spam.ts';
import type { Site } from './site.ts';

export const shared = { en: { ...sharedEn, failures: failuresEn }, zh: { ...sharedZh, failures: failuresZh } };

type Words = {
  title: string;
  fields: Record<string, { label: string }>;
  submit: string;
  submitting: string;
  success: { title: string; text: string; again?: string };
};

export type FormValues = Record<string, string | true>;

export type TestedForm = {
  collection: 'messages' | 'partnerships' | 'subscribers';
  path: string;
  /** The path of its page, after the language. */
  page: string;
  fields: Fields;
  words: Record<Language, Words>;
  /** The values to fill in; every test uses another email address. */
  values: FormValues;
};

export const contact: TestedForm = {
  collection: 'messages',
  path: '/api/send-message',
  page: '',
  fields: messageFields,
  words: { en: contactEn, zh: contactZh },
  values: { firstName: 'Ka-yan', lastName: '陳', email: '', message: 'The bag was good.\n多謝！' },
};

export const partnership: TestedForm = {
  collection: 'partnerships',
  path: '/api/apply-for-partnership',
  page: partnershipFramePath,
  fields: partnershipFields,
  words: { en: partnershipEn, zh: partnershipZh },
  values: {
    businessName: '好味麵包',
    businessType: 'Bakery',
    district: 'Sham Shui Po',
    contactName: 'Mr Wong',
    email: '',
    phone: '0000 5177',
    surplus: 'Bread and pastries',
    notes: '',
    consent: true,
  },
};

export const newsletter: TestedForm = {
  collection: 'subscribers',
  path: '/api/subscribe',
  page: '/blog',
  fields: subscriberFields,
  words: { en: newsletterEn, zh: newsletterZh },
  values: { email: '', consent: true },
};

export const testedForms = [contact, partnership, newsletter];

/** The stored documents of one email address, in either case: tests of a worker share a server. A subscriber waits in quarantine. */
export const documentsOf = async (site: Site, { collection }: TestedForm, email: string) => {
  const waiting = (await site.quarantined(collection)).filter(({ arrival }) => arrival.suspicion === 'unconfirmed');
  const all = [...(await site.documents(collection)), ...waiting.map(({ document }) => document)];
  return all.filter((document) => `${document.email}`.toLowerCase() === email.toLowerCase());
};

/** Finds a form by its name, and its fields by their labels. */
export function formOn(page: Page, form: TestedForm, language: Language) {
  const words = form.words[language];
  const element = page.getByRole('form', { name: words.title });
  return {
    element,
    field: (name: string): Locator => element.getByLabel(words.fields[name]?.label ?? name),
    submit: element.getByRole('button', { name: words.submit, exact: true }),
  };
}

/**
 * Opens a form's page, waits until the form is hydrated, and fills it in not faster than a person could.
 * @param origin of a site other than the worker's
 */
export async function fillForm(page: Page, form: TestedForm, language: Language, values: FormValues, origin = '') {
  await page.goto(`${origin}/${language}${form.page}`);
  // The form's code is loaded when the form is touched.
  const { field } = formOn(page, form, language);
  await field(Object.keys(form.fields)[0] ?? '').focus();
  await page.locator(`form[action$="${form.path}"][novalidate]`).waitFor();
  await fillFields(page, form, language, values);
  await page.waitForFunction((least) => performance.now() > least, minimumFillTime);
}

/** Fills in the given values, by label. */
export async function fillFields(page: Page, form: TestedForm, language: Language, values: FormValues) {
  const { field } = formOn(page, form, language);
  for (const [name, value] of Object.entries(values)) {
    if (value === true) await field(name).check();
    else if (form.fields[name]?.kind === 'option') await field(name).selectOption(value);
    else await field(name).fill(value);
  }
}

/** Matches a sentence within a longer text. */
export function containing(sentence: string): RegExp {
  return new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
