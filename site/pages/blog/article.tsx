import { useContext } from 'react';
import type { blog } from '../../../content/en/blog.ts';
import type { Language } from '../../../domain/languages.ts';
import { pathTo } from '../../../domain/pages.ts';
import { absoluteUrl } from '../../configuration.ts';
import { DownloadBadges } from '../../layout/download-badges.tsx';
import { siteWords } from '../../layout/words.ts';
import type { Article } from '../../markdown/articles.ts';
import { longDate } from '../../markdown/long-date.ts';
import { toHtml } from '../../markdown/to-html.ts';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PhraseBreaks } from '../../ui/phrases.tsx';
import { CoverDrawing } from './article-cover.tsx';

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
      <a href={back} data-screen-only className="text-link -my-3 py-3 text-sm font-bold">
        <span aria-hidden="true">← </span>
        {words.backToBlog}
      </a>
      <Heading level={1} className="max-w-lg phone-title">
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

/** The text of an article, with the phrase breaks of the page in its headings. */
export function ArticleText({ article, language }: { article: Article; language: Language }) {
  return (
    <div
      className="prose article-opening min-w-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, turned into HTML while the page is rendered
      dangerouslySetInnerHTML={{ __html: toHtml(article.markdown, language, useContext(PhraseBreaks)) }}
    />
  );
}

type ArticleEndProps = {
  words: typeof blog.end;
  article: Article;
  language: Language;
  /** The address of the newsletter's form. */
  newsletter: string;
};

/** What a reader can do after an article: get the app, subscribe to the newsletter, share the article. */
export function ArticleEnd({ words, article, language, newsletter }: ArticleEndProps) {
  const address = absoluteUrl(pathTo(article.slug, language));
  const title = encodeURIComponent(article.title);
  const shared = encodeURIComponent(`${article.title} ${address}`);
  return (
    <section data-screen-only className="grid justify-items-start gap-4 border-t-2 border-ink pt-8 lg:col-start-2">
      <Heading level={2} className="text-2xl">
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <DownloadBadges words={siteWords[language].download} />
      <a href={newsletter} className="text-link -my-2 py-2 font-bold">
        {words.newsletter}
      </a>
      <p className="flex flex-wrap gap-x-4">
        {words.share}{' '}
        <a href={`https://wa.me/?text=${shared}`} className="text-link -my-2 py-2">
          {words.whatsapp}
        </a>{' '}
        <a href={`mailto:?subject=${title}&body=${shared}`} className="text-link -my-2 py-2 px-2">
          {words.email}
        </a>
      </p>
    </section>
  );
}
