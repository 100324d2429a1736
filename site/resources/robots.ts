import { configuration } from '../configuration.ts';

/** `/robots.txt`. */
export function loader(): Response {
  return new Response(robots(configuration.siteUrl));
}

/**
 * Allows everything except the API. Responses to forms are not disallowed here, because robots must be able to read their
 * `noindex`.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /v1/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
