type Props = { label: string; initial: number; target: number };

/**
 * A figure that counts up to its target once the script runs; until then, and without one, it shows its initial
 * value. All digits have the same width, and the column has that of the longest figure, so that the layout does not shift.
 */
export function Counter({ label, initial, target }: Props) {
  return (
    <div className="grid grid-cols-[9.5rem_1fr] items-baseline md:grid-cols-1">
      <dt className="text-soft md:order-2">{label}</dt>
      <dd className="font-display text-3xl text-leaf tabular-figures max-md:order-first" data-counter={target}>
        {`${initial.toLocaleString('en')}+`}
      </dd>
    </div>
  );
}
