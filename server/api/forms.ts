import type { Context } from 'hono';
import { messageFields, partnershipFields, subscriberFields } from '../../domain/forms.ts';
import { isLanguage } from '../../domain/languages.ts';
import { addedOnSave, isSubmissionId, type Referral, referralFields, submissionIdFor } from '../../domain/referral.ts';
import { responsePath, savedReferralPath } from '../../domain/service-pages.ts';
import { notFound, responsePage } from '../http/response-pages.ts';
import { subscriberId, unconfirmed, waitingId } from '../store/subscriber-ids.ts';
import type { ApiContext } from './context.ts';
import { type Received, receiveForm } from './receive-form.ts';

/** POST /api/submit-referral: call 2 of the chain, and the referral form of a browser without JavaScript. */
export const submitReferral = (api: ApiContext) =>
  receiveForm(api, { collection: 'referrals', fields: referralFields, documentOf: submissionOf(api) });

/** GET /zh/answers/referrals-saved/REF_…: the answer to a referral that was posted without JavaScript. */
export const thankForReferral = (api: ApiContext) => (c: Context) => {
  const { language, reference } = c.req.param();
  if (!isLanguage(language) || !isSubmissionId(reference)) return notFound(c.req.raw, api);
  // It is stored, so a client that asks too often gets the thanks that need no rendering.
  if (api.secondsToNextPage(api.clientOf(c)) > 0)
    return api.pages.error(responsePath('referrals-saved', language), 200);
  return responsePage(api, 'referrals-saved', language, 200, { path: savedReferralPath(reference, language) });
};

/**
 * The referral with its id, date and time. A script sends the id as `Idempotency-Key`, and the id contains the time; a form
 * posted without JavaScript gets both here.
 */
const submissionOf =
  (api: ApiContext) =>
  (referral: Referral, { request, idFor }: Received) => {
    const newId = (time: number) => submissionIdFor(time, api.randomBytes(8));
    const id = request.headers.get('idempotency-key') ?? idFor(newId);
    if (!isSubmissionId(id)) return { refusal: 'The Idempotency-Key is not a submissionId.' };
    return { id, document: { ...referral, ...addedOnSave(id) } };
  };

/** POST /api/send-message: the contact form of the home page. */
export const sendMessage = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'messages',
    fields: messageFields,
    documentOf: (document, { idFor }) => ({ id: idFor(timedId(api)), document }),
  });

/** POST /api/apply-for-partnership: our own partnership form, in the frame of `/form`. */
export const applyForPartnership = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'partnerships',
    fields: partnershipFields,
    documentOf: (document, { idFor }) => ({ id: idFor(timedId(api)), document }),
  });

/** An id for a document without a reference number. It begins with the time, so that ids sort by arrival. */
const timedId = (api: ApiContext) => (time: number) => `${time}_${api.randomUUID()}`;

/**
 * POST /api/subscribe: the newsletter of the blog. The address waits in quarantine until the link in the mail is used: anybody can
 * type anybody's address. One document for each address; subscribing again changes nothing. Suspected spam gets a separate
 * document, and no mail.
 */
export const subscribe = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'subscribers',
    fields: subscriberFields,
    // The address waits already, with the token of the mail.
    whenConflicting: 'saved',
    documentOf: (subscriber, { suspicion }) => {
      const id = subscriberId(subscriber.email);
      return {
        id: waitingId(id, suspicion ? 'suspected' : unconfirmed),
        document: { ...subscriber, unsubscribeToken: `${id}.${api.randomBytes(16).toString('base64url')}` },
        suspicion: suspicion ?? unconfirmed,
      };
    },
  });
