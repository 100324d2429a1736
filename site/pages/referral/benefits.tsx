import type { referral } from '../../../content/en/referral.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Cards = typeof referral.benefits.cards;
type Props = { words: typeof referral.benefits; whyJoin: typeof referral.whyJoin; whyJoinAddress: string };

const looks: Record<keyof Cards, { ground: string; picture: PictureName; layout: string; size: string }> = {
  shop: {
    ground: 'bg-poster text-lit md:ps-[max(2.5rem,100%-var(--container-page)/2)]',
    picture: 'scenes/introduction',
    layout: 'max-md:beside-picture',
    size: 'md:mb-10 w-full max-w-sm',
  },
  food: {
    ground: 'bg-night-card text-cream md:pe-[max(2.5rem,100%-var(--container-page)/2)]',
    picture: 'bag/asleep',
    layout: 'max-md:beside-picture',
    // In the middle of the height that the taller drawing beside it leaves.
    size: 'w-full max-w-xs md:my-auto',
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
          const { ground, picture, layout, size } = looks[id];
          return (
            <li
              key={id}
              className={`px-5 py-8 md:flex md:flex-col md:items-start md:justify-end md:px-10 md:py-16 ${layout} ${ground}`}
            >
              <Picture name={picture} className={size} />
              <Heading level={3} className="text-2xl">
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
        <BodyText>{whyJoin.text}</BodyText>
        {whyJoin.text.endsWith('。') || ' '}
        <a href={whyJoinAddress} className="text-link font-bold">
          {whyJoin.link}
        </a>
      </p>
    </section>
  );
}
