import type { Thing } from 'schema-dts';
import type { Language } from '../../domain/languages.ts';
import { type PageId, postSlugs } from '../../domain/pages.ts';
import { posting } from './articles.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { howTo } from './how-to.ts';
import { organization, website } from './organization.ts';
import { questions } from './questions.ts';

/** The schema.org items of a page. */
export function structuredDataOf(page: PageId, language: Language): Exclude<Thing, string>[] {
  const post = postSlugs.find((slug) => slug === page);
  return [
    ...(page === 'home' ? [organization(language), website(language)] : []),
    ...(page === 'about' ? [organization(language)] : []),
    ...(post ? [posting(post, language)] : []),
    ...questions(page, language),
    ...howTo(page, language),
    ...breadcrumbs(page, language),
  ];
}
