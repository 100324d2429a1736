import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Shelf } from '../../shelf/shelf.tsx';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { Island } from '../../ui/island.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Phrases } from '../../ui/phrases.tsx';

/**
 * Tonight's shelf, which lets people try what the app does, and then three reasons as posters, each as wide as the screen. As three
 * cards side by side their pictures were small. Below the reasons, the shelf was 4,400 px down on a phone; between their heading
 * and them, it parted the two by a screen.
 */
export function WhyUse({ words, language }: { words: typeof home.whyUse; language: Language }) {
  const { price, surprise, nearby } = words.features;
  return (
    <section className="lazy-section [--lazy-height:190rem]">
      <div data-screen-only>
        <Island name="shelf" component={Shelf} props={{ language }} />
      </div>
      <div className="bg-poster pt-8 md:pt-16">
        <div className="column">
          <Heading level={2} className="text-lit">
            {words.title}
          </Heading>
          <Lead className="mt-2 max-w-md">{words.intro}</Lead>
        </div>
      </div>
      <ul className="reasons">
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
      <div aria-hidden="true" data-screen-only>
        {children}
      </div>
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

/** The content of a bag as a receipt: the full price crossed out, and what was paid. It is longer than its poster. */
function BunReceipt({ words }: { words: typeof home.whyUse.features.price.illustration }) {
  const { items, before, now } = words;
  return (
    <>
      <div className="paper-shadow -top-[1em] right-[4%] w-[14em] rotate-3">
        <div className="white-paper receipt-paper p-[1em]">
          <ul>
            {items.map((line) => (
              <li key={line} className="dashed-rule py-1">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-end text-soft">
            <s>{before}</s>
          </p>
          <p className="mb-[1em] text-end font-display text-[3.1em] leading-none whitespace-nowrap text-hot">{now}</p>
        </div>
        {/* Beside the price, not at the edge of the screen: there it covered the price on phones, and stood alone on wide screens. */}
        <Picture name="food/ham-roll" className="absolute -bottom-[2em] -right-[1em] w-[5em]" />
      </div>
      <Picture name="food/pineapple-bun" className="-bottom-[2em] -left-[7%] w-[6em]" />
    </>
  );
}

type GuessingBagWords = typeof home.whyUse.features.surprise.illustration;

/** Above and beside the bag. */
const guessPlaces: Record<keyof GuessingBagWords['guesses'], string> = {
  rice: 'top-[8%] left-[4%] -rotate-6',
  cake: 'top-[8%] right-[4%] rotate-2',
  bread: 'top-[28%] right-[4%] -rotate-2',
};

/** A closed bag with guesses of what is in it, and what the order saves in any case. */
function GuessingBag({ words }: { words: GuessingBagWords }) {
  return (
    <>
      <Picture name="bag/wink" className="bottom-0 left-[4%] w-[62%]" />
      {entriesOf(words.guesses).map(([id, guess]) => (
        <p key={id} className={`rounded-full bg-cream font-display text-night ${guessPlaces[id]}`}>
          <Phrases>{guess}</Phrases>
        </p>
      ))}
      <p className="whole-clauses top-[64%] right-[4%] w-[7em] rotate-3 rounded-sm bg-leaf-wash text-center font-bold text-leaf shadow-card">
        <Phrases>{words.saved}</Phrases>
      </p>
    </>
  );
}

type NeighbourhoodMapWords = typeof home.whyUse.features.nearby.illustration;

/** Below the two pins, beside the ring where the walk begins, and below the walk. */
const labelPlaces: Record<keyof NeighbourhoodMapWords, string> = {
  you: 'top-[67%] left-[14%]',
  cafe: 'top-[24%] left-[79%]',
  bakery: 'top-[29%] left-[24%]',
  walk: 'top-[73%] left-[49%] text-char',
};

/** A street map with two shops and the walk to one of them. */
function NeighbourhoodMap({ words }: { words: NeighbourhoodMapWords }) {
  return (
    <div className="street-map">
      <div>
        <Picture name="scenes/street-map" />
        {entriesOf(words).map(([id, label]) => (
          <p key={id} className={`whitespace-nowrap rounded-sm bg-cream font-display ${labelPlaces[id]}`}>
            {label}
          </p>
        ))}
      </div>
    </div>
  );
}
