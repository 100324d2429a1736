import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Heading } from '../../ui/heading.tsx';
import { PaperEdge } from '../../ui/paper-edge.tsx';
import { CompletedScreen } from './completed-screen.tsx';
import { DiscoverScreen } from './discover-screen.tsx';
import { PickupScreen } from './pickup-screen.tsx';

/** Three numbered steps, each lower than the one before it, with the screen that the customer sees then. */
export function HowToUse({ words }: { words: typeof home.howToUse }) {
  const { discover, pickUp, complete } = words.steps;
  return (
    <>
      <div className="bg-sunk">
        <PaperEdge className="text-night" />
      </div>
      <section className="lazy-section overflow-hidden bg-night pt-16 text-cream [--lazy-height:138rem] md:pt-24 md:[--lazy-height:68rem]">
        <div className="column">
          <Heading level={2} className="max-w-lg text-3xl">
            {words.title}
          </Heading>
          <ol className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-3 lg:gap-x-16">
            <Step number={1} words={discover}>
              <DiscoverScreen words={discover.screen} />
            </Step>
            <Step number={2} words={pickUp} className="lg:mt-16">
              <PickupScreen words={pickUp.screen} />
            </Step>
            <Step number={3} words={complete} className="lg:mt-32">
              <CompletedScreen words={complete.screen} />
            </Step>
          </ol>
        </div>
      </section>
      <PaperEdge className="text-night" teeth="down" />
    </>
  );
}

type StepProps = {
  number: number;
  words: { title: string; description: string };
  className?: string;
  children: ReactNode;
};

function Step({ number, words, className = '', children }: StepProps) {
  return (
    <li className={`flex flex-col gap-8 ${className}`}>
      <div className="flex gap-5 md:flex-col md:gap-3">
        <p aria-hidden="true" className="oversized text-custard">
          {number}
        </p>
        <div>
          <Heading level={3} className="text-xl">
            {words.title}
          </Heading>
          <p className="mt-2 text-cream/80">{words.description}</p>
        </div>
      </div>
      <div className="mt-auto md:-mb-12">{children}</div>
    </li>
  );
}
