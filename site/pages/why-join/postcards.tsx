import type { whyJoin } from '../../../content/en/why-join.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Words = typeof whyJoin.cards;

const looks: Record<keyof Words, { picture: PictureName; look: string }> = {
  waste: { picture: 'food/pineapple-bun', look: 'bg-butter text-night' },
  flexible: { picture: 'food/milk-tea', look: 'bg-night-card text-cream' },
  // The first of the second column, which begins lower.
  climate: { picture: 'food/choy-sum', look: 'bg-kraft text-night md:break-before-column md:mt-20 print:mt-0' },
  movement: { picture: 'food/egg-tart', look: 'bg-char text-cream' },
};

/** The four reasons, as postcards. */
export function Postcards({ words }: { words: Words }) {
  return (
    <ul className="column pb-14 md:columns-2 md:gap-8 md:pb-24">
      {entriesOf(words).map(([id, { title, description }]) => {
        const { picture, look } = looks[id];
        return (
          <li key={id} className={`mb-6 break-inside-avoid p-6 pb-10 shadow-lift md:mb-8 md:p-9 md:pb-14 ${look}`}>
            <div className="stamp ml-auto [--stamp:var(--color-cream)]">
              <Picture name={picture} className="bg-custard/40 p-1.5" />
            </div>
            <Heading level={2} className="mt-4 text-2xl">
              {title}
            </Heading>
            <p className="mt-3 max-w-sm">
              <BodyText>{description}</BodyText>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
