import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Lead } from './lead.tsx';

type Props = {
  /** The target of links to the section. */
  id?: string;
  title: string;
  intro?: string;
  /** The ground, and what else is the section's own. */
  className?: string;
  /** Closer on phones, on pages of many sections. */
  tight?: boolean;
  children: ReactNode;
};

/** A section of a page with a heading, as wide as the screen. */
export function Section({ id, title, intro, className = '', tight = false, children }: Props) {
  return (
    <section id={id} className={`${tight ? 'section-space-tight' : 'section-space'}${className && ` ${className}`}`}>
      <div className="column">
        <Heading level={2} className="max-w-lg">
          {title}
        </Heading>
        {intro && <Lead className="mt-4 max-w-prose">{intro}</Lead>}
        <div className={tight ? 'mt-8' : 'mt-10 md:mt-14'}>{children}</div>
      </div>
    </section>
  );
}
