import { blog as en } from '../../content/en/blog.ts';
import { blog as zh } from '../../content/zh/blog.ts';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { definePage } from '../layout/define-page.tsx';
import { articles } from '../markdown/articles.ts';
import { SurpriseBag } from '../ui/drawings/surprise-bag.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PostCard } from './blog/post-card.tsx';

export default definePage({ en, zh }, ({ words, language, to }) => (
  <>
    <PageTitle title={words.title} intro={words.description} />
    <section className="column pb-16 md:pb-24">
      <h2 className="mb-8 border-t-2 border-ink pt-3 text-xl">{words.allPosts}</h2>
      <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 md:gap-y-20">
        {articles[language].map((article, index) => (
          <li key={article.slug} className={['md:col-span-2', '', 'md:mt-24'][index]}>
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
    <section className="-mb-24 bg-sunk py-16 md:py-24">
      <div className="column grid items-end gap-12 lg:grid-cols-[1.9fr_1fr]">
        <div className="airmail p-6 shadow-card md:p-12">
          <NewsletterForm language={language} />
        </div>
        <SurpriseBag className="w-72 max-lg:hidden" />
      </div>
    </section>
  </>
));
