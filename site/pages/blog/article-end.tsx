import type { blog } from '../../../content/en/blog.ts';
import type { Language } from '../../../domain/languages.ts';
import { pathTo } from '../../../domain/pages.ts';
import { absoluteUrl } from '../../configuration.ts';
import { DownloadBadges } from '../../layout/download-badges.tsx';
import { siteWords } from '../../layout/words.ts';
import type { Article } from '../../markdown/articles.ts';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  words: typeof blog.end;
  article: Article;
  language: Language;
  /** The address of the newsletter's form. */
  newsletter: string;
};

/** What a reader can do after an article: get the app, subscribe to the newsletter, share the article. */
export function ArticleEnd({ words, article, language, newsletter }: Props) {
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
      <a href={newsletter} className="text-link font-bold">
        {words.newsletter}
      </a>
      <p className="flex flex-wrap gap-x-4">
        {words.share}{' '}
        <a href={`https://wa.me/?text=${shared}`} className="text-link">
          {words.whatsapp}
        </a>{' '}
        <a href={`mailto:?subject=${title}&body=${shared}`} className="text-link">
          {words.email}
        </a>
      </p>
    </section>
  );
}
