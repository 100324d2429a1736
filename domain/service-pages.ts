import type { PublicPromise } from './cases/weekly-report.ts';
import { type Collection, collections } from './collections.ts';
import type { DeskRequest } from './desk.ts';
import type { District } from './districts.ts';
import type { Problem } from './fields.ts';
import { type Language, languages } from './languages.ts';
import type { MailState } from './referral-news.ts';
import type { ReferralStatus } from './referral-status.ts';

/** Prerendered pages: a form posted without JavaScript is redirected to the first ones; the others are errors. */
const prerenderedCodes = [
  ...collections.map((collection) => `${collection}-saved` as const),
  'confirmed',
  'unsubscribed',
  'other-site',
  'too-many',
  'too-many-pages',
  'too-large',
  'unavailable',
  'confirm-unknown',
  'unsubscribe-unknown',
] as const;

/** Pages that depend on the request; they are rendered per request, which takes some twenty times as long. */
export const renderedCodes = ['refused', 'confirm', 'unsubscribe'] as const;

/** The response pages of forms posted without JavaScript, and the pages of the newsletter's links. They are marked noindex. */
export const responseCodes = [...prerenderedCodes, ...renderedCodes] as const;

export type ResponseCode = (typeof responseCodes)[number];
/** The thanks for a referral exist both ways: rendered with its reference, and prerendered for what does not know it. */
export type RenderedCode = (typeof renderedCodes)[number] | 'referrals-saved';

/**
 * Response pages without the site's header and footer: those that may be shown in our own frame, and the pages that the
 * links of the newsletter open, where the header's language switch would lose the token.
 */
export const bareResponses: readonly ResponseCode[] = [
  'partnerships-saved',
  'refused',
  'too-many',
  'unavailable',
  'confirm',
  'unsubscribe',
];

/** The data of a response page that is rendered per request. */
export type FormResponse = {
  /** Why a form was refused, by field; no field where all of it could not be read. */
  refused?: { collection: Collection; problems: Record<string, Problem> };
  /** The token of a link in a mail to a subscriber. */
  token?: string;
};

/** What the page of a referral's status shows: the form by which a referral is found, or what became of it. */
export type StatusRequest = {
  /** The secret of the private link, which the forms of the page carry. */
  link: string;
  found: StatusPage | null;
  /** Why nothing is shown, or what became of what was pressed; and what was typed. */
  problem?:
    | 'not-found'
    | 'ended'
    | 'too-many'
    | 'unavailable'
    | 'no-answer'
    | 'reached'
    | 'needs-address'
    | 'mails-stopped'
    | 'removed'
    | 'removed-after-call';
  reference?: string;
  email?: string;
  /** Where a reference is asked for: how the promise was kept lately. */
  promise?: PublicPromise | null;
};

/** What the holder of a private link sees. */
export type StatusPage = {
  reference: string;
  /** The name of the business, as the referrer typed it. */
  business: string;
  status: ReferralStatus;
  /** How far the history was, so that an answer is taken for what was asked. */
  version: number;
  /** False for a link that was made without the address of the referrer: what is erased does not come back. */
  mayErase: boolean;
  mail: MailState;
};

/** Where the links in mails to subscribers lead, each with the token and the language in its query. */
export const confirmPath = '/api/confirm-subscription';
export const unsubscribePath = '/api/unsubscribe';

export const notFoundPath = '/not-found';
/** Leads a device to the place where it gets the app. Under `/api/`, because static hosts forward that to the server. */
export const appPath = '/api/app';
/** Where browsers report what our Content-Security-Policy has blocked. */
export const policyReportPath = '/api/policy-report';
/** The QR code of that address. */
export const appCodePath = '/app-code.svg';
export const partnershipFramePath = '/form/apply';

/** The address of a poster that leads to the referral page, for a shop's door in a district. */
export function posterPath(language: Language, district: District | null = null): string {
  return `/${language}/referral/poster${district ? `?${new URLSearchParams({ district })}` : ''}`;
}

/** The QR code of the referral page. */
export function referralCodePath(language: Language): string {
  return `/${language}/referral-code.svg`;
}

/** The file with the screen of the app that Home shows on a phone. */
export function appScreenPath(language: Language): string {
  return `/${language}/app-screen.svg`;
}

/** The address of a response page: `/zh/answers/referrals-saved`. */
export function responsePath(code: ResponseCode, language: Language): string {
  return `/${language}/answers/${code}`;
}

/** The address of the thanks for a referral that was posted without JavaScript: `/zh/answers/referrals-saved/REF_…`. */
export function savedReferralPath(reference: string, language: Language): string {
  return `${responsePath('referrals-saved', language)}/${reference}`;
}

/** Prerendered pages without links to them, in every language: responses, the form for the frame, the not-found page. */
export function servicePaths(): string[] {
  return languages.flatMap((language) => [
    `/${language}${notFoundPath}`,
    `/${language}${partnershipFramePath}`,
    ...prerenderedCodes.map((code) => responsePath(code, language)),
  ]);
}

/** Files that are prerendered like pages: for search engines, feed readers and home screens. */
export function resourcePaths(): string[] {
  const perLanguage = languages.flatMap((language) => [
    `/${language}/feed.xml`,
    `/${language}/site.webmanifest`,
    referralCodePath(language),
    appScreenPath(language),
  ]);
  return ['/sitemap.xml', '/robots.txt', appCodePath, '/.well-known/security.txt', ...perLanguage];
}

/** What the server passes to a page that is rendered per request. */
export type RequestData = {
  /** The Content-Security-Policy nonce of the page's inline styles and scripts. */
  nonce: string;
  /** For the response to a form posted without JavaScript. */
  response?: FormResponse;
  /** For the status of a referral. */
  status?: StatusRequest;
  /** For the pages of the desk. */
  desk?: DeskRequest;
  /** Called with what a loader, an action or a component throws. */
  onError?: (error: unknown) => void;
};
