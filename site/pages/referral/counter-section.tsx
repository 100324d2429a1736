import type { referral } from '../../../content/en/referral.ts';
import { counters } from '../../scripts/constants.ts';
import { Heading } from '../../ui/heading.tsx';

/** The three counters (docs/spec.md §9); each has a column of fixed width, so that the layout does not shift while they count. */
export function CounterSection({ words }: { words: typeof referral.counters }) {
  return (
    <section className="column section-space-tight">
      <Heading level={2} className="text-2xl">
        {words.title}
      </Heading>
      <dl className="mt-4 grid gap-x-6 gap-y-2 md:grid-cols-3">
        <Counter label={words.meals} {...counters.meals} />
        <Counter label={words.partners} {...counters.partners} />
        <Counter label={words.customers} {...counters.customers} />
      </dl>
    </section>
  );
}

type Props = { label: string; initial: number; target: number };

/**
 * A figure that shows its target, and counts up to it when the script runs and the figure is seen (`site/scripts/counters.ts`). Its
 * name is always the target, so that a screen reader reads no figure in between. All digits have the same width, and
 * the column has that of the longest figure, so that the layout does not shift.
 */
function Counter({ label, initial, target }: Props) {
  const figure = `${target.toLocaleString('en')}+`;
  const first = `${initial.toLocaleString('en')}+`;
  return (
    <div className="grid grid-cols-[9.5rem_1fr] items-baseline md:grid-cols-1 md:border-t-2 md:pt-3">
      <dt className="text-soft md:order-2">{label}</dt>
      <dd className="font-display text-3xl text-leaf tabular-figures max-md:order-first">
        <span
          role="img"
          aria-label={figure}
          className="initial-value name-in-print"
          data-counter={target}
          data-initial={initial}
          data-first={first}
        >
          {figure}
        </span>
      </dd>
    </div>
  );
}
