import type { Context } from 'hono';
import type { Language } from '../../domain/languages.ts';
import { confirmPath, responsePath, unsubscribePath } from '../../domain/service-pages.ts';
import { responsePage } from '../http/response-pages.ts';
import { readBody } from '../middleware/body-limit.ts';
import type { SubscriberState } from '../store/document-store.ts';
import { isToken } from '../store/subscriber-ids.ts';
import type { ApiContext } from './context.ts';
import { kindOfBody, languageOfForm, parseBody } from './form-body.ts';
import { type Outcome, outcomeAsJson, outcomeAsPage, responseUrl } from './form-response.ts';
import { tooManyPages } from './page-limit.ts';
import { refuseWrite } from './write-guard.ts';

/** The links in a mail to a subscriber: what each asks, what a press does, and what is true afterwards. */
export const newsletterLinks = {
  confirm: { path: confirmPath, asks: 'confirm', act: 'confirm', from: ['unconfirmed'], to: 'subscribed' },
  unsubscribe: {
    path: unsubscribePath,
    asks: 'unsubscribe',
    act: 'leave',
    from: ['unconfirmed', 'subscribed'],
    to: 'left',
  },
} as const satisfies Record<string, Link>;

type Link = {
  path: string;
  asks: 'confirm' | 'unsubscribe';
  act: 'confirm' | 'leave';
  from: readonly SubscriberState[];
  to: SubscriberState;
};

const donePages = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;

/**
 * GET, the link itself with `?token=…&language=…`. It only shows a page with a button: mail programs and scanners open links
 * automatically, and must neither subscribe nor unsubscribe anyone. A link that was used already says that it is done.
 */
export const openLink = (api: ApiContext, link: Link) => (c: Context) => {
  const token = c.req.query('token') ?? '';
  const language = languageOfForm(c.req.query(), c.req.raw, api.settings.siteUrl);
  if (!isToken(token)) return unknown(api, link, language);
  const refusal = tooManyPages(c, api, language);
  if (refusal) return refusal;
  try {
    const state = api.store.subscribers.state(token);
    if (link.from.includes(state)) return responsePage(api, link.asks, language, 200, { token });
    return state === link.to
      ? api.pages.error(responsePath(donePages[link.asks], language), 200)
      : unknown(api, link, language);
  } catch {
    return outcomeAsPage({ code: 'unavailable' }, 'subscribers', language, api);
  }
};

/**
 * POST, the button of that page. The token is in the form, or in the query of the one-click request by which mail programs
 * unsubscribe (RFC 8058).
 */
export const followLink = (api: ApiContext, link: Link) => async (c: Context) => {
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
    const state = typeof input.token === 'string' ? await api.store.subscribers[link.act](input.token) : 'unknown';
    if (state !== link.to) {
      const message = 'This token is not known.';
      return kind === 'json' ? outcomeAsJson({ code: 'refused', status: 400, message }) : unknown(api, link, language);
    }
  } catch (error) {
    api.log.error({ reason: String(error) }, 'A link of the newsletter could not be followed');
    return refused({ code: 'unavailable' }, language);
  }
  if (kind === 'json') return outcomeAsJson({ code: 'saved' });
  return c.redirect(responseUrl(responsePath(donePages[link.asks], language), api.settings), 303);
};

function unknown({ pages }: ApiContext, { asks }: Link, language: Language) {
  return pages.error(responsePath(`${asks}-unknown`, language), 404);
}
