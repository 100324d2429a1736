import { useContext } from 'react';
import type { Language } from '../../../domain/languages.ts';
import type { Article } from '../../markdown/articles.ts';
import { toHtml } from '../../markdown/to-html.ts';
import { PhraseBreaks } from '../../ui/phrases.tsx';

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
