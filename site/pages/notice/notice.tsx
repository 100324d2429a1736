import { useContext } from 'react';
import type { Language } from '../../../domain/languages.ts';
import { longDate } from '../../markdown/long-date.ts';
import { type NoticeName, notices } from '../../markdown/notices.ts';
import { toHtml } from '../../markdown/to-html.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PhraseBreaks } from '../../ui/phrases.tsx';

type Props = {
  name: NoticeName;
  words: { title: string; intro: string; lastUpdated: string };
  language: Language;
};

/** A page of plain text: the privacy notice, the accessibility statement. */
export function Notice({ name, words, language }: Props) {
  const { updated, markdown } = notices[language][name];
  return (
    <>
      <PageTitle title={words.title} intro={words.intro}>
        <p className="text-sm text-soft">{words.lastUpdated.replace('{date}', longDate(updated, language))}</p>
      </PageTitle>
      <div className="column pb-16">
        <div
          className="prose side-headings *:first:mt-0"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, turned into HTML while the page is rendered
          dangerouslySetInnerHTML={{ __html: toHtml(markdown, language, useContext(PhraseBreaks)) }}
        />
      </div>
    </>
  );
}
