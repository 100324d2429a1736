import type { HeaderSettings } from './security-headers.ts';

/**
 * Whether a write was sent by a page of another site, from the headers that browsers add. A client without them is not a
 * browser.
 * @param settings the pages' own origin (and the API's, where it is another) may write
 */
export function comesFromAnotherSite(request: Request, settings: HeaderSettings): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null || (origin === 'null' && site === 'same-origin')) return site === 'cross-site';
  if (origin === new URL(settings.siteUrl).origin || origin === settings.apiOrigin) return false;
  // Only hosts are compared: behind a proxy that ends TLS, the scheme seen here is not the visitor's.
  return URL.parse(origin)?.host !== new URL(request.url).host;
}
