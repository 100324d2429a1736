import type { about } from '../../../content/en/about.ts';
import type { Language } from '../../../domain/languages.ts';
import { ImpactCalculator } from '../../impact/impact-calculator.tsx';
import { bagsAMonth } from '../../impact/impact-figures.ts';
import { impactWords } from '../../impact/words.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Island } from '../../ui/island.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Section } from '../../ui/section.tsx';

/** The solution, with drawings of a bag that holds its price tag and of a clock. */
export function Solution({ words }: { words: typeof about.solution }) {
  return (
    <section className="column grid items-center gap-x-20 gap-y-10 section-space wide:grid-cols-[1fr_1.3fr]">
      <div className="lamp flex max-lg:justify-center">
        <Picture name="bag/tagged" className="w-60 md:w-88" />
        <Picture name="shops/wall-clock" className="-mt-4 w-24 self-start md:w-32" />
      </div>
      <div>
        <Heading level={2}>{words.title}</Heading>
        <Lead className="mt-5 max-w-prose">{words.text}</Lead>
      </div>
    </section>
  );
}

/** What one order saves, with a drawing of the food that its words name: eight buns and a box of rice. */
export function Impact({ words }: { words: typeof about.impact }) {
  return (
    <Section title={words.title} intro={words.intro} className="bg-leaf-wash">
      <div aria-hidden="true" className="mb-10 flex items-end border-b-8 border-crust">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((bun) => (
          <Picture key={bun} name="food/pineapple-bun" className="-mb-[1.8%] w-1/10" />
        ))}
        <Picture name="food/char-siu-rice" className="-mb-[2%] w-1/5" />
      </div>
      <Figures items={words.figures} />
    </Section>
  );
}

/** What some bags a month save; it stands beside the sections of docs/spec.md §2.5. */
export function ImpactOfBags({ language }: { language: Language }) {
  const { words } = impactWords(language, bagsAMonth.example);
  return (
    <Section title={words.title} intro={words.intro} className="bg-sunk">
      <Island name="impact-calculator" component={ImpactCalculator} props={{ language }} />
    </Section>
  );
}
