import { brand } from '../../content/brand.ts';
import enAccessibility from '../../content/en/accessibility.md?raw';
import enPrivacy from '../../content/en/privacy.md?raw';
import { privacy as privacyEn } from '../../content/en/privacy.ts';
import zhAccessibility from '../../content/zh/accessibility.md?raw';
import zhPrivacy from '../../content/zh/privacy.md?raw';
import { privacy as privacyZh } from '../../content/zh/privacy.ts';
import { dataUser, facts } from '../../domain/facts.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { day, readFrontMatter } from './front-matter.ts';

const sources = {
  en: { privacy: enPrivacy, accessibility: enAccessibility },
  zh: { privacy: zhPrivacy, accessibility: zhAccessibility },
};

export type NoticeName = keyof (typeof sources)['en'];

type Notice = {
  /** The day of its last change, as 2026-11-01. */
  updated: string;
  markdown: string;
};

/** The notices of each language, with the facts and settings in place of their placeholders. */
export const notices = Object.fromEntries(
  languages.map((language) => [
    language,
    { privacy: readNotice(language, 'privacy'), accessibility: readNotice(language, 'accessibility') },
  ]),
) as Record<Language, Record<NoticeName, Notice>>;

function readNotice(language: Language, name: NoticeName): Notice {
  const values = {
    brand: brand[language],
    email: facts.email,
    phone: facts.phone,
    months: String(configuration.retentionMonths),
    company: dataUser.legalName[language],
    handler: dataUser.handler[language],
    address: dataUser.address[language],
    // Then the browser writes a referral to Google itself.
    cloud: configuration.endpoints.firestoreProjectId ? { en: privacyEn, zh: privacyZh }[language].cloud : '',
  };
  const source = Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, value),
    sources[language][name],
  );
  const { data, body } = readFrontMatter(`content/${language}/${name}.md`, source, { updated: day });
  return { ...data, markdown: body };
}
