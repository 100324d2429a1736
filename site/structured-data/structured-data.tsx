import type { BreadcrumbList, Thing } from 'schema-dts';
import type { Language } from '../../domain/languages.ts';
import { isPost, type Page, type PageId, pages, pathTo, postSlugs } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';
import { articleOf } from '../markdown/articles.ts';
import { pageWords } from '../page-words.ts';
import { organization, posting, website } from './organization.ts';
import { questions } from './questions.ts';

type Props = { page: PageId; language: Language };

/** The structured data of a page for search engines (schema.org, JSON-LD). It contains only texts of the page. */
export function StructuredData({ page, language }: Props) {
  const graph = structuredDataOf(page, language);
  if (graph.length === 0) return null;
  // Inside a script element only `<` could end it early; browsers do not run a data block, so no CSP hash is needed.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a script element must not be escaped as HTML
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The schema.org items of a page. */
export function structuredDataOf(page: PageId, language: Language): Exclude<Thing, string>[] {
  const post = postSlugs.find((slug) => slug === page);
  return [
    // Search engines want the company on one page that describes it.
    ...(page === 'home' ? [website(language)] : []),
    ...(page === 'about' ? [organization(language)] : []),
    ...(post ? [posting(post, language)] : []),
    ...questions(page, language),
    ...breadcrumbs(page, language),
  ];
}

/** The path from the home page to a page, one step for each part of its address; the home page itself has none. */
function breadcrumbs(id: PageId, language: Language): BreadcrumbList[] {
  const { path } = pages.find((page) => page.id === id) as Page;
  if (path === '') return [];
  const trail = pages
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length);
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((page, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: nameOf(page.id, language),
        item: absoluteUrl(pathTo(page.id, language)),
      })),
    },
  ];
}

function nameOf(id: PageId, language: Language): string {
  return isPost(id) ? articleOf(language, id).title : pageWords[id][language].label;
}
