import type { home } from '../../../content/en/home.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';

type Users = typeof home.testimonials.users;
type Look = { paper: string; hold: string; meal: PictureName };

/** The paper of each note, the class of the element around it, and the food its writer mentions. */
const looks: Record<keyof Users, Look> = {
  lam: { paper: 'pinned white-paper -rotate-2 shadow-card', hold: '', meal: 'food/pineapple-bun' },
  ho: { paper: 'taped bg-kraft text-night rotate-1 shadow-card', hold: '', meal: 'food/char-siu-rice' },
  priya: { paper: 'pinned bg-butter text-night rotate-2 shadow-card', hold: '', meal: 'food/cake-slice' },
  cheung: { paper: 'relative white-paper receipt-paper rotate-1', hold: 'paper-shadow', meal: 'food/milk-tea' },
  chan: { paper: 'taped bg-night text-cream -rotate-2 shadow-card', hold: '', meal: 'food/croissant' },
};

/**
 * Testimonials as notes before a poster of the bag they came from. On phones they are a row that is swiped, each with its number:
 * below each other they took three screens.
 */
export function Testimonials({ words }: { words: typeof home.testimonials }) {
  return (
    <section className="lazy-section bg-brand text-cream">
      <div className="column pt-8 pb-2 md:py-20">
        <div className="bag-poster">
          <Heading level={2}>{words.title}</Heading>
          <p className="whole-clauses max-w-md text-lg">
            <Phrases>{words.intro}</Phrases>
          </p>
          <Picture name="bag/happy" />
        </div>
        <ul className="swipe-row numbered-notes gap-8 md:columns-2 lg:columns-3">
          {entriesOf(words.users).map(([id, user]) => (
            <Note key={id} {...user} {...looks[id]} />
          ))}
          <li className="grid break-inside-avoid content-center">
            <DownloadLink label={words.cta} className="round-sticker font-bold text-2xl" />
          </li>
        </ul>
      </div>
    </section>
  );
}

type NoteProps = Users['lam'] & Look;

function Note({ quote, name, role, paper, hold, meal }: NoteProps) {
  return (
    <li className={`break-inside-avoid pt-3 pb-6 ${hold}`}>
      <figure className={`p-6 pt-8 ${paper}`}>
        <blockquote className="font-medium sm:text-lg">{quote}</blockquote>
        <figcaption className="mt-6 flex items-center justify-between gap-4 text-sm">
          <span>
            <b className="block whitespace-nowrap">{name}</b>
            {role}
          </span>
          <Picture name={meal} className="w-16 shrink-0" />
        </figcaption>
      </figure>
    </li>
  );
}
