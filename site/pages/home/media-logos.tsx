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

type Props = { words: typeof home.media; language: Language };

const emblems: Record<keyof Props['words']['supporters'], PictureName> = {
  university: 'scenes/lion-rock',
  sciencePark: 'scenes/crescent-bay',
};

/** The outlets that wrote about it, how the press reaches us, and the two supporters (docs/spec.md §2.4). */
export function MediaLogos({ words, language }: Props) {
  return (
    <Section title={words.title} className="bg-sunk" tight>
      <ul className="tiles railed [--tile:30%]">
        {entriesOf(words.outlets).map(([id, name]) => (
          <li key={id}>
            <a href={pressLinks[id]} rel="external">
              <Masthead outlet={id} name={name} language={language} place="page" />
            </a>
          </li>
        ))}
      </ul>
      <Heading level={3} className="mt-8">
        {words.supportersTitle}
      </Heading>
      <ul className="tiles railed mt-2 [--tile:26rem]">
        {entriesOf(words.supporters).map(([id, { name, description }]) => (
          <li key={id} className="flex gap-4 py-2">
            <Picture name={emblems[id]} className="w-16 shrink-0" />
            <p>
              <b className="block">{name}</b>
              {description}
            </p>
          </li>
        ))}
      </ul>
      <p data-screen-only className="mt-8 font-display text-xl">
        <Phrases>{words.pressContact.text}</Phrases>
      </p>
      <a href={`mailto:${facts.pressEmail}`} className="button button-quiet mt-4">
        {words.pressContact.button}
      </a>
    </Section>
  );
}
