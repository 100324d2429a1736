type Props = { label: string; initial: number; target: number };

/** A figure that counts up to its target once the script runs; until then, and without one, it stands as given. */
export function Counter({ label, initial, target }: Props) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-soft">{label}</dt>
      <dd className="font-display text-3xl text-leaf tabular-nums" data-counter={target}>
        {`${initial.toLocaleString('en')}+`}
      </dd>
    </div>
  );
}
