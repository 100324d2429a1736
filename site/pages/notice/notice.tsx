import { useContext } from 'react';
import type { Language } from '../../../domain/languages.ts';
import { longDate } from '../../markdown/long-date.ts';
import { type NoticeName, notices } from '../../markdown/notices.ts';
import { headingsOf, toHtml } from '../../markdown/to-html.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PhraseBreaks } from '../../ui/phrases.tsx';

type Props = {
  name: NoticeName;
  words: { title: string; intro: string; lastUpdated: string; contents?: string };
  language: Language;
};

/** A page of plain text: the privacy notice, the accessibility statement. A long one has links to its parts, where they are not beside it. */
export function Notice({ name, words, language }: Props) {
  const { updated, markdown } = notices[language][name];
  return (
    <>
      <PageTitle title={words.title} intro={words.intro}>
        <p className="text-sm text-soft">{words.lastUpdated.replace('{date}', longDate(updated, language))}</p>
      </PageTitle>
      <div className="column pb-16">
        {words.contents && (
          <details data-screen-only className="-mt-4 mb-8 lg:hidden">
            <summary className="py-2.5 font-bold">
              <span className="text-link">{words.contents}</span>
            </summary>
            <ul>
              {headingsOf(markdown).map((heading, index) => (
                <li key={heading}>
                  <a href={`#part-${index + 1}`} className="block border-b border-line py-2.5 text-hot">
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
        <div
          className="prose side-headings *:first:mt-0"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, turned into HTML while the page is rendered
          dangerouslySetInnerHTML={{ __html: toHtml(markdown, language, useContext(PhraseBreaks)) }}
        />
      </div>
    </>
  );
}
