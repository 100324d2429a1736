import type { PostSlug } from '../../../domain/pages.ts';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import { articleCover } from './article-cover.ts';

type Props = { slug: PostSlug; alt: string; className: string };

/** The cover of an article on the first screen: its large shapes are part of the page, and the file with everything lies over them. */
export function CoverDrawing({ slug, alt, className }: Props) {
  const { first, address } = articleCover(slug);
  return (
    <div className={`relative aspect-8/5 w-full overflow-hidden ${className}`}>
      <InlineDrawing svg={first} alt={alt} className="h-full" />
      <LateDrawing file={address} viewBox="0 0 800 500" className="size-full" cropped />
    </div>
  );
}
