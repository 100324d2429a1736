import type { ReactNode } from 'react';
import { type PostSlug, postSlugs } from '../../../domain/pages.ts';
import type { CoverProps } from '../../ui/drawings/cover.tsx';
import type { DrawingComponent } from '../../ui/drawings/drawing.tsx';

type ArticleDrawings = {
  ArticleCover: (props: CoverProps) => ReactNode;
  /** The same in a few shapes, for lists: three whole covers would be a third of an article's bytes. */
  ArticleMark: DrawingComponent;
};

const files = import.meta.glob<ArticleDrawings>('./drawings/*.tsx', { eager: true });

/** The drawings of an article, from the file that has its slug as name. */
export function articleDrawings(slug: PostSlug): ArticleDrawings {
  const drawings = files[`./drawings/${slug}.tsx`];
  if (!drawings?.ArticleCover || !drawings.ArticleMark) {
    throw new Error(`site/pages/blog/drawings/${slug}.tsx must export ArticleCover and ArticleMark`);
  }
  return drawings;
}

// A missing drawing stops the build, like a missing Markdown file.
for (const slug of postSlugs) articleDrawings(slug);
