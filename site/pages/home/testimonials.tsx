import type { home } from '../../../content/en/home.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { CakeSlice, Croissant, PineappleBun } from '../../ui/drawings/baked.tsx';
import { CharSiuRice, MilkTea } from '../../ui/drawings/kitchen.tsx';
import { SurpriseBag } from '../../ui/drawings/surprise-bag.tsx';
import { Heading } from '../../ui/heading.tsx';

/** The paper each note is written on, and what its writer ate. */
const notes = [
  { paper: 'pinned bg-raised -rotate-1 shadow-card', hold: '', Meal: PineappleBun },
  { paper: 'taped bg-kraft text-night rotate-1 shadow-card', hold: '', Meal: CharSiuRice },
  { paper: 'pinned bg-butter text-night rotate-2 shadow-card', hold: '', Meal: CakeSlice },
  { paper: 'receipt-paper rotate-1', hold: 'paper-shadow', Meal: MilkTea },
  { paper: 'taped bg-char text-cream -rotate-2 shadow-card', hold: '', Meal: Croissant },
] as const;

/** A wall of notes, in the order people pinned them; nothing slides away before it is read. */
export function Testimonials({ words }: { words: typeof home.testimonials }) {
  return (
    <section className="column py-20 md:py-28">
      <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <Heading level={2} className="text-3xl">
          {words.title}
        </Heading>
        <p className="whole-clauses max-w-md text-lg text-soft">{words.intro}</p>
      </div>
      <ul className="mt-14 gap-8 sm:columns-2 lg:columns-3">
        {words.users.map(({ quote, name, role }, index) => (
          <Note key={name} quote={quote} name={name} role={role} {...(notes[index % notes.length] ?? notes[0])} />
        ))}
        <li className="break-inside-avoid pt-3">
          <SurpriseBag className="w-44" />
          <DownloadLink label={words.cta} className="button mt-5" />
        </li>
      </ul>
    </section>
  );
}

type NoteProps = (typeof home.testimonials.users)[number] & (typeof notes)[number];

function Note({ quote, name, role, paper, hold, Meal }: NoteProps) {
  return (
    <li className={`break-inside-avoid pt-3 pb-8 ${hold}`}>
      <figure className={`px-6 pt-9 pb-7 ${paper}`}>
        <blockquote className="text-lg font-medium">{quote}</blockquote>
        <figcaption className="mt-6 flex items-center justify-between gap-4 text-sm">
          <span>
            <b className="block">{name}</b>
            {role}
          </span>
          <Meal className="-mr-2 w-16 shrink-0" />
        </figcaption>
      </figure>
    </li>
  );
}
