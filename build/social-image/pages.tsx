import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../domain/languages.ts';
import { isPost, type PageId, pages, pathTo } from '../../domain/pages.ts';
import { phraseBreaks } from '../../site/layout/phrases.ts';
import { articleOf } from '../../site/markdown/articles.ts';
import { pageWords } from '../../site/page-words.ts';
import { BrandMark } from '../../site/ui/brand-mark.tsx';
import { clausesOf } from '../../site/ui/phrases.tsx';
import { Scene } from './scene.tsx';
import { SocialImage } from './social-image.tsx';

/** The drawings of a social image that have no text, with colours as variables. */
type Drawings = { mark: string; scene: string };

/** The social images of all pages: their addresses, and their layout, which needs the drawings as image URLs. */
export const socialImages = languages.flatMap((language) =>
  pages.map((page) => ({
    path: pathTo(page.id, language),
    drawings: { mark: svgOf(<BrandMark />), scene: svgOf(<Scene page={page.id} />) } satisfies Drawings,
    layout: (drawings: Drawings, color: (name: string) => string) => (
      <SocialImage
        language={language}
        clauses={clausesIn(pageHeading(page.id, language), language)}
        {...drawings}
        color={color}
      />
    ),
  })),
);

/** English breaks anywhere in a sentence, Chinese after phrases. */
function clausesIn(heading: string, language: Language): string[][] {
  return language === 'en' ? heading.split(/(?<=[.?!]) /).map((it) => [it]) : clausesOf(heading, phraseBreaks(heading));
}

function svgOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing);
}

/** The first heading of a page of the page table. */
function pageHeading(page: PageId, language: Language): string {
  if (isPost(page)) return articleOf(language, page).title;
  const words = pageWords[page][language];
  return 'hero' in words ? words.hero.title : words.title;
}
