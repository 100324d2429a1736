import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Lead } from './lead.tsx';

/** The eyes of the bag, and its mouth; without a mouth it laughs. */
const faces = {
  laughing: { eyes: 'M22 18c5-14 21-14 26 0M72 16c5-14 21-14 26 0' },
  cheering: { eyes: 'm24 4 20 9-20 9M96 4 76 13l20 9' },
  winking: { eyes: 'M22 18c5-14 21-14 26 0M72 12l26 4' },
  listening: { eyes: 'M34 6v10M86 5v10', mouth: 'M50 50a11 13 0 0 1 22 0 11 13 0 0 1-22 0' },
  content: { eyes: 'M22 8c5 12 21 12 26 0M72 6c5 12 21 12 26 0', mouth: 'M26 46q36 26 70-3' },
};

type Props = {
  title: string;
  text: string;
  face?: keyof typeof faces;
  /** Where more is on paper than a call to press a button. */
  printed?: true;
  children: ReactNode;
};

/** The last section of a page, drawn as a paper bag above the footer, with one call to action. */
export function BagBand({ title, text, face = 'laughing', printed, children }: Props) {
  const { eyes, mouth }: { eyes: string; mouth?: string } = faces[face];
  return (
    <section
      data-screen-only={!printed || undefined}
      className="bag-paper over-street relative -mt-6 pt-24 pb-16 md:pt-32 md:pb-24"
    >
      <div className="column grid items-center gap-x-16 gap-y-8 md:grid-cols-[auto_1fr]">
        <svg viewBox="0 0 120 84" aria-hidden="true" className="w-28 md:w-52">
          <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round">
            <path d={eyes} />
            {mouth && <path d={mouth} stroke="var(--color-hot)" />}
          </g>
          {!mouth && (
            <>
              <path d="M10 38q50 12 100-2c1 28-20 46-49 46S9 64 10 38z" fill="var(--color-hot)" />
              <path d="M28 70c9-9 20-13 33-13s23 4 31 11c-8 9-18 14-31 14-14 0-25-4-33-12z" fill="var(--color-peel)" />
            </>
          )}
        </svg>
        <div className="flex flex-col items-start gap-5">
          <Heading level={2} className="max-w-lg">
            {title}
          </Heading>
          <Lead className="max-w-prose">{text}</Lead>
          {children}
        </div>
      </div>
    </section>
  );
}
