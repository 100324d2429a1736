import type { Context } from 'hono';
import { withoutControls } from '../admin/csv.ts';
import { pathOf } from '../http/pages.ts';
import { comesFromAnotherSite } from '../middleware/cross-site.ts';
import type { ApiContext } from './context.ts';

/** Why a write is refused before its body is read; `seconds` is the time to wait. */
export type WriteRefusal = { code: 'other-site' } | { code: 'too-many'; seconds: number };

/** Characters of a header that are logged. */
const longestLogged = 200;

/**
 * The checks of every write before its body is read: its origin, then the rate limit. A refusal is a warning in the log, with
 * the reason, because the likeliest cause of both is a wrong setting.
 * @returns null when the body may be read
 */
export function refuseWrite(c: Context, api: ApiContext): WriteRefusal | null {
  const { settings, log } = api;
  const path = pathOf(c.req.url).slice(0, longestLogged);
  if (comesFromAnotherSite(c.req.raw, settings)) {
    const { origin, host } = Object.fromEntries(
      ['origin', 'host'].map((name) => [name, withoutControls(c.req.header(name) ?? '').slice(0, longestLogged)]),
    );
    const wanted = [settings.siteUrl, settings.apiOrigin].filter(Boolean);
    log.warn(
      { path, origin, host, wanted },
      'A form of another origin was refused: is SITE_URL the address visitors see?',
    );
    return { code: 'other-site' };
  }
  const seconds = api.secondsToWait(api.clientOf(c));
  if (seconds === 0) return null;
  const limit = api.limits.writesPerMinute;
  log.warn({ path, limit, seconds }, 'A client sent too many forms: is TRUSTED_PROXIES right, and WRITES_PER_MINUTE?');
  return { code: 'too-many', seconds };
}
