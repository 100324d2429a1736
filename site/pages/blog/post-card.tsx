import type { Language } from '../../../domain/languages.ts';
import type { Article } from '../../markdown/articles.ts';
import { keepUnits } from '../../ui/body-text.tsx';
import { CardLink } from '../../ui/card-link.tsx';
import { articleCover, coverSize } from './article-cover.ts';
import { CoverDrawing } from './cover-drawing.tsx';
import { Dateline } from './dateline.tsx';

type Props = {
  article: Article;
  address: string;
  language: Language;
  words: { readTime: string; readMore: string };
  /** True for the newest article, which is as wide as the page. */
  lead?: boolean;
};

/** One article in the list: cover, date, title, description. The whole card is a link. */
export function PostCard({ article, address, language, words, lead }: Props) {
  const look = 'transition-transform duration-500 ease-out motion-safe:group-hover:scale-103';
  return (
    <article
      className={`group relative grid content-start gap-6 ${lead ? 'items-center lg:grid-cols-[1.3fr_1fr] lg:gap-12' : ''}`}
    >
      <div className="overflow-hidden rounded-lg">
        {lead ? (
          <CoverDrawing slug={article.slug} alt={article.imageAlt} className={`print:max-w-md ${look}`} />
        ) : (
          <img
            src={articleCover(article.slug).address}
            {...coverSize}
            alt={article.imageAlt}
            loading="lazy"
            decoding="async"
            className={`aspect-8/5 w-full ${look}`}
          />
        )}
      </div>
      <div className="flex flex-col items-start gap-3">
        <Dateline date={article.date} readTime={words.readTime} language={language} />
        <h3 className={lead ? 'text-2xl xl:text-[2.75rem] xl:leading-[1.12]' : 'text-2xl'}>
          <CardLink address={address}>{article.title}</CardLink>
        </h3>
        <p>{keepUnits(article.description)}</p>
        <p aria-hidden="true" className="text-link font-bold">
          {words.readMore}
        </p>
      </div>
    </article>
  );
}
