import { contactForm as contactEn } from '../content/en/contact-form.ts';
import { newsletter as newsletterEn } from '../content/en/newsletter.ts';
import { partnershipForm as partnershipEn } from '../content/en/partnership-form.ts';
import { referralForm as referralEn } from '../content/en/referral-form.ts';
import { contactForm as contactZh } from '../content/zh/contact-form.ts';
import { newsletter as newsletterZh } from '../content/zh/newsletter.ts';
import { partnershipForm as partnershipZh } from '../content/zh/partnership-form.ts';
import { referralForm as referralZh } from '../content/zh/referral-form.ts';
import type { Collection } from '../domain/collections.ts';
import type { Language } from '../domain/languages.ts';

const fields: Record<Language, Record<Collection, Record<string, { label: string }>>> = {
  en: {
    referrals: referralEn.fields,
    messages: contactEn.fields,
    partnerships: partnershipEn.fields,
    subscribers: newsletterEn.fields,
  },
  zh: {
    referrals: referralZh.fields,
    messages: contactZh.fields,
    partnerships: partnershipZh.fields,
    subscribers: newsletterZh.fields,
  },
};

const options = {
  en: { ...referralEn.options, ...partnershipEn.options },
  zh: { ...referralZh.options, ...partnershipZh.options },
};

type Field = keyof (typeof options)['en'];

/** The label of a stored option; the value itself where there is none. Only for loaders, so that browsers need not load all words. */
export function labelOf(field: Field, value: string, language: Language): string {
  return labelOfAny(field, value, language);
}

/** The same for a field of any name, which may have no options. */
export function labelOfAny(field: string, value: string, language: Language): string {
  return (options[language] as Record<string, Record<string, string>>)[field]?.[value] ?? value;
}

/** The label of a field of a form; its name where there is none. */
export function labelOfField(name: string, language: Language, collection: Collection = 'referrals'): string {
  return fields[language][collection][name]?.label ?? name;
}

/** All options of a field with their labels, for a filter. */
export function labelsOf(field: Field, language: Language): [value: string, label: string][] {
  return Object.entries(options[language][field]);
}
