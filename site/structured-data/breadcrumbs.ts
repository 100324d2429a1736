import type { BreadcrumbList } from 'schema-dts';
import type { Language } from '../../domain/languages.ts';
import { isPost, type Page, type PageId, pages, pathTo } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';
import { articleOf } from '../markdown/articles.ts';
import { pageWords } from '../page-words.ts';

/** The path from the home page to a page, one step for each part of its address; the home page itself has none. */
export function breadcrumbs(id: PageId, language: Language): BreadcrumbList[] {
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
