import { collections } from './collections.ts';
import { type Language, languages } from './languages.ts';

/**
 * Pages that no one navigates to and no search engine lists: what a form answers to a browser without JavaScript, the
 * form meant for framing, the not-found page. Prerendered like every other page; `path` follows the language.
 */
export const responseCodes = [
  ...collections.map((collection) => `${collection}-saved` as const),
  'refused',
  'too-many',
  'unavailable',
  'unsubscribe',
  'unsubscribed',
  'unsubscribe-unknown',
] as const;

export type ResponseCode = (typeof responseCodes)[number];

export const notFoundPath = '/not-found';
export const partnershipFramePath = '/form/apply';

/** The address of an answer page: `/zh/answers/referrals-saved`. */
export function responsePath(code: ResponseCode, language: Language): string {
  return `/${language}/answers/${code}`;
}

/** Every service page in every language. */
export function servicePaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}${notFoundPath}`,
    `/${language}${partnershipFramePath}`,
    ...responseCodes.map((code) => responsePath(code, language)),
  ]);
}
