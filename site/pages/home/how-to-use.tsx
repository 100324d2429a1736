import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Heading } from '../../ui/heading.tsx';
import { PaperEdge } from '../../ui/paper-edge.tsx';
import { CompletePicture, DiscoverPicture, PickUpPicture } from './step-pictures.tsx';

/**
 * Three numbered steps, each with one enlarged detail of what the customer sees then: whole screens of the app could not be read on
 * a phone. There the pictures are beside the words, by turns on the right and the left; on wide screens the steps are stairs.
 */
export function HowToUse({ words }: { words: typeof home.howToUse }) {
  const { discover, pickUp, complete } = words.steps;
  return (
    <>
      <div className="bg-sunk">
        <PaperEdge className="text-night" />
      </div>
      <section className="lazy-section overflow-clip bg-night pt-8 text-cream md:pt-20">
        <div className="column">
          <Heading level={2} className="text-2xl md:text-3xl">
            {words.title}
          </Heading>
          <ol className="steps">
            <Step number={1} words={discover}>
              <DiscoverPicture words={discover.illustration} />
            </Step>
            <Step number={2} words={pickUp}>
              <PickUpPicture words={pickUp.illustration} />
            </Step>
            <Step number={3} words={complete}>
              <CompletePicture words={complete.illustration} />
            </Step>
          </ol>
        </div>
        <PaperEdge className="relative text-brand" />
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
    <li>
      <div>
        <p aria-hidden="true" className="oversized leading-none text-custard">
          {number}
        </p>
        <Heading level={3} className="mt-2 text-xl">
          {words.title}
        </Heading>
        <p className="mt-1 text-sm md:text-lg">{words.description}</p>
      </div>
      {children}
    </li>
  );
}
