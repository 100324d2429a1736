import type { referral } from '../../../content/en/referral.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Cards = typeof referral.benefits.cards;
type Props = { words: typeof referral.benefits; whyJoin: typeof referral.whyJoin; whyJoinAddress: string };

const looks: Record<keyof Cards, { ground: string; heading: string; picture: PictureName; size: string }> = {
  shop: {
    ground: 'bg-poster text-ink md:ps-[max(2.5rem,100%-var(--container-page)/2)]',
    heading: 'text-lit',
    picture: 'scenes/introduction',
    size: 'md:mb-10 w-full max-w-sm self-end',
  },
  food: {
    ground: 'bg-night-card text-cream md:pe-[max(2.5rem,100%-var(--container-page)/2)]',
    heading: '',
    picture: 'bag/asleep',
    size: 'w-full max-w-xs md:self-center',
  },
};

/** The two benefits, each on one half of the screen's width, and a link to more reasons. */
export function Benefits({ words, whyJoin, whyJoinAddress }: Props) {
  return (
    <section className="section-space-tight">
      <div className="column">
        <Heading level={2} className="max-w-lg">
          {words.title}
        </Heading>
      </div>
      <ul className="mt-6 grid md:mt-10 md:grid-cols-2">
        {entriesOf(words.cards).map(([id, { title, description }]) => {
          const { ground, heading, picture, size } = looks[id];
          return (
            <li
              key={id}
              className={`px-5 py-8 max-md:beside-picture md:row-span-3 md:grid md:grid-rows-subgrid md:px-10 md:py-16 print:py-2 ${ground}`}
            >
              <Picture name={picture} className={size} />
              <Heading level={3} className={`text-2xl ${heading}`}>
                {title}
              </Heading>
              <p className="mt-3 max-w-sm">
                <BodyText>{description}</BodyText>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="column mt-6 text-lg md:mt-10">
        <span className="block max-w-prose">
          <BodyText>{whyJoin.text}</BodyText>
          {whyJoin.text.endsWith('。') || ' '}
          <a href={whyJoinAddress} className="text-link font-bold">
            {whyJoin.link}
          </a>
        </span>
      </p>
    </section>
  );
}
