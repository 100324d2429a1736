import type { Context } from 'hono';
import { districtOf } from '../../domain/districts.ts';
import { isLanguage } from '../../domain/languages.ts';
import { posterPath, responsePath } from '../../domain/service-pages.ts';
import { notFound, renderedPage } from '../http/response-pages.ts';
import type { ApiContext } from './context.ts';

/** `/{language}/referral/poster?district=…`: a poster for a shop's door. Who asks too often waits. */
export const referralPoster = (api: ApiContext) => (c: Context) => {
  const { language } = c.req.param();
  if (!isLanguage(language)) return notFound(c.req.raw, api);
  const wait = api.secondsToWait(api.clientOf(c));
  if (wait > 0) return api.pages.error(responsePath('too-many-pages', language), 429, { 'Retry-After': `${wait}` });
  const district = districtOf(c.req.query('district'));
  return renderedPage(api, posterPath(language, district), 200, {});
};
