import type { home } from '../../../content/en/home.ts';
import { DownloadLink } from '../../layout/download-link.tsx';
import { CakeSlice, Croissant, EggTart, PineappleBun } from '../../ui/drawings/baked.tsx';
import { CharSiuRice, MilkTea } from '../../ui/drawings/kitchen.tsx';

/** The paper each note is written on, and what its writer ate. */
const notes = [
  { paper: 'pinned bg-raised -rotate-1', Meal: PineappleBun },
  { paper: 'taped bg-kraft text-night rotate-1', Meal: CharSiuRice },
  { paper: 'pinned bg-butter text-night rotate-2', Meal: CakeSlice },
  { paper: 'taped bg-raised rotate-1', Meal: MilkTea },
  { paper: 'pinned bg-char text-cream -rotate-2', Meal: Croissant },
] as const;

/** A wall of notes, in the order people pinned them; nothing slides away before it is read. */
export function Testimonials({ words }: { words: typeof home.testimonials }) {
  return (
    <section className="column py-20 md:py-28">
      <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <h2 className="text-3xl">{words.title}</h2>
        <p className="max-w-md text-lg text-soft">{words.intro}</p>
      </div>
      <ul className="mt-14 gap-8 sm:columns-2 lg:columns-3">
        {words.users.map(({ quote, name, role }, index) => (
          <Note key={name} quote={quote} name={name} role={role} {...(notes[index % notes.length] ?? notes[0])} />
        ))}
        <li className="break-inside-avoid pt-3">
          <EggTart className="w-32" />
          <DownloadLink label={words.cta} className="button mt-4" />
        </li>
      </ul>
    </section>
  );
}

type NoteProps = (typeof home.testimonials.users)[number] & (typeof notes)[number];

function Note({ quote, name, role, paper, Meal }: NoteProps) {
  return (
    <li className="break-inside-avoid pt-3 pb-8">
      <figure className={`px-6 pt-9 pb-6 shadow-card ${paper}`}>
        <blockquote className="text-lg leading-tight font-medium">{quote}</blockquote>
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
