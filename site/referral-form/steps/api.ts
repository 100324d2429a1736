import type { Call } from './call.ts';

/** Our server has permanently refused the submission: sending it again would give the same result. */
export class Refused extends Error {}

/** 400: not a referral. 409: another one under this id. 413: too large. */
const refusals = [400, 409, 413];

/**
 * Call 2 (docs/spec.md §7): posts the form's fields; the id travels as `Idempotency-Key`.
 * @throws Refused when our server has permanently refused it, otherwise an Error with the server's message
 */
export async function sendToApi({ submission, metadata, endpoints, signal }: Call): Promise<void> {
  const { submissionId, submissionDate: _date, submissionTimestamp: _timestamp, ...fields } = submission;
  const { language, ...signs } = metadata;
  const response = await fetch(`${endpoints.apiOrigin}/api/submit-referral`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Idempotency-Key': submissionId,
    },
    body: JSON.stringify({ ...fields, ...signs }),
    signal,
  });
  const body: { success?: unknown; message?: unknown } | null = await response.json().catch(() => null);
  if (response.ok && body?.success === true) return;
  const message = typeof body?.message === 'string' ? body.message : '';
  // Proxies and captive portals answer with the same statuses, but not with our JSON.
  const isOurs = body?.success === false && message !== '';
  if (isOurs && refusals.includes(response.status)) throw new Refused(message);
  throw new Error(message || 'API submission failed');
}
