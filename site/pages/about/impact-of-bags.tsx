import type { Language } from '../../../domain/languages.ts';
import { ImpactCalculator } from '../../impact/impact-calculator.tsx';
import { bagsAMonth } from '../../impact/impact-figures.ts';
import { impactWords } from '../../impact/words.ts';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/section.tsx';

/** What some bags a month save; it stands beside the sections of docs/spec.md §2.5. */
export function ImpactOfBags({ language }: { language: Language }) {
  const { words } = impactWords(language, bagsAMonth.example);
  return (
    <Section title={words.title} intro={words.intro} tone="sunk">
      <Island name="impact-calculator" component={ImpactCalculator} props={{ language }} />
    </Section>
  );
}
