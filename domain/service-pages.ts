import { collections } from './collections.ts';
import { type Language, languages } from './languages.ts';

/** Pages a form posted without JavaScript leads to; they have an address of their own, so they are prerendered. */
const prerenderedCodes = [...collections.map((collection) => `${collection}-saved` as const), 'unsubscribed'] as const;

/** Pages that depend on the request they answer; they are rendered per request. */
export const renderedCodes = ['refused', 'too-many', 'unavailable', 'unsubscribe', 'unsubscribe-unknown'] as const;

/** What a browser without JavaScript is answered with, and the pages of unsubscribing. No search engine lists them. */
export const responseCodes = [...prerenderedCodes, ...renderedCodes] as const;

export type ResponseCode = (typeof responseCodes)[number];
export type RenderedCode = (typeof renderedCodes)[number];

/** What a page that is rendered per request is made from. */
export type FormResponse = {
  /** Fields with a problem, as `messages.email`: two forms may ask for an email. */
  fields?: readonly string[];
  /** The token of an unsubscribe link. */
  token?: string;
  /** For the inline styles and scripts of the page. */
  nonce: string;
};

export const notFoundPath = '/not-found';
export const partnershipFramePath = '/form/apply';

/** The address of a response page: `/zh/answers/referrals-saved`. */
export function responsePath(code: ResponseCode, language: Language): string {
  return `/${language}/answers/${code}`;
}

/** Prerendered pages that no one navigates to, in every language: responses, the form meant for framing, not found. */
export function servicePaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}${notFoundPath}`,
    `/${language}${partnershipFramePath}`,
    ...prerenderedCodes.map((code) => responsePath(code, language)),
  ]);
}

/** Files that are made like pages: for search engines, feed readers and phones that keep the site on the home screen. */
export function resourcePaths(): string[] {
  const perLanguage = languages.flatMap((language) => [`/${language}/feed.xml`, `/${language}/site.webmanifest`]);
  return ['/sitemap.xml', '/robots.txt', ...perLanguage];
}
