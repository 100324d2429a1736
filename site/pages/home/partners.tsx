import type { home } from '../../../content/en/home.ts';
import { shopSigns } from '../../shop-signs/shop-signs.tsx';
import { entriesOf } from '../../ui/entries-of.ts';
import { Figures } from '../../ui/figures.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { Section } from '../../ui/section.tsx';

type Words = typeof home.partners;

/** The partners as shop signs over a street, their figures, and the link to become one (docs/spec.md §2.4). */
export function Partners({ words, form }: { words: Words; form: string }) {
  return (
    <Section title={words.title} className="lazy-section" tight>
      <ul className="small-signs">
        {entriesOf(words.logos).map(([id, { name, kind }]) => {
          const Sign = shopSigns[id];
          return (
            <li key={id}>
              <Sign name={name} />
              <p className="mt-2 text-xs text-soft">{kind}</p>
            </li>
          );
        })}
        <li>
          <a
            href={form}
            className="shop-sign whole-clauses [--rim:3px] border-3 border-dashed border-hot px-4 font-bold text-hot hover:bg-brand hover:text-cream lg:text-lg lg:leading-tight"
          >
            <span>
              <Phrases>{words.cta}</Phrases>
            </span>
          </a>
        </li>
      </ul>
      <div className="mt-8">
        <Figures items={words.stats} compact />
      </div>
    </Section>
  );
}
