import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Units } from './units.tsx';

type Props = { title: string; text: string; children: ReactNode };

/** The last section of a page, drawn as a paper bag above the footer, with one call to action. */
export function BagBand({ title, text, children }: Props) {
  return (
    <section className="bag-paper relative -mt-6 -mb-24 pt-24 pb-16 md:pt-32 md:pb-24">
      <div className="column grid items-center gap-x-16 gap-y-8 md:grid-cols-[auto_1fr]">
        <svg viewBox="0 0 120 84" aria-hidden="true" className="w-28 md:w-52">
          <g fill="none" stroke="var(--color-night)" strokeWidth="7" strokeLinecap="round">
            <path d="M22 18c5-14 21-14 26 0M72 16c5-14 21-14 26 0" />
          </g>
          <path d="M10 38q50 12 100-2c1 28-20 46-49 46S9 64 10 38z" fill="var(--color-char)" />
          <path d="M28 70c9-9 20-13 33-13s23 4 31 11c-8 9-18 14-31 14-14 0-25-4-33-12z" fill="var(--color-peel)" />
        </svg>
        <div className="flex flex-col items-start gap-5">
          <Heading level={2} className="max-w-lg text-3xl">
            {title}
          </Heading>
          <p className="max-w-prose text-lg">
            <Units>{text}</Units>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
