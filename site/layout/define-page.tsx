import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../domain/languages.ts';
import { type PageId, pageAt, pathTo } from '../../domain/pages.ts';
import { type Meta, PageHead } from './page-head.tsx';

export type PageProps<Words> = {
  /** The page's words in its language. */
  words: Words;
  language: Language;
  /** The address of another page in the same language. */
  to: (id: PageId) => string;
};

/** The words of every page have its heading, at the top level or in `hero`. */
type Titled = { title: string } | { hero: { title: string } };

/**
 * Makes a page component from its words in each language and its content. The language and the head follow from the address.
 * @param words the page's content files, both languages
 * @param Body the content of the page
 */
export function definePage<Words extends { meta: Meta } & Titled>(
  words: Record<Language, Words>,
  Body: (props: PageProps<Words>) => ReactNode,
) {
  return function Page() {
    const here = pageAt(useLocation().pathname);
    if (!here) throw new Error('A page of the table is shown at an address that is not in it');
    const { language, page } = here;
    const own = words[language];
    return (
      <>
        <PageHead
          meta={own.meta}
          language={language}
          heading={'hero' in own ? own.hero.title : own.title}
          path={pathTo(page.id, language)}
        />
        <Body words={own} language={language} to={(id) => pathTo(id, language)} />
      </>
    );
  };
}
