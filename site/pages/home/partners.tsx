import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { Figures } from '../../ui/figures.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { Section } from '../../ui/section.tsx';

type Props = { words: typeof home.partners; form: string; language: Language };

/** The partners as shop signs on a rail, their figures, and the link to become one (docs/spec.md §2.4). */
export function Partners({ words, form, language }: Props) {
  return (
    <Section title={words.title} tight>
      <ul className="tiles railed text-center">
        {entriesOf(words.logos).map(([id, { name, kind }]) => (
          <li key={id}>
            <ShopSign shop={id} name={name} language={language} />
            {kind}
          </li>
        ))}
        <li>
          <a href={form} className="button button-quiet mt-10">
            <span className="whole-clauses">
              <Phrases>{words.cta}</Phrases>
            </span>
          </a>
        </li>
      </ul>
      <Figures items={words.stats} short />
    </Section>
  );
}
