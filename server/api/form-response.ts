import type { Collection } from '../../domain/collections.ts';
import type { Problem } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { partnershipFramePath, responsePath, savedReferralPath } from '../../domain/service-pages.ts';
import type { AppOptions } from '../app-options.ts';
import { responsePage } from '../http/response-pages.ts';
import type { WriteRefusal } from './write-guard.ts';

/** The outcome of a submitted form; the response is JSON or a page. */
export type Outcome =
  | { code: 'saved'; id?: string }
  | { code: 'refused'; status: 400 | 409 | 413; message: string; fields?: Record<string, Problem> }
  | WriteRefusal
  | { code: 'unavailable' };

const statuses = { saved: 200, 'other-site': 403, 'too-many': 429, unavailable: 503 } as const;

const messages = {
  saved: 'Saved.',
  'other-site': 'Another site may not send this form.',
  'too-many': 'Too many submissions in a short time. Please wait and send it again.',
  unavailable: 'It could not be saved. Please send it again later.',
} as const;

/** For scripts: `success` and `message` of docs/spec.md §7, and `fields` with the code of each problem, which it does not show. */
export function outcomeAsJson(outcome: Outcome): Response {
  const refused = outcome.code === 'refused';
  const body = {
    success: outcome.code === 'saved',
    message: refused ? outcome.message : messages[outcome.code],
    ...(refused && outcome.fields && { fields: outcome.fields }),
  };
  const status = refused ? outcome.status : statuses[outcome.code];
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...retryAfter(outcome) } });
}

/**
 * For a browser without JavaScript: a page in the form's language. After saving, the response is a redirect, so that
 * reloading the page does not send the form again.
 */
export async function outcomeAsPage(
  outcome: Outcome,
  collection: Collection,
  language: Language,
  options: Pick<AppOptions, 'pages' | 'render' | 'settings' | 'randomBytes'>,
): Promise<Response> {
  if (outcome.code === 'saved') {
    // The thanks for a referral are rendered with its reference, by this server even where the pages are on another.
    const Location =
      collection === 'referrals'
        ? savedReferralPath(outcome.id ?? '', language)
        : responseUrl(responsePath(`${collection}-saved`, language), options.settings);
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
  }
  if (outcome.code !== 'refused') {
    return options.pages.error(responsePath(outcome.code, language), statuses[outcome.code], retryAfter(outcome));
  }
  return responsePage(options, 'refused', language, outcome.status, {
    refused: { collection, problems: outcome.fields ?? {} },
    // The partnership form is shown in a frame, and so is its response.
    framedAs: collection === 'partnerships' ? `/${language}${partnershipFramePath}` : undefined,
  });
}

/** A page's address in a redirect from the API: absolute where the pages are on another origin. */
export function responseUrl(path: string, { siteUrl, apiOrigin }: AppOptions['settings']): string {
  return apiOrigin && apiOrigin !== siteUrl ? `${siteUrl}${path}` : path;
}

function retryAfter(outcome: Outcome): Record<string, string> {
  return outcome.code === 'too-many' ? { 'Retry-After': `${outcome.seconds}` } : {};
}
