import type { Organization, WebSite } from 'schema-dts';
import { brand } from '../../content/brand.ts';
import { home as en } from '../../content/en/home.ts';
import { site as enSite } from '../../content/en/site.ts';
import { home as zh } from '../../content/zh/home.ts';
import { site as zhSite } from '../../content/zh/site.ts';
import { facts } from '../../domain/facts.ts';
import { type Language, languageTags, otherLanguage } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';

const contact = { en: en.contact, zh: zh.contact };
const about = { en: enSite.footer.about, zh: zhSite.footer.about };
const taglines = { en: enSite.tagline, zh: zhSite.tagline };

/** The company, the same thing on every page and in both languages: what others refer to by its id. */
export const organizationId = () => absoluteUrl('/#organization');

/** Who is behind the site, with the ways to reach them that the home page gives. */
export function organization(language: Language) {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand[language],
    alternateName: brand[otherLanguage(language)],
    description: about[language],
    url: absoluteUrl(pathTo('home', language)),
    logo: absoluteUrl('/icon-512.png'),
    foundingDate: '2023',
    email: facts.email,
    telephone: facts.phone,
    address: { '@type': 'PostalAddress', streetAddress: contact[language].address.text, addressCountry: 'HK' },
    sameAs: [facts.instagram, facts.rednote],
  } satisfies Organization;
}

export function website(language: Language) {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(`${pathTo('home', language)}#website`),
    name: brand.both,
    alternateName: [brand.en, brand.zh],
    description: taglines[language],
    url: absoluteUrl(pathTo('home', language)),
    inLanguage: languageTags[language],
    publisher: { '@id': organizationId() },
  } satisfies WebSite;
}
