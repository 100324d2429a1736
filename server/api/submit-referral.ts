import { addedOnSave, isSubmissionId, type Referral, referralFields, submissionIdFor } from '../../domain/referral.ts';
import type { ApiContext } from './context.ts';
import { type Received, receiveForm } from './receive-form.ts';

/** POST /api/submit-referral: call 2 of the chain, and the referral form of a browser without JavaScript. */
export const submitReferral = (api: ApiContext) =>
  receiveForm(api, { collection: 'referrals', fields: referralFields, documentOf: submissionOf });

/**
 * The referral with its id, date and time. A script sends the id as `Idempotency-Key`, and the id contains the time; a form
 * posted without JavaScript gets both here.
 */
function submissionOf(referral: Referral, { request, idFor }: Received) {
  const id = request.headers.get('idempotency-key') ?? idFor(newId);
  if (!isSubmissionId(id)) return { refusal: 'The Idempotency-Key is not a submissionId.' };
  return { id, document: { ...referral, ...addedOnSave(id) } };
}

function newId(time: number): string {
  return submissionIdFor(time, crypto.getRandomValues(new Uint8Array(8)));
}
