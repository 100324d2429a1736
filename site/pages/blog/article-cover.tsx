import { type PostSlug, postSlugs } from '../../../domain/pages.ts';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';

const texts = import.meta.glob<string>('./drawings/**/*.svg', { eager: true, query: '?raw', import: 'default' });
const addresses = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?url', import: 'default' });

/** The size of every cover; what matters is far enough from its edges for other formats to be cropped from it. */
export const coverSize = { width: 800, height: 500 };

const noShapes = `<svg viewBox="0 0 ${coverSize.width} ${coverSize.height}"></svg>`;

/**
 * The cover of an article, from the file that has its slug as name: its text, its address, and the text of what is part of a page
 * that shows it first, under the file (`CoverDrawing`): nothing where `drawings/first` has no such file.
 */
export function articleCover(slug: PostSlug): { svg: string; address: string; first: string } {
  const file = `./drawings/${slug}.svg`;
  const svg = texts[file];
  const address = addresses[file];
  if (!svg || !address) throw new Error(`${file} is missing in site/pages/blog`);
  return { svg, address, first: texts[`./drawings/first/${slug}.svg`] ?? noShapes };
}

// A missing drawing stops the build, like a missing Markdown file.
for (const slug of postSlugs) articleCover(slug);

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
