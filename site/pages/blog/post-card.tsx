import type { Language } from '../../../domain/languages.ts';
import type { Article } from '../../markdown/articles.ts';
import { longDate } from '../../markdown/long-date.ts';
import { keepUnits } from '../../ui/body-text.tsx';
import { Phrases, useNameOfPhrases } from '../../ui/phrases.tsx';
import { articleCover, CoverDrawing, coverSize } from './article-cover.tsx';

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

/** The date of an article and its reading time. */
function Dateline({ date, readTime, language }: { date: string; readTime: string; language: Language }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <time dateTime={date}>{longDate(date, language)}</time>
      <span aria-hidden="true" className="text-hot">
        ·
      </span>
      <span>{readTime}</span>
    </p>
  );
}

/** The link of a card, which covers the whole card; its title breaks as headings do. */
export function CardLink({ address, children: title }: { address: string; children: string }) {
  return (
    <a
      href={address}
      aria-label={useNameOfPhrases(title)}
      className="group-hover:text-hot after:absolute after:inset-0"
    >
      <Phrases>{title}</Phrases>
    </a>
  );
}
