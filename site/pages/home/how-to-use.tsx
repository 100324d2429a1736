import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Heading } from '../../ui/heading.tsx';
import { PaperEdge } from '../../ui/paper-edge.tsx';
import { CompletedScreen } from './completed-screen.tsx';
import { DiscoverScreen } from './discover-screen.tsx';
import { PickupScreen } from './pickup-screen.tsx';

/**
 * Three numbered steps, each with the screen that the customer sees then. On phones the screen is beside the words: a row that
 * is swiped hid two of the three steps.
 */
export function HowToUse({ words }: { words: typeof home.howToUse }) {
  const { discover, pickUp, complete } = words.steps;
  return (
    <>
      <div className="bg-sunk">
        <PaperEdge className="text-night" />
      </div>
      <section className="lazy-section overflow-hidden bg-night pt-12 text-cream md:pt-24">
        <div className="column">
          <Heading level={2} className="text-3xl">
            {words.title}
          </Heading>
          <ol className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
            <Step number={1} words={discover}>
              <DiscoverScreen words={discover.screen} />
            </Step>
            <Step number={2} words={pickUp}>
              <PickupScreen words={pickUp.screen} />
            </Step>
            <Step number={3} words={complete}>
              <CompletedScreen words={complete.screen} />
            </Step>
          </ol>
        </div>
      </section>
    </>
  );
}

type StepProps = {
  number: number;
  words: { title: string; description: string };
  children: ReactNode;
};

function Step({ number, words, children }: StepProps) {
  return (
    <li className="grid items-end gap-x-4 gap-y-6 border-custard max-md:grid-cols-[1fr_42%] max-md:not-last:border-b-2 md:content-between">
      <div className="pb-6">
        <p aria-hidden="true" className="oversized text-custard">
          {number}
        </p>
        <Heading level={3} className="mt-3 text-xl">
          {words.title}
        </Heading>
        <p className="mt-2">{words.description}</p>
      </div>
      <div data-screen-only className="max-md:h-60 max-md:overflow-hidden md:-mb-12">
        {children}
      </div>
    </li>
  );
}
