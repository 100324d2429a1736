import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../domain/languages.ts';
import { pages, pathTo, postSlugs } from '../../domain/pages.ts';
import { phraseBreaks } from '../../site/layout/phrases.ts';
import { articleOf } from '../../site/markdown/articles.ts';
import { BrandMark } from '../../site/ui/brand-mark.tsx';
import { Scene } from './scene.tsx';
import { SocialImage } from './social-image.tsx';

/** The words of a page: a content file has one export, with the heading at its top or in its first section. */
type Words = Record<string, { title: string } | { hero: { title: string } }>;
const content = import.meta.glob<Words>('../../content/{en,zh}/*.ts', { eager: true });

/** The drawings of a social image that have no text, with colours as variables. */
type Drawings = { mark: string; scene: string };

/** The social images of all pages: their addresses, and how to lay them out once the drawings are addresses of images. */
export const socialImages = languages.flatMap((language) =>
  pages.map((page) => ({
    path: pathTo(page.id, language),
    drawings: { mark: svgOf(<BrandMark />), scene: svgOf(<Scene page={page.id} />) } satisfies Drawings,
    layout: (drawings: Drawings, color: (name: string) => string) => (
      <SocialImage
        language={language}
        pieces={piecesOf(headingOf(page, language), language)}
        {...drawings}
        color={color}
      />
    ),
  })),
);

function headingOf({ id, file }: (typeof pages)[number], language: Language): string {
  const slug = postSlugs.find((post) => post === id);
  if (slug) return articleOf(language, slug).title;
  const [words] = Object.values(content[`../../content/${language}/${file}.ts`] ?? {});
  if (!words) throw new Error(`content/${language}/${file}.ts has no words`);
  return 'hero' in words ? words.hero.title : words.title;
}

/** English breaks after words, Chinese after phrases. */
function piecesOf(heading: string, language: Language): string[] {
  if (language === 'en') return heading.split(/(?<=\s)/);
  const edges = [0, ...phraseBreaks(heading), heading.length];
  return edges.slice(1).map((end, index) => heading.slice(edges[index], end));
}

function svgOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing);
}
