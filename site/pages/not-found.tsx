import { useLocation } from 'react-router';
import { notFound as en } from '../../content/en/not-found.ts';
import { notFound as zh } from '../../content/zh/not-found.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { PageHead } from '../layout/page-head.tsx';

/** What any unknown address shows (SPEC §2); the marker tells the script to log the bad path. */
export default function NotFound() {
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  const words = { en, zh }[language];
  return (
    <section data-not-found className="column grid justify-items-start gap-6 py-24">
      <PageHead meta={words.meta} path={null} />
      <h1 className="text-4xl">{words.title}</h1>
      <p className="text-xl">{words.subtitle}</p>
      <p>{words.description}</p>
      <a href={pathTo('home', language)} className="button">
        {words.goHome}
      </a>
    </section>
  );
}
