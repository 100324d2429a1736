import type { BlogPosting, Organization, WebSite } from 'schema-dts';
import { brand } from '../../content/brand.ts';
import { facts } from '../../domain/facts.ts';
import { type Language, languageTags, otherLanguage } from '../../domain/languages.ts';
import { type PostSlug, pathTo } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';
import { siteWords } from '../layout/words.ts';
import { articleOf } from '../markdown/articles.ts';
import { startOfDay } from '../markdown/long-date.ts';
import { pageWords } from '../page-words.ts';

/** The `@id` of the company, the same on every page and in both languages. */
const organizationId = () => absoluteUrl('/#organization');

/** The company, with the contact details that the home page shows. */
export function organization(language: Language) {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand[language],
    alternateName: brand[otherLanguage(language)],
    description: siteWords[language].footer.about,
    slogan: siteWords[language].tagline,
    url: absoluteUrl(pathTo('home', language)),
    logo: absoluteUrl('/icon-512.png'),
    foundingDate: '2023',
    email: facts.email,
    telephone: facts.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: pageWords.home[language].contact.address.text,
      addressCountry: 'HK',
    },
    sameAs: [facts.instagram, facts.rednote],
  } satisfies Organization;
}

export function website(language: Language) {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(`${pathTo('home', language)}#website`),
    name: brand.both,
    alternateName: [brand.en, brand.zh],
    url: absoluteUrl(pathTo('home', language)),
    inLanguage: languageTags[language],
    publisher: { '@id': organizationId() },
  } satisfies WebSite;
}

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
