import type { home } from '../../../content/en/home.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Users = typeof home.testimonials.users;
type Look = { paper: string; hold: string; meal: PictureName };

/** The paper of each note, the class of the element around it, and the food its writer mentions. */
const looks: Record<keyof Users, Look> = {
  lam: { paper: 'pinned white-paper -rotate-1 shadow-card', hold: '', meal: 'food/pineapple-bun' },
  ho: { paper: 'taped bg-kraft text-night rotate-1 shadow-card', hold: '', meal: 'food/char-siu-rice' },
  priya: { paper: 'pinned bg-butter text-night rotate-2 shadow-card', hold: '', meal: 'food/cake-slice' },
  cheung: { paper: 'white-paper receipt-paper rotate-1', hold: 'paper-shadow', meal: 'food/milk-tea' },
  chan: { paper: 'taped bg-char text-cream -rotate-2 shadow-card', hold: '', meal: 'food/croissant' },
};

/** Testimonials as a wall of notes, and on phones as a row that is swiped: below each other they took three screens. */
export function Testimonials({ words }: { words: typeof home.testimonials }) {
  return (
    <section className="lazy-section py-16 [--lazy-height:41rem] md:py-24 md:[--lazy-height:58rem]">
      <div className="column">
        <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:items-end">
          <Heading level={2} className="text-3xl">
            {words.title}
          </Heading>
          <p className="whole-clauses max-w-md text-lg text-soft">{words.intro}</p>
        </div>
        <ul className="swipe-row mt-8 gap-8 sm:columns-2 lg:columns-3">
          {entriesOf(words.users).map(([id, user]) => (
            <Note key={id} {...user} {...looks[id]} />
          ))}
          <li className="grid break-inside-avoid content-center justify-items-center pt-3">
            <Picture name="bag/happy" className="w-44" />
            <DownloadLink label={words.cta} className="button mt-6" />
          </li>
        </ul>
      </div>
    </section>
  );
}

type NoteProps = Users['lam'] & Look;

function Note({ quote, name, role, paper, hold, meal }: NoteProps) {
  return (
    <li className={`break-inside-avoid pt-3 pb-8 ${hold}`}>
      <figure className={`px-6 pt-8 pb-6 ${paper}`}>
        <blockquote className="font-medium sm:text-lg">{quote}</blockquote>
        <figcaption className="mt-6 flex items-center justify-between gap-4 text-sm">
          <span>
            <b className="block">{name}</b>
            {role}
          </span>
          <Picture name={meal} className="-mr-2 w-16 shrink-0" />
        </figcaption>
      </figure>
    </li>
  );
}
