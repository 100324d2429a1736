import { languages, languageTags } from '../../domain/languages.ts';
import { type PageId, pages, pathTo } from '../../domain/pages.ts';
import { configuration } from '../configuration.ts';
import { articles } from '../markdown/articles.ts';
import { termsUpdated } from '../markdown/terms-sections.ts';
import { escapeXml } from './xml.ts';

/** `/sitemap.xml`. */
export function loader(): Response {
  const changed = Object.fromEntries([...articles.en.map(({ slug, date }) => [slug, date]), ['terms', termsUpdated]]);
  const xml = sitemap(configuration.siteUrl, changed);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/**
 * Every address of the page table with the same page in the other language (sitemaps.org, Google's `xhtml:link`).
 * @param siteUrl the public origin
 * @param changed the day a page last changed, as 2026-11-01, for pages that show a date; search engines ignore these dates
 * when some of them are wrong, so the other pages have none
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
