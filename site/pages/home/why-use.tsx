import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Shelf } from '../../shelf/shelf.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Island } from '../../ui/island.tsx';
import { Units } from '../../ui/units.tsx';
import { BunReceipt } from './bun-receipt.tsx';
import { GuessingBag } from './guessing-bag.tsx';
import { NeighbourhoodMap } from './neighbourhood-map.tsx';

/**
 * Tonight's shelf, which lets people try what the app does, and then three reasons, each with its own picture. Below the reasons, the
 * shelf was 4,400 px down on a phone; between their heading and them, it parted the two by a screen.
 */
export function WhyUse({ words, language }: { words: typeof home.whyUse; language: Language }) {
  const { price, surprise, nearby } = words.features;
  return (
    <section className="lazy-section bg-sunk [--lazy-height:160rem] pb-12 md:py-24">
      <div data-screen-only className="md:column">
        <Island name="shelf" component={Shelf} props={{ language }} />
      </div>
      <div className="column pt-12 md:pt-24">
        <Heading level={2} className="text-3xl">
          {words.title}
        </Heading>
        <p className="whole-clauses mt-6 max-w-md text-lg text-soft">{words.intro}</p>
        <ul className="mt-12 grid gap-12 lg:grid-cols-3">
          <Feature {...price}>
            <BunReceipt words={price.illustration} />
          </Feature>
          <Feature {...surprise}>
            <GuessingBag words={surprise.illustration} />
          </Feature>
          <Feature {...nearby}>
            <NeighbourhoodMap words={nearby.illustration} />
          </Feature>
        </ul>
        <DownloadLink label={words.cta} className="button mt-8" />
      </div>
    </section>
  );
}

type FeatureProps = { title: string; description: string; children: ReactNode };

function Feature({ title, description, children }: FeatureProps) {
  return (
    <li className="grid items-center gap-x-10 gap-y-6 md:max-lg:grid-cols-2 lg:content-start">
      <div aria-hidden="true" className="relative h-76 overflow-hidden rounded-lg scheme-light">
        {children}
      </div>
      <div>
        <Heading level={3} className="text-2xl">
          {title}
        </Heading>
        <p className="mt-3 text-soft">
          <Units>{description}</Units>
        </p>
      </div>
    </li>
  );
}
