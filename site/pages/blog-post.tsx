import { useLocation } from 'react-router';
import type { Language } from '../../domain/languages.ts';
import { type PostSlug, pageAt, postSlugs } from '../../domain/pages.ts';
import { definePage } from '../layout/define-page.tsx';
import { articleOf } from '../markdown/articles.ts';
import { pageWords } from '../page-words.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ArticleEnd, ArticleHead, ArticleText } from './blog/article.tsx';
import { RelatedArticles } from './blog/related-articles.tsx';

/** The words of a post's page: those of the blog, with the title and description of the article as `meta`. */
function wordsOf(language: Language, slug: PostSlug) {
  const article = articleOf(language, slug);
  return {
    ...pageWords.blog[language],
    title: article.title,
    article,
    meta: { title: article.title, description: article.description },
  };
}

const postPages = new Map(
  postSlugs.map((slug) => [
    slug as string,
    definePage({ en: wordsOf('en', slug), zh: wordsOf('zh', slug) }, ({ words, language, to }) => (
      <>
        <article>
          <ArticleHead words={words} article={words.article} language={language} back={to('blog')} />
          <div className="column grid gap-x-12 gap-y-8 pb-20 lg:grid-cols-[1fr_2.6fr]">
            <p className="flex items-center gap-3 self-start border-t-2 border-ink pt-3 text-sm font-medium">
              <BrandMark />
              {words.by}
            </p>
            <ArticleText article={words.article} language={language} />
            <ArticleEnd
              words={words.end}
              article={words.article}
              language={language}
              newsletter={`${to('blog')}#newsletter`}
            />
          </div>
        </article>
        <RelatedArticles words={words} to={slug} language={language} />
      </>
    )),
  ]),
);

/** One component for all rows of the page table that are posts. */
export default function BlogPost() {
  const { pathname } = useLocation();
  const PostPage = postPages.get(pageAt(pathname)?.page.id ?? '');
  if (!PostPage) throw new Error(`${pathname} is not the address of a post`);
  return <PostPage />;
}
