import { type Language, languages } from './languages.ts';

/** The collections of the store, each filled by one form. */
export const collections = ['referrals', 'messages', 'partnerships', 'subscribers'] as const;

export type Collection = (typeof collections)[number];

/**
 * Pages that no one navigates to and no search engine lists: what a form answers to a browser without JavaScript, the
 * form meant for framing, the not-found page. Prerendered like every other page; `path` follows the language.
 */
export const answerCodes = [
  ...collections.map((collection) => `${collection}-saved` as const),
  'refused',
  'too-many',
  'unavailable',
  'unsubscribe',
  'unsubscribed',
  'unsubscribe-unknown',
] as const;

export type AnswerCode = (typeof answerCodes)[number];

export const notFoundPath = '/not-found';
export const partnershipFramePath = '/form/apply';

/** The address of an answer page: `/zh/answers/referrals-saved`. */
export function answerPath(code: AnswerCode, language: Language): string {
  return `/${language}/answers/${code}`;
}

/** Every service page in every language. */
export function servicePaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}${notFoundPath}`,
    `/${language}${partnershipFramePath}`,
    ...answerCodes.map((code) => answerPath(code, language)),
  ]);
}
