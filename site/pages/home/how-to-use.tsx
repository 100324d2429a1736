import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PaperEdge } from '../../ui/paper-edge.tsx';
import { CompletedScreen } from './completed-screen.tsx';
import { DiscoverScreen } from './discover-screen.tsx';
import { PickupScreen } from './pickup-screen.tsx';

/**
 * Three numbered steps, each with the screen that the customer sees then; on phones a row that is swiped, and ends with a link
 * to the app.
 */
export function HowToUse({ words, download }: { words: typeof home.howToUse; download: string }) {
  const { discover, pickUp, complete } = words.steps;
  return (
    <>
      <div className="bg-sunk">
        <PaperEdge className="text-night" />
      </div>
      <section className="lazy-section overflow-hidden bg-night py-16 text-cream [--lazy-height:62rem] md:pt-24 md:pb-0 md:[--lazy-height:66rem]">
        <div className="column">
          <Heading level={2} className="max-w-lg text-3xl">
            {words.title}
          </Heading>
          <ol className="swipe-row mt-8 gap-x-10 md:grid md:grid-cols-3">
            <Step number={1} words={discover}>
              <DiscoverScreen words={discover.screen} />
            </Step>
            <Step number={2} words={pickUp}>
              <PickupScreen words={pickUp.screen} />
            </Step>
            <Step number={3} words={complete}>
              <CompletedScreen words={complete.screen} />
              <DownloadLink label={download} className="button mt-6 w-full md:hidden" />
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
  children: ReactNode;
};

function Step({ number, words, children }: StepProps) {
  return (
    <li className="grid content-between gap-y-8">
      <div>
        <p aria-hidden="true" className="oversized text-custard">
          {number}
        </p>
        <Heading level={3} className="mt-3 text-xl">
          {words.title}
        </Heading>
        <p className="mt-2 text-cream/80">{words.description}</p>
      </div>
      <div data-screen-only className="max-md:w-56 md:-mb-12">
        {children}
      </div>
    </li>
  );
}
