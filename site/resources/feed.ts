import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../content/brand.ts';
import { blog as en } from '../../content/en/blog.ts';
import { blog as zh } from '../../content/zh/blog.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { configuration } from '../configuration.ts';
import { type Article, articles } from '../markdown/articles.ts';
import { startOfDay } from '../markdown/long-date.ts';
import { toHtml } from '../markdown/to-html.ts';
import { languageOf } from './language-param.ts';
import { escapeXml } from './xml.ts';

const words = { en, zh };

/** `/en/feed.xml`. */
export function loader({ params }: LoaderFunctionArgs): Response {
  const language = languageOf(params);
  const xml = feed(language, articles[language], configuration.siteUrl);
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

export function feedPath(language: Language): string {
  return `/${language}/feed.xml`;
}

/**
 * The articles of a language as an Atom feed (RFC 4287), with their whole text.
 * @param articles newest first
 */
export function feed(language: Language, articles: readonly Article[], siteUrl: string): string {
  const address = (path: string) => escapeXml(new URL(path, siteUrl).href);
  const { meta, description } = words[language];
  const blog = address(pathTo('blog', language));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTags[language]}">
<title>${escapeXml(`${meta.title} | ${brand.both}`)}</title>
<subtitle>${escapeXml(description)}</subtitle>
<id>${blog}</id>
<link rel="alternate" type="text/html" hreflang="${languageTags[language]}" href="${blog}"/>
<link rel="self" type="application/atom+xml" href="${address(feedPath(language))}"/>
<updated>${startOfDay(articles[0]?.date ?? '2023-01-01')}</updated>
<author><name>${escapeXml(brand[language])}</name><uri>${address(pathTo('home', language))}</uri></author>
<icon>${address('/icon-192.png')}</icon>
${articles.map((article) => entry(article, language, siteUrl)).join('\n')}
</feed>
`;
}

function entry({ slug, title, description, date, markdown }: Article, language: Language, siteUrl: string): string {
  const address = escapeXml(new URL(pathTo(slug, language), siteUrl).href);
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${startOfDay(date)}</published>
<updated>${startOfDay(date)}</updated>
<summary>${escapeXml(description)}</summary>
<content type="html">${escapeXml(absolute(toHtml(markdown, language), siteUrl))}</content>
</entry>`;
}

/** Makes links absolute: in a feed reader `/en/faq` would not work. */
function absolute(html: string, siteUrl: string): string {
  return html.replace(/(href|src)="(\/[^"]*)"/g, (_, name, path) => `${name}="${new URL(path, siteUrl).href}"`);
}
