import type { home } from '../../../content/en/home.ts';
import { facts, pressLinks } from '../../../domain/facts.ts';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { CrescentBay, LionRock } from './emblems.tsx';

/** How each paper sets its own name. */
const mastheads = [
  'font-display text-2xl',
  'text-xl font-black tracking-wide uppercase',
  'masthead-radio text-lg font-bold',
  'masthead-italic text-2xl',
  'masthead-typed text-lg',
  'text-2xl leading-none font-black',
];

const emblems = [LionRock, CrescentBay];

/** Six papers that wrote about it, two houses that stand behind it, and a door for the seventh (docs/spec.md §2.4). */
export function MediaLogos({ words }: { words: typeof home.media }) {
  return (
    <section className="bg-sunk py-16 md:py-24">
      <div className="column">
        <Heading level={2} className="border-t-8 border-ink pt-6 text-3xl">
          {words.title}
        </Heading>
        <ul className="mt-8 grid gap-x-12 border-b border-ink sm:grid-cols-2 lg:grid-cols-3">
          {words.outlets.map(({ name }, index) => (
            <li key={name} className="border-t border-ink/40">
              <a
                href={pressLinks[index]}
                rel="external"
                className="group flex min-h-22 items-center sm:min-h-28 justify-between gap-4 py-6 leading-tight hover:text-hot lg:min-h-36"
              >
                <span className={mastheads[index]}>
                  <Phrases>{name}</Phrases>
                </span>
                <svg viewBox="0 0 16 16" aria-hidden="true" className="w-4 shrink-0 text-hot">
                  <path d="M3 13 13 3M5 3h8v8" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_1fr]">
          <div>
            <Heading level={3} className="text-xl">
              {words.supportersTitle}
            </Heading>
            <ul className="mt-6 grid gap-8 sm:grid-cols-2">
              {words.supporters.map(({ name, description }, index) => {
                const Emblem = emblems[index % emblems.length];
                return (
                  <li key={name}>
                    {Emblem && <Emblem />}
                    <p className="mt-4 font-bold">{name}</p>
                    <p className="mt-1 text-sm text-soft">{description}</p>
                  </li>
                );
              })}
            </ul>
          </div>
          <div className="flex flex-col items-start gap-5 self-end border-l-4 border-hot pl-6">
            <p className="font-display text-xl">
              <Phrases>{words.pressContact.text}</Phrases>
            </p>
            <a href={`mailto:${facts.pressEmail}`} className="button button-quiet">
              {words.pressContact.button}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
