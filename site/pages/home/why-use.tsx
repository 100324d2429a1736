import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Shelf } from '../../shelf/shelf.tsx';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Island } from '../../ui/island.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PictureWithTicket } from './ticket.tsx';

/**
 * Tonight's shelf, which lets people try what the app does, and then three reasons as posters, each as wide as the screen. As three
 * cards side by side their pictures were small. Below the reasons, the shelf was 4,400 px down on a phone; between their heading
 * and them, it parted the two by a screen.
 */
export function WhyUse({ words, language }: { words: typeof home.whyUse; language: Language }) {
  const { price, surprise, nearby } = words.features;
  const { items, before, now } = price.illustration;
  const { guesses, saved } = surprise.illustration;
  const { you, cafe, bakery, walk } = nearby.illustration;
  return (
    <section>
      <div data-screen-only>
        <Island name="shelf" component={Shelf} props={{ language }} />
      </div>
      <div className="section-space-tight bg-poster pb-0">
        <div className="column">
          <Heading level={2} className="text-lit">
            {words.title}
          </Heading>
          <Lead className="mt-2 max-w-md">{words.intro}</Lead>
        </div>
      </div>
      <ul className="reasons">
        <Feature {...price} look="bg-butter">
          <PictureWithTicket
            picture="food/pineapple-bun"
            lines={[...items, <s key="before">{before}</s>]}
            total={now}
          />
        </Feature>
        <Feature {...surprise} look="bg-char text-cream">
          <PictureWithTicket picture="bag/wink" lines={Object.values(guesses)} total={saved} />
        </Feature>
        <Feature {...nearby} look="bg-kraft" link={<DownloadLink label={words.cta} className="button mt-4" />}>
          <PictureWithTicket picture="scenes/street-map" lines={[you, cafe, bakery]} total={walk} />
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
      {children}
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 text-lg">
          <BodyText>{description}</BodyText>
        </p>
        {link}
      </div>
    </li>
  );
}
