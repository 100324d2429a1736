import type { whyJoin } from '../../../content/en/why-join.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Words = typeof whyJoin.cards;

const looks: Record<keyof Words, { picture: PictureName; look: string }> = {
  waste: { picture: 'food/pineapple-bun', look: 'bg-butter text-night -rotate-1' },
  flexible: { picture: 'food/milk-tea', look: 'bg-night-card text-cream rotate-1 md:mt-20 print:mt-0' },
  climate: { picture: 'food/choy-sum', look: 'bg-kraft text-night rotate-1 md:-mt-12 print:mt-0' },
  movement: { picture: 'food/egg-tart', look: 'bg-char text-cream -rotate-1' },
};

/** The four reasons, as postcards. */
export function Postcards({ words }: { words: Words }) {
  return (
    <ul className="column grid gap-6 items-start pb-20 md:grid-cols-2 md:gap-8 md:pb-32">
      {entriesOf(words).map(([id, { title, description }]) => {
        const { picture, look } = looks[id];
        return (
          <li key={id} className={`p-6 pb-10 shadow-lift md:p-9 md:pb-14 ${look}`}>
            <div className="flex items-start justify-between gap-4">
              <Postmark />
              <div className="stamp bg-cream!">
                <Picture name={picture} className="bg-custard/40 p-1.5" />
              </div>
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

/** A postmark: a ring, and waves that run towards the stamp. */
function Postmark() {
  return (
    <svg viewBox="0 0 220 80" aria-hidden="true" className="w-40 opacity-45 md:w-52">
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <circle cx="40" cy="40" r="37" />
        <circle cx="40" cy="40" r="27" />
        <path d="M84 20q11-9 22 0t22 0 22 0 22 0 22 0 22 0M84 40q11-9 22 0t22 0 22 0 22 0 22 0 22 0M84 60q11-9 22 0t22 0 22 0 22 0 22 0 22 0" />
        <path d="m29 34 4-4 4 4 4-4 4 4 4-4 3 4-2 18H31z" />
      </g>
    </svg>
  );
}
