import type { referral } from '../../../content/en/referral.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { Units } from '../../ui/units.tsx';

type Cards = typeof referral.benefits.cards;
type Props = { words: typeof referral.benefits; whyJoin: typeof referral.whyJoin; whyJoinAddress: string };

const looks: Record<keyof Cards, { paper: string; picture: PictureName; size: string }> = {
  shop: { paper: 'bg-butter text-night', picture: 'shops/till', size: 'w-48 self-end md:w-72' },
  food: { paper: 'bg-night-card text-cream md:mt-16', picture: 'scenes/four-nights', size: 'w-full max-w-xs' },
};

/** The two benefits, and a link to more reasons. */
export function Benefits({ words, whyJoin, whyJoinAddress }: Props) {
  return (
    <section className="column py-16 md:py-24">
      <Heading level={2} className="max-w-lg text-3xl">
        {words.title}
      </Heading>
      <ul className="mt-10 grid gap-6 md:grid-cols-[1.35fr_1fr] md:gap-8">
        {entriesOf(words.cards).map(([id, { title, description }]) => {
          const { paper, picture, size } = looks[id];
          return (
            <li key={id} className={`flex flex-col justify-between gap-8 rounded-lg p-7 md:p-10 ${paper}`}>
              <Picture name={picture} className={size} />
              <div>
                <Heading level={3} className="text-2xl">
                  {title}
                </Heading>
                <p className="mt-3 max-w-sm">
                  <Units>{description}</Units>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-10 flex flex-wrap gap-x-4 text-lg">
        {whyJoin.text}
        <a href={whyJoinAddress} className="text-link font-bold">
          {whyJoin.link}
        </a>
      </p>
    </section>
  );
}
