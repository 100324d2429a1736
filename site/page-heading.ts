import type { Language } from '../domain/languages.ts';
import { isPost, type PageId } from '../domain/pages.ts';
import { articleOf } from './markdown/articles.ts';
import { pageWords } from './page-words.ts';

/** The first heading of a page of the page table. */
export function pageHeading(page: PageId, language: Language): string {
  if (isPost(page)) return articleOf(language, page).title;
  const words = pageWords[page][language];
  return 'hero' in words ? words.hero.title : words.title;
}
