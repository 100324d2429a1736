import type { Language } from '../../../domain/languages.ts';
import type { Article } from '../../markdown/articles.ts';
import { longDate } from '../../markdown/long-date.ts';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';
import { CoverDrawing } from './cover-drawing.tsx';

type Props = {
  article: Article;
  language: Language;
  /** The address of the list. */
  back: string;
  words: { backToBlog: string; publishedOn: string };
};

/** The head of an article: the link back, title, description, date and cover. */
export function ArticleHead({ article, language, back, words }: Props) {
  const [before, after] = words.publishedOn.split('{date}');
  return (
    <div className="@container column grid justify-items-start gap-6 pt-8 md:pt-12">
      <a href={back} data-screen-only className="text-link -my-2 py-2 text-sm font-bold">
        <span aria-hidden="true">← </span>
        {words.backToBlog}
      </a>
      <Heading level={1} className="max-w-lg phone-title text-4xl">
        {article.title}
      </Heading>
      <Lead className="max-w-prose">{article.description}</Lead>
      <p className="text-sm">
        {before}
        <time dateTime={article.date}>{longDate(article.date, language)}</time>
        {after}
      </p>
      <CoverDrawing
        slug={article.slug}
        alt={article.imageAlt}
        className="mt-4 mb-10 rounded-lg md:mb-16 print:max-w-md"
      />
    </div>
  );
}
