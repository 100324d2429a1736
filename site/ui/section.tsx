import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Lead } from './lead.tsx';

type Props = {
  /** The target of links to the section. */
  id?: string;
  title?: string;
  intro?: string;
  /** The background. */
  tone?: 'paper' | 'sunk' | 'night';
  children: ReactNode;
};

const tones = { paper: '', sunk: 'bg-sunk', night: 'bg-night text-cream' };

/** A section of a page with a heading, as wide as the screen. */
export function Section({ id, title, intro, tone = 'paper', children }: Props) {
  return (
    <section id={id} className={`py-16 md:py-24 ${tones[tone]}`}>
      <div className="column">
        {title && (
          <Heading level={2} className="max-w-lg text-3xl">
            {title}
          </Heading>
        )}
        {intro && <Lead className="mt-4 max-w-prose opacity-85">{intro}</Lead>}
        <div className={title ? 'mt-10 md:mt-14' : ''}>{children}</div>
      </div>
    </section>
  );
}
