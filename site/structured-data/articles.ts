import type { BlogPosting } from 'schema-dts';
import { brand } from '../../content/brand.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { type PostSlug, pathTo } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';
import { articleOf } from '../markdown/articles.ts';
import { startOfDay } from '../markdown/long-date.ts';
import { organizationId } from './organization.ts';

/** A blog post. Its author is the company: no single person signs the articles. */
export function posting(slug: PostSlug, language: Language) {
  const { title, description, date } = articleOf(language, slug);
  const path = pathTo(slug, language);
  const company = {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand[language],
    url: absoluteUrl(pathTo('home', language)),
  };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: startOfDay(date),
    dateModified: startOfDay(date),
    inLanguage: languageTags[language],
    mainEntityOfPage: absoluteUrl(path),
    image: absoluteUrl(`/social${path}.png`),
    author: company,
    publisher: company,
  } satisfies BlogPosting;
}
