import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../domain/languages.ts';
import { isPost, type PageId, pages, pathTo } from '../../domain/pages.ts';
import { phraseBreaks } from '../../site/layout/phrases.ts';
import { articleOf } from '../../site/markdown/articles.ts';
import { pageWords } from '../../site/page-words.ts';
import { BrandMark } from '../../site/ui/brand-mark.tsx';
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
        pieces={piecesOf(pageHeading(page.id, language), language)}
        {...drawings}
        color={color}
      />
    ),
  })),
);

/** English breaks after words, Chinese after phrases. */
function piecesOf(heading: string, language: Language): string[] {
  if (language === 'en') return heading.split(/(?<=\s)/);
  const edges = [0, ...phraseBreaks(heading), heading.length];
  return edges.slice(1).map((end, index) => heading.slice(edges[index], end));
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
