import type { SubmissionMetadata } from '../../domain/spam.ts';
import type { FormProblems, SubmitResult } from './use-submission.ts';

/** Milliseconds after which a server that does not answer counts as unavailable. */
const postLimit = 15_000;

export type PostFailure =
  | { code: 'refused' | 'otherSite' | 'unavailable' | 'offline' }
  /** `seconds` is the time to wait. */
  | { code: 'tooMany'; seconds: string };

export type PostOutcome = { code: 'saved' } | PostFailure;

type PostResponse = { success?: unknown; fields?: FormProblems } | null;

/**
 * Delivers a form with one POST of JSON to one of our endpoints.
 * @param url the endpoint
 * @param values the form's parsed values
 */
export async function postForm(
  url: string,
  values: object,
  metadata: SubmissionMetadata,
): Promise<SubmitResult<PostOutcome>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...metadata }),
      signal: AbortSignal.timeout(postLimit),
    });
    if (response.status === 429) {
      return failed({ code: 'tooMany', seconds: response.headers.get('Retry-After') ?? '60' });
    }
    const body: PostResponse = await response.json();
    if (body?.success === true) return { sent: true, outcome: { code: 'saved' } };
    if (response.status === 403 && body?.success === false) return failed({ code: 'otherSite' });
    if (body?.fields) return { sent: false, outcome: { code: 'refused' }, problems: body.fields };
    return failed({ code: 'unavailable' });
  } catch (error) {
    // Not `navigator.onLine`: it is true in a tunnel, as long as there is a network of any kind. `fetch` rejects with a TypeError.
    return failed({ code: error instanceof TypeError ? 'offline' : 'unavailable' });
  }
}

const failed = (outcome: PostOutcome) => ({ sent: false, outcome });
