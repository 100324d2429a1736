import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Lead } from './lead.tsx';

type Props = { title: string; intro?: string; children?: ReactNode; picture?: ReactNode };

/** The opening of a page: its `h1`, an introduction, links, and a picture on wide screens. */
export function PageTitle({ title, intro, children, picture }: Props) {
  return (
    <div className={`column grid items-center gap-10 py-14 md:py-20 ${picture ? 'lg:grid-cols-[1.25fr_1fr]' : ''}`}>
      <div className="flex flex-col items-start gap-6">
        <Heading level={1} className="max-w-lg">
          {title}
        </Heading>
        {intro && <Lead className="max-w-prose">{intro}</Lead>}
        {children}
      </div>
      {picture}
    </div>
  );
}
