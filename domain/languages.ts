/** The languages of the site; the first path segment of every page (docs/spec.md §2.1). */
export const languages = ['en', 'zh'] as const;

export type Language = (typeof languages)[number];

/** BCP 47 tags, for `<html lang>` and hreflang. */
export const languageTags: Record<Language, string> = { en: 'en', zh: 'zh-HK' };

/** Takes any text; true when it is exactly `en` or `zh`. */
export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language);
}

/** Ends the address of a redirect whose language the page is to check against the one in local storage (docs/spec.md §2.1). */
export const storedLanguageHash = '#stored-language';

/** The other of the two languages, which the language switch leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'zh' : 'en';
}

/**
 * The first path segment, when it is a language.
 * @returns the language, or null for a path without one
 */
export function languageOfPath(path: string): Language | null {
  const segment = path.split('/')[1];
  return isLanguage(segment) ? segment : null;
}
