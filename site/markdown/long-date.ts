import { type Language, languageTags } from '../../domain/languages.ts';

/**
 * The start of a day in Hong Kong, as date and time, for feeds and search engines.
 * @param day a day as 2026-11-01
 */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/**
 * A day as a reader writes it: 1 November 2026, or 2026年11月1日.
 * @param day a day as 2026-11-01
 */
export function longDate(day: string, language: Language): string {
  // British order, as in Hong Kong.
  const locale = { en: 'en-GB', zh: languageTags.zh }[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
