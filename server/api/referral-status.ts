import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { statusPath } from '../../domain/referral.ts';
import { ratings } from '../../domain/referrers.ts';
import type { StatusPage, StatusRequest } from '../../domain/service-pages.ts';
import { notFound, renderedPage } from '../http/response-pages.ts';
import { readBody } from '../middleware/body-limit.ts';
import { createRateLimit } from '../middleware/rate-limit.ts';
import { endOf } from '../store/status-links.ts';
import type { ApiContext } from './context.ts';
import { parseBody } from './form-body.ts';
import { outcomeAsPage } from './form-response.ts';
import { tooManyPages } from './page-limit.ts';
import { refuseWrite } from './write-guard.ts';

/** How often in an hour a client, or all clients together for one reference, may look for a referral. */
const searchesPerHour = 20;
const hour = 3_600_000;

const statuses = {
  'not-found': 404,
  ended: 404,
  'too-many': 429,
  unavailable: 503,
  'no-answer': 400,
  reached: 409,
  'needs-address': 403,
  'mails-stopped': 200,
  removed: 200,
  'removed-after-call': 200,
} as const;

/**
 * The page on which a referrer sees what became of a referral: `/{language}/referral/status`. Opening the private link only shows;
 * programs that scan mails open links.
 */
export function referralStatusPage(api: ApiContext) {
  const { statusLinks } = api.store;
  const { referrers } = api;
  const waitOfClient = createRateLimit(searchesPerHour, api.limits.remembered, api, hour);
  const waitOfReference = createRateLimit(searchesPerHour, api.limits.remembered, api, hour);

  const page = (language: Language, data: Partial<StatusRequest>) => {
    const status = data.problem ? statuses[data.problem] : 200;
    return renderedPage(api, statusPath(language, data.link ? { link: data.link } : {}), status, {
      status: { link: '', found: null, ...data },
    });
  };

  function read(link: string): StatusPage | null {
    const found = statusLinks.read(link);
    return found && { ...found, mail: api.settings.smtpUrl ? referrers.mail(link) : null };
  }

  async function answer(c: Context, work: (language: Language) => Promise<Response>): Promise<Response> {
    const { language } = c.req.param();
    if (!isLanguage(language)) return notFound(c.req.raw, api);
    try {
      return await work(language);
    } catch (error) {
      // A client that disconnects is no error of the server.
      if (error instanceof HTTPException) throw error;
      api.log.error({ reason: String(error) }, 'The status of a referral could not be shown');
      return page(language, { problem: 'unavailable' });
    }
  }

  async function find(c: Context, language: Language, { reference = '', email = '' }: Record<string, string>) {
    const shown = { reference: reference.slice(0, 40), email: email.slice(0, 200) };
    if (waitOfClient(api.clientOf(c)) > 0 || waitOfReference(endOf(reference)) > 0) {
      return page(language, { problem: 'too-many', ...shown });
    }
    const link = await statusLinks.open(reference, email);
    if (link === null) return page(language, { problem: 'not-found', ...shown });
    return c.redirect(statusPath(language, { link }), 303);
  }

  return {
    show: (c: Context) =>
      answer(c, async (language) => {
        const { link = '', reference = '' } = c.req.query();
        const refusal = await tooManyPages(c, api, language);
        if (refusal) return refusal;
        const found = link === '' ? null : read(link);
        if (found) return page(language, { link, found });
        if (link !== '' && reference === '') return page(language, { problem: 'ended' });
        // A device knows the reference as well; its own link may have ended, or nobody has it yet.
        const promise = api.publicPromise?.() ?? null;
        return page(language, { reference: reference.slice(0, 40), promise });
      }),
    act: (c: Context) =>
      answer(c, async (language) => {
        const refusal = refuseWrite(c, api);
        if (refusal) return outcomeAsPage(refusal, 'referrals', language, api);
        const body = await readBody(c.req.raw, api.limits.body);
        // A mail program that stops the mails has the link, and what to do, in the address.
        const typed: Record<string, string> = { ...c.req.query(), ...((body && parseBody(body, 'form')) as object) };
        const { link = '' } = typed;
        if (link === '') return find(c, language, typed);
        if (!read(link)) return page(language, { problem: 'ended' });
        const problem = await press(api, link, typed);
        if (problem === null) return c.redirect(statusPath(language, { link }), 303);
        const found = read(link);
        return page(language, found ? { link, found, problem } : { problem });
      }),
  };
}

/** What a button of the page does. @returns what is said of it; null where the page shows it by itself */
async function press(
  { store, settings, referrers }: ApiContext,
  link: string,
  { action, version, rating, ...typed }: Record<string, string>,
) {
  const { contactPhone = '', bestTimeToCall = '' } = typed;
  if (action === 'answer') {
    return (await referrers.answer(link, Number(version), { contactPhone, bestTimeToCall })) ? null : 'no-answer';
  }
  const answer = ratings.find((known) => known === rating);
  if (answer) await referrers.rate(link, answer);
  if (answer) return null;
  if (action === 'take-back') return (await referrers.takeBack(link)) ? null : 'reached';
  if (action === 'erase') {
    const erased = await referrers.erase(link);
    if (!erased) return 'needs-address';
    return erased.isReached ? 'removed-after-call' : 'removed';
  }
  if (action === 'mail-ask' || action === 'mail-confirm') {
    if (settings.smtpUrl) await referrers.changeMail(link, action === 'mail-ask' ? 'asked' : 'on');
    return null;
  }
  await referrers.changeMail(link, 'stopped');
  if (action === 'mail-stop') return 'mails-stopped';
  await store.statusLinks.end(link);
  return 'ended';
}
