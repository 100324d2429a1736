import type { home } from '../../../content/en/home.ts';
import { facts } from '../../../domain/facts.ts';
import type { Language } from '../../../domain/languages.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { Section } from '../../ui/section.tsx';
import { Masthead } from '../media/masthead.tsx';
import { pressLinks } from '../media/outlets.ts';

type MediaProps = { words: typeof home.media; language: Language };

/** The outlets that wrote about it, the two supporters, and how the press reaches us (docs/spec.md §2.4). */
export function MediaLogos({ words, language }: MediaProps) {
  return (
    <Section title={words.title} className="lazy-section bg-sunk" tight>
      <ul className="grid gap-x-6 border-b border-ink min-[22.5rem]:grid-cols-2 lg:grid-cols-3">
        {entriesOf(words.outlets).map(([id, name]) => (
          <li key={id} className="border-t border-ink">
            <a href={pressLinks[id]} rel="external" className="flex items-center justify-between gap-2 py-3">
              <Masthead outlet={id} name={name} language={language} />
              <svg viewBox="0 0 16 16" aria-hidden="true" className="w-3 shrink-0 text-hot">
                <path d="M3 13 13 3M5 3h8v8" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <Supporters title={words.supportersTitle} supporters={words.supporters} />
        <div className="flex flex-col items-start gap-3 self-end border-l-4 border-hot pl-6">
          <p className="font-display text-xl">
            <Phrases>{words.pressContact.text}</Phrases>
          </p>
          <a href={`mailto:${facts.pressEmail}`} className="button button-quiet">
            {words.pressContact.button}
          </a>
        </div>
      </div>
    </Section>
  );
}

type Props = { title: string; supporters: typeof home.media.supporters };

const emblems: Record<keyof Props['supporters'], PictureName> = {
  university: 'scenes/lion-rock',
  sciencePark: 'scenes/crescent-bay',
};

/** The two organizations that support us, each with its emblem. */
function Supporters({ title, supporters }: Props) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {entriesOf(supporters).map(([id, { name, description }]) => (
          <li key={id} className="flex items-start gap-4">
            <Picture name={emblems[id]} className="w-16 shrink-0" />
            <div>
              <p className="leading-tight font-bold">{name}</p>
              <p className="mt-1 text-sm text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
