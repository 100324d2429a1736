import { languageOfPath } from '../../../domain/languages.ts';
import type { ReferralSubmission } from '../../../domain/referral.ts';
import type { FillingSigns } from '../../../domain/spam.ts';

/** The server answered, and will answer the same again: sending it once more cannot help. */
export class Refused extends Error {}

/** Not a referral; another one under this id; too large. */
const refusals = [400, 409, 413];

type Call = {
  submission: ReferralSubmission;
  /** How the form was filled, when that looked suspicious. */
  signs: FillingSigns | null;
  apiOrigin: string;
  signal: AbortSignal;
};

/**
 * Call 2 (docs/spec.md §7): posts the form's fields; the id travels as `Idempotency-Key`.
 * @throws Refused when the server will never take it, Error with the server's message otherwise
 */
export async function sendToFallback({ submission, signs, apiOrigin, signal }: Call): Promise<void> {
  const { submissionId, submissionDate: _date, submissionTimestamp: _timestamp, ...fields } = submission;
  const response = await fetch(`${apiOrigin}/api/submit-referral`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': languageOfPath(location.pathname) ?? 'en',
      'Idempotency-Key': submissionId,
    },
    body: JSON.stringify({ ...fields, ...signs }),
    signal,
  });
  const answer: { success?: unknown; message?: unknown } | null = await response.json().catch(() => null);
  if (response.ok && answer?.success === true) return;
  const message = typeof answer?.message === 'string' && answer.message ? answer.message : 'API submission failed';
  throw refusals.includes(response.status) ? new Refused(message) : new Error(message);
}
