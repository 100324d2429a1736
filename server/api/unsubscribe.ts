import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '../../domain/languages.ts';
import { responsePath } from '../../domain/service-pages.ts';
import { responsePage } from '../http/response-pages.ts';
import { readBody } from '../middleware/body-limit.ts';
import type { ApiContext } from './context.ts';
import { kindOfBody, languageOfForm, parseBody } from './form-body.ts';
import { type Outcome, outcomeAsJson, outcomeAsPage, responseUrl } from './form-response.ts';
import { refuseWrite } from './write-guard.ts';

const tokenShape = /^[\w-]{43}(-suspected)?\.[\w-]{22}$/;

/**
 * GET /api/unsubscribe?token=…&language=…, the link in an e-mail. It only shows a confirmation page: mail programs and scanners
 * open links automatically, and must not unsubscribe anyone.
 */
export const askToUnsubscribe = (api: ApiContext) => (c: Context) => {
  const token = c.req.query('token') ?? '';
  const language = languageOfForm(c.req.query(), c.req.raw, api.settings.siteUrl);
  if (!tokenShape.test(token)) return unknown(api, language);
  const seconds = api.secondsToWait(api.clientOf(c));
  if (seconds > 0) return outcomeAsPage({ code: 'too-many', seconds }, 'subscribers', language, api);
  return responsePage(api, 'unsubscribe', language, 200, { token });
};

/**
 * POST /api/unsubscribe: removes an address from the list. The token is in the form, or in the query of the one-click
 * request that mail providers send (RFC 8058).
 */
export const unsubscribe = (api: ApiContext) => async (c: Context) => {
  const kind = kindOfBody(c.req.raw) ?? 'form';
  const refused = (outcome: Outcome, language: Language) =>
    kind === 'json' ? outcomeAsJson(outcome) : outcomeAsPage(outcome, 'subscribers', language, api);
  const linkLanguage = languageOfForm(c.req.query(), c.req.raw, api.settings.siteUrl);
  const refusal = refuseWrite(c, api);
  if (refusal) return refused(refusal, linkLanguage);
  const body = await readBody(c.req.raw, api.limits.body);
  if (!body) return refused({ code: 'refused', status: 413, message: 'The body is too large.' }, linkLanguage);
  const input = { ...c.req.query(), ...(parseBody(body, kind) as object | undefined) } as Record<string, unknown>;
  const language = languageOfForm(input, c.req.raw, api.settings.siteUrl);
  try {
    if (typeof input.token !== 'string' || !(await removeSubscriber(api, input.token))) {
      const message = 'This token is not known.';
      return kind === 'json' ? outcomeAsJson({ code: 'refused', status: 400, message }) : unknown(api, language);
    }
  } catch (error) {
    api.log.error({ reason: String(error) }, 'A subscriber could not be removed');
    return refused({ code: 'unavailable' }, language);
  }
  if (kind === 'json') return outcomeAsJson({ code: 'saved' });
  return c.redirect(responseUrl(responsePath('unsubscribed', language), api.settings), 303);
};

async function removeSubscriber({ store }: ApiContext, token: string): Promise<boolean> {
  if (!tokenShape.test(token)) return false;
  const id = token.slice(0, token.indexOf('.'));
  const known = (await store.get('subscribers', id))?.document.unsubscribeToken;
  if (typeof known !== 'string' || known.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(known), Buffer.from(token)) && store.remove('subscribers', id);
}

function unknown({ pages }: ApiContext, language: Language) {
  return pages.error(responsePath('unsubscribe-unknown', language), 404);
}
