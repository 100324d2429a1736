import type { Context } from 'hono';
import { districtOf } from '../../domain/districts.ts';
import { isLanguage } from '../../domain/languages.ts';
import { posterPath } from '../../domain/service-pages.ts';
import { notFound, renderedPage } from '../http/response-pages.ts';
import type { ApiContext } from './context.ts';
import { tooManyPages } from './page-limit.ts';

/** `/{language}/referral/poster?district=…`: a poster for a shop's door. Who asks too often waits. */
export const referralPoster = (api: ApiContext) => (c: Context) => {
  const { language } = c.req.param();
  if (!isLanguage(language)) return notFound(c.req.raw, api);
  const district = districtOf(c.req.query('district'));
  return tooManyPages(c, api, language) ?? renderedPage(api, posterPath(language, district), 200, {});
};
