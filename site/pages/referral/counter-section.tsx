import type { referral } from '../../../content/en/referral.ts';
import { counters } from '../../scripts/constants.ts';
import { Counter } from '../../ui/counter.tsx';
import { Heading } from '../../ui/heading.tsx';

/** The three counters (docs/spec.md §9); each has a column of fixed width, so that the layout does not shift while they count. */
export function CounterSection({ words }: { words: typeof referral.counters }) {
  return (
    <section className="column grid gap-x-16 gap-y-4 py-8 md:py-20 lg:grid-cols-[1fr_2.2fr] lg:items-end">
      <Heading level={2} className="max-w-xs text-xl">
        {words.title}
      </Heading>
      <dl className="grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.5fr)]">
        <Counter label={words.meals} {...counters.meals} />
        <Counter label={words.partners} {...counters.partners} />
        <Counter label={words.customers} {...counters.customers} />
      </dl>
    </section>
  );
}
