import type { ReactNode } from 'react';
import type { media } from '../../../content/en/media.ts';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  article: (typeof media)['articles']['harbourLedger'];
  address: string;
  /** The colours of paper and print; they stay what they are in the dark. */
  paper: string;
  picture: ReactNode;
  /** The picture stands beside the words where there is room. */
  wide?: boolean;
};

/** One article, cut out: the paper's name as its front page has it, the day, the headline, and where to read on. */
export function Clipping({ article, address, paper, picture, wide }: Props) {
  return (
    <article className={`clipping scheme-light p-6 md:p-9 ${paper}`}>
      <p className="nameplate">{article.publication}</p>
      <p className="mb-5 border-y border-current py-1 text-xs">{article.date}</p>
      <div className={wide ? 'grid gap-6 lg:grid-cols-2' : 'grid gap-6'}>
        {picture}
        <div className="flex flex-col items-start gap-3">
          <Heading level={2} className="text-2xl">
            {article.title}
          </Heading>
          <p>{article.description}</p>
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
