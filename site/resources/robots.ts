import { configuration } from '../configuration.ts';

/** `/robots.txt`. */
export function loader(): Response {
  return new Response(robots(configuration.siteUrl));
}

/**
 * Everything may be read but the API. Answers to forms are left out of search by `noindex`, which a robot must be able to
 * read.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /v1/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
