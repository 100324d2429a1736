import { NewsletterSection } from '../forms/newsletter-section.tsx';
import { definePage } from '../layout/define-page.tsx';
import { articles } from '../markdown/articles.ts';
import { pageWords } from '../page-words.ts';
import { Picture } from '../ui/drawings/picture.tsx';
import { Heading } from '../ui/heading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PostCard } from './blog/post-card.tsx';

export default definePage(pageWords.blog, ({ words, language, to }) => (
  <>
    <PageTitle title={words.title} intro={words.description} />
    <section className="column pb-16 md:pb-24">
      <Heading level={2} className="mb-8 border-t-2 border-ink pt-3 text-xl">
        {words.allPosts}
      </Heading>
      <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 md:gap-y-20">
        {articles[language].map((article, index) => (
          <li key={article.slug} className="md:first:col-span-2 md:odd:not-first:mt-24">
            <PostCard
              article={article}
              address={to(article.slug)}
              language={language}
              words={words}
              lead={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
    <section id="newsletter" data-screen-only className="over-street section-space bg-sunk">
      <div className="column">
        <div className="airmail relative p-6 shadow-card md:p-12">
          <NewsletterSection language={language} />
          <div className="absolute -top-20 right-0 origin-top-right scale-150 rotate-3 max-lg:hidden">
            <div className="stamp">
              <Picture name="food/pineapple-bun" className="bg-butter p-2" />
            </div>
            <Postmark className="absolute top-5 -left-14 w-24 opacity-60" />
          </div>
        </div>
      </div>
    </section>
  </>
));

function Postmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 140 60" aria-hidden="true" className={className}>
      <path
        d="M2 8q17-10 34 0t34 0 34 0 34 0M2 24q17-10 34 0t34 0 34 0 34 0M2 40q17-10 34 0t34 0 34 0 34 0M2 56q17-10 34 0t34 0 34 0 34 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
    </svg>
  );
}
