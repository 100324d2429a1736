import type { Language } from '../../../domain/languages.ts';
import type { PostSlug } from '../../../domain/pages.ts';
import { articles } from '../../markdown/articles.ts';
import { keepUnits } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { articleCover, coverSize } from './article-cover.tsx';
import { CardLink } from './post-card.tsx';

type Props = {
  /** The article on this page; all others are listed. */
  to: PostSlug;
  language: Language;
  words: { related: string; readMore: string };
};

/**
 * The other articles. These links carry no language prefix (docs/spec.md §2.12); the server redirects them to
 * the language of the page.
 */
export function RelatedArticles({ to, language, words }: Props) {
  return (
    <aside data-screen-only aria-labelledby="related" className="section-space over-street bg-sunk">
      <div className="column">
        <Heading level={2} id="related" className="text-2xl">
          {words.related}
        </Heading>
        <ul className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {articles[language]
            .filter(({ slug }) => slug !== to)
            .map(({ slug, title, description }) => (
              <li
                key={slug}
                className="group relative grid grid-cols-[6rem_1fr] items-start gap-5 sm:grid-cols-[9rem_1fr]"
              >
                <img
                  src={articleCover(slug).address}
                  {...coverSize}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full rounded-md object-cover"
                />
                <div className="grid content-start gap-2">
                  <h3>
                    <CardLink address={`/blog/${slug}`}>{title}</CardLink>
                  </h3>
                  <p className="text-sm text-soft">{keepUnits(description)}</p>
                  <p aria-hidden="true" className="text-link text-sm font-bold">
                    {words.readMore}
                  </p>
                </div>
              </li>
            ))}
        </ul>
      </div>
    </aside>
  );
}
