import { useLocation } from 'react-router';
import { notFound as en } from '../../content/en/not-found.ts';
import { notFound as zh } from '../../content/zh/not-found.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Heading } from '../ui/heading.tsx';
import { Lead } from '../ui/lead.tsx';
import { Phrases } from '../ui/phrases.tsx';

const suggested = ['faq', 'merchant', 'blog'] as const;

/** The page for unknown addresses (docs/spec.md §2.2); `data-not-found` makes the script log the path. */
export default function NotFound() {
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  const words = { en, zh }[language];
  const { title, pages } = words.suggestions;
  return (
    <div data-not-found>
      <PageHead meta={words.meta} language={language} heading={words.title} path={null} />
      <section className="column grid items-center gap-x-16 gap-y-8 pt-6 pb-14 md:grid-cols-[1.1fr_1fr] md:py-20">
        <Picture name="scenes/empty-plate" className="w-full max-w-md md:order-2" />
        <div className="flex flex-col items-start gap-5">
          <p className="font-bold text-hot text-sm">{words.subtitle}</p>
          <Heading level={1}>{words.title}</Heading>
          <Lead className="max-w-prose">{words.description}</Lead>
          <a href={pathTo('home', language)} className="button">
            {words.goHome}
          </a>
        </div>
      </section>
      <section className="column">
        <Heading level={2} className="border-t-2 border-ink pt-4 text-xl">
          {title}
        </Heading>
        <ul className="mt-4 grid gap-x-12 divide-y divide-line md:grid-cols-3 md:divide-y-0">
          {suggested.map((id) => (
            <li key={id} className="group relative py-5">
              <h3 className="flex justify-between gap-3 text-xl">
                <a href={pathTo(id, language)} className="group-hover:text-hot after:absolute after:inset-0">
                  <Phrases>{pages[id].label}</Phrases>
                </a>
                <span aria-hidden="true" className="text-hot">
                  →
                </span>
              </h3>
              <p className="mt-1 text-soft">{pages[id].description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
