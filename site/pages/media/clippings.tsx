import type { ReactNode } from 'react';
import type { media } from '../../../content/en/media.ts';
import type { Language } from '../../../domain/languages.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { looks } from './clipping-looks.tsx';
import { Masthead } from './masthead.tsx';
import { pressLinks } from './outlets.ts';

type Props = { articles: (typeof media)['articles']; language: Language };

/** The press articles as newspaper cuttings, the newest first (docs/spec.md §2.8). */
export function Clippings({ articles, language }: Props) {
  return (
    <ul className="column grid items-start gap-x-8 gap-y-10 md:grid-cols-12 md:gap-y-14">
      {entriesOf(articles)
        .reverse()
        .map(([id, article]) => {
          const { place, ...look } = looks[id];
          return (
            <li key={id} className={`paper-shadow ${place}`}>
              <Clipping article={article} address={pressLinks[id]} {...look}>
                <Masthead outlet={id} name={article.publication} language={language} place="cutting" />
              </Clipping>
            </li>
          );
        })}
    </ul>
  );
}

type ClippingProps = {
  article: (typeof media)['articles']['harbourLedger'];
  address: string;
  /** The classes of paper and text. */
  paper: string;
  picture: ReactNode;
  /** True where the picture is beside the text on wide screens. */
  wide?: boolean;
  /** The name of the outlet. */
  children: ReactNode;
};

/** One press article as a newspaper cutting: publication, date, title, description, link. */
function Clipping({ article, address, paper, picture, wide, children }: ClippingProps) {
  return (
    <article className={`clipping p-6 lg:p-9 ${paper}`}>
      {children}
      <p className="mb-5 border-y border-current py-1 text-xs">{article.date}</p>
      <div className={wide ? 'grid gap-6 lg:grid-cols-2' : 'grid gap-6'}>
        {picture}
        <div className="flex flex-col items-start gap-3">
          <Heading level={2} className="text-2xl md:max-lg:text-xl">
            {article.title}
          </Heading>
          <p className="text-balance">
            <BodyText>{article.description}</BodyText>
          </p>
          <a
            href={address}
            rel="external"
            className="-mb-2 inline-block py-2 font-bold underline decoration-2 underline-offset-4"
          >
            {article.readMore}
            <span aria-hidden="true"> ↗</span>
          </a>
        </div>
      </div>
    </article>
  );
}
