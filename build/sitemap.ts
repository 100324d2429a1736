import { languages, languageTags } from '../domain/languages.ts';
import { type PageId, pages, pathTo } from '../domain/pages.ts';
import { escapeXml } from './xml.ts';

/**
 * Every address of the page table with its twin in the other language (sitemaps.org, Google's `xhtml:link`).
 * @param siteUrl the public origin
 * @param changed the day a page last changed, as 2026-11-01, for pages that carry a date; a guess for the others would
 * teach search engines to ignore all of them
 */
export function sitemap(siteUrl: string, changed: Partial<Record<PageId, string>>): string {
  const address = (path: string) => escapeXml(new URL(path, siteUrl).href);
  const entries = pages.flatMap(({ id, priority }) => {
    const alternates = [
      ...languages.map((language) => ({ hreflang: languageTags[language], path: pathTo(id, language) })),
      { hreflang: 'x-default', path: pathTo(id, 'en') },
    ].map(({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path)}"/>`);
    const lastmod = changed[id] ? `<lastmod>${changed[id]}</lastmod>` : '';
    return languages.map(
      (language) =>
        `<url><loc>${address(pathTo(id, language))}</loc>${lastmod}<priority>${priority.toFixed(1)}</priority>` +
        `${alternates.join('')}</url>`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}

/**
 * Everything may be read but the API. Answers to forms are left out of search by `noindex`, which a robot must be able to
 * read.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /v1/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
