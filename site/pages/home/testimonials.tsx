import type { home } from '../../../content/en/home.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';

type Users = typeof home.testimonials.users;

/** The food that the writer of each note mentions. */
const meals: Record<keyof Users, PictureName> = {
  lam: 'food/pineapple-bun',
  ho: 'food/char-siu-rice',
  priya: 'food/cake-slice',
  cheung: 'food/milk-tea',
  chan: 'food/croissant',
};

/**
 * Testimonials as notes below a poster of the bag they came from. On phones they are a row that is swiped: below each other they
 * took three screens.
 */
export function Testimonials({ words }: { words: typeof home.testimonials }) {
  return (
    <section className="section-space-tight overflow-clip bg-brand text-cream">
      <div className="column">
        <div className="bag-poster">
          <Heading level={2}>{words.title}</Heading>
          <Picture name="bag/happy" />
          <p className="whole-clauses max-w-md text-lg">
            <Phrases>{words.intro}</Phrases>
          </p>
        </div>
        <ul className="tiles notes">
          {entriesOf(words.users).map(([id, user]) => (
            <Note key={id} {...user} meal={meals[id]} />
          ))}
          <li>
            <DownloadLink label={words.cta} className="ticket" />
          </li>
        </ul>
      </div>
    </section>
  );
}

type NoteProps = Users['lam'] & { meal: PictureName };

function Note({ quote, name, role, meal }: NoteProps) {
  return (
    <li>
      <figure>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <b>{name}</b>
          <span>{role}</span>
          <Picture name={meal} />
        </figcaption>
      </figure>
    </li>
  );
}
