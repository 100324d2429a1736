import type { ReactNode } from 'react';
import type { media } from '../../../content/en/media.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  article: (typeof media)['articles']['harbourLedger'];
  address: string;
  /** The classes of the outlet's typeface. */
  masthead: string;
  /** The classes of paper and text. */
  paper: string;
  picture: ReactNode;
  /** True where the picture is beside the text on wide screens. */
  wide?: boolean;
};

/** One press article as a newspaper cutting: publication, date, title, description, link. */
export function Clipping({ article, address, masthead, paper, picture, wide }: Props) {
  return (
    <article className={`clipping p-6 lg:p-9 ${paper}`}>
      <p className="mb-3 leading-tight">
        <span className={`inline-block ${masthead}`}>{article.publication}</span>
      </p>
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
