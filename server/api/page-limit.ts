import type { Context } from 'hono';
import type { Language } from '../../domain/languages.ts';
import { responsePath } from '../../domain/service-pages.ts';
import type { ApiContext } from './context.ts';

/** What a client gets that asks too often for pages that are rendered at each request, without rendering; null where it does not. */
export function tooManyPages(c: Context, api: ApiContext, language: Language) {
  const wait = api.secondsToNextPage(api.clientOf(c));
  if (wait === 0) return null;
  return api.pages.error(responsePath('too-many-pages', language), 429, { 'Retry-After': `${wait}` });
}
