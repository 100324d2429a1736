type Props = { label: string; initial: number; target: number };

/**
 * A figure that shows its target, and counts up to it when the script runs and the figure is seen (`site/scripts/counters.ts`). Its
 * name is always the target, so that a screen reader reads no figure in between. All digits have the same width, and
 * the column has that of the longest figure, so that the layout does not shift.
 */
export function Counter({ label, initial, target }: Props) {
  const figure = `${target.toLocaleString('en')}+`;
  const first = `${initial.toLocaleString('en')}+`;
  return (
    <div className="grid grid-cols-[9.5rem_1fr] items-baseline md:grid-cols-1">
      <dt className="text-soft md:order-2">{label}</dt>
      <dd className="font-display text-3xl text-leaf tabular-figures max-md:order-first">
        <span
          role="img"
          aria-label={figure}
          className="initial-value name-in-print"
          data-counter={target}
          data-initial={first}
        >
          {figure}
        </span>
      </dd>
    </div>
  );
}
