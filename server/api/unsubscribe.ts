import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '../../domain/languages.ts';
import { answerPath } from '../../domain/service-pages.ts';
import { answerPage, fillToken } from '../answer-pages.ts';
import { readBody } from '../guards/body-limit.ts';
import { comesFromAnotherSite } from '../guards/cross-site.ts';
import type { Desk } from './desk.ts';
import { kindOfBody, languageOfForm, parseBody } from './form-body.ts';
import { answerUrl, type Outcome, outcomeAsJson } from './outcome.ts';

const tokenShape = /^[\w-]{43}(-suspected)?\.[\w-]{22}$/;

/**
 * GET /api/unsubscribe?token=…&language=…, the link in a letter. It only asks: mail programs and scanners open links by
 * themselves, and must not take anyone off the list.
 */
export const askToUnsubscribe = (desk: Desk) => (c: Context) => {
  const token = c.req.query('token') ?? '';
  const language = languageOfForm(c.req.query(), c.req.raw, desk.settings.siteUrl);
  if (!tokenShape.test(token)) return unknown(desk, language);
  return answerPage(desk.pages, 'unsubscribe', language, 200, { change: (html) => fillToken(html, token) });
};

/**
 * POST /api/unsubscribe: takes an address off the list. The token is in the form, or in the query of the one-click
 * request that mail providers send (RFC 8058).
 */
export const unsubscribe = (desk: Desk) => async (c: Context) => {
  const kind = kindOfBody(c.req.raw) ?? 'form';
  const refused = (outcome: Outcome, language: Language) =>
    kind === 'json' ? outcomeAsJson(outcome) : plainRefusal(desk, outcome, language);
  const linkLanguage = languageOfForm(c.req.query(), c.req.raw, desk.settings.siteUrl);
  if (comesFromAnotherSite(c.req.raw, desk.settings)) {
    return refused({ code: 'refused', status: 403, message: 'Another site may not send this form.' }, linkLanguage);
  }
  const seconds = desk.secondsToWait(desk.clientOf(c));
  if (seconds > 0) return refused({ code: 'too-many', seconds }, linkLanguage);
  const body = await readBody(c.req.raw, desk.limits.body);
  if (!body) return refused({ code: 'refused', status: 413, message: 'The body is too large.' }, linkLanguage);
  const input = { ...c.req.query(), ...(parseBody(body, kind) as object | undefined) } as Record<string, unknown>;
  const language = languageOfForm(input, c.req.raw, desk.settings.siteUrl);
  try {
    if (!(await removeSubscriber(desk, String(input.token)))) {
      const message = 'This token is not known.';
      return kind === 'json' ? outcomeAsJson({ code: 'refused', status: 400, message }) : unknown(desk, language);
    }
  } catch (error) {
    desk.log.error({ reason: String(error) }, 'A subscriber could not be removed');
    return refused({ code: 'unavailable' }, language);
  }
  if (kind === 'json') return outcomeAsJson({ code: 'saved' });
  return c.redirect(answerUrl(answerPath('unsubscribed', language), desk.settings), 303);
};

async function removeSubscriber({ store }: Desk, token: string): Promise<boolean> {
  if (!tokenShape.test(token)) return false;
  const id = token.slice(0, token.indexOf('.'));
  const known = (await store.get('subscribers', id))?.document.unsubscribeToken;
  if (typeof known !== 'string' || known.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(known), Buffer.from(token)) && store.remove('subscribers', id);
}

function unknown({ pages }: Desk, language: Language): Response {
  return answerPage(pages, 'unsubscribe-unknown', language, 404);
}

function plainRefusal({ pages }: Desk, outcome: Outcome, language: Language): Response {
  if (outcome.code === 'refused') return answerPage(pages, 'refused', language, outcome.status);
  if (outcome.code !== 'too-many') return answerPage(pages, 'unavailable', language, 503);
  return answerPage(pages, 'too-many', language, 429, { headers: { 'Retry-After': `${outcome.seconds}` } });
}
