import type { Context } from 'hono';
import { isLanguage } from '../../domain/languages.ts';
import { addedOnSave, isSubmissionId, type Referral, referralFields, submissionIdFor } from '../../domain/referral.ts';
import { responsePath, savedReferralPath } from '../../domain/service-pages.ts';
import { notFound } from '../http/not-found.ts';
import { responsePage } from '../http/response-pages.ts';
import type { ApiContext } from './context.ts';
import { type Received, receiveForm } from './receive-form.ts';

/** POST /api/submit-referral: call 2 of the chain, and the referral form of a browser without JavaScript. */
export const submitReferral = (api: ApiContext) =>
  receiveForm(api, { collection: 'referrals', fields: referralFields, documentOf: submissionOf });

/** GET /zh/answers/referrals-saved/REF_…: the answer to a referral that was posted without JavaScript. */
export const thankForReferral = (api: ApiContext) => (c: Context) => {
  const { language, reference } = c.req.param();
  if (!isLanguage(language) || !isSubmissionId(reference)) return notFound(c.req.raw, api);
  // It is stored, so a client that asks too often gets the thanks that need no rendering.
  if (api.secondsToWait(api.clientOf(c)) > 0) return api.pages.error(responsePath('referrals-saved', language), 200);
  return responsePage(api, 'referrals-saved', language, 200, { path: savedReferralPath(reference, language) });
};

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
