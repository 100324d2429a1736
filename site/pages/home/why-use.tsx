import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Shelf } from '../../shelf/shelf.tsx';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Island } from '../../ui/island.tsx';
import { BunReceipt } from './bun-receipt.tsx';
import { GuessingBag } from './guessing-bag.tsx';
import { NeighbourhoodMap } from './neighbourhood-map.tsx';

/**
 * Tonight's shelf, which lets people try what the app does, and then three reasons as posters, each as wide as the screen. As three
 * cards side by side their pictures were small. Below the reasons, the shelf was 4,400 px down on a phone; between their heading
 * and them, it parted the two by a screen.
 */
export function WhyUse({ words, language }: { words: typeof home.whyUse; language: Language }) {
  const { price, surprise, nearby } = words.features;
  return (
    <section className="lazy-section bg-sunk [--lazy-height:190rem]">
      <div data-screen-only>
        <Island name="shelf" component={Shelf} props={{ language }} />
      </div>
      <div className="column pt-8 md:pt-20">
        <Heading level={2} className="text-4xl">
          {words.title}
        </Heading>
        <p className="text-balance mt-2 max-w-md text-lg text-soft">
          <BodyText>{words.intro}</BodyText>
        </p>
      </div>
      <ul className="reasons mt-8">
        <Feature {...price} look="bg-butter">
          <BunReceipt words={price.illustration} />
        </Feature>
        <Feature {...surprise} look="bg-char text-cream">
          <GuessingBag words={surprise.illustration} />
        </Feature>
        <Feature {...nearby} look="bg-kraft" link={<DownloadLink label={words.cta} className="button mt-6" />}>
          <NeighbourhoodMap words={nearby.illustration} />
        </Feature>
      </ul>
    </section>
  );
}

/** `look`: the classes of the ground; `link`: below the words. */
type FeatureProps = { title: string; description: string; look: string; link?: ReactNode; children: ReactNode };

function Feature({ title, description, look, link, children }: FeatureProps) {
  return (
    <li className={look}>
      <div aria-hidden="true">{children}</div>
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="text-balance mt-4 text-lg">
          <BodyText>{description}</BodyText>
        </p>
        {link}
      </div>
    </li>
  );
}
