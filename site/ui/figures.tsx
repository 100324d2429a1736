type Props = { items: readonly { number: string; unit?: string; label: string; description?: string }[] };

/** Impact in numbers, in leaf green. The letters of docs/spec.md §9, KG and CO2e, are shown as kg and CO₂e. */
export function Figures({ items }: Props) {
  return (
    <dl className="grid gap-x-10 gap-y-5 md:grid-cols-3">
      {items.map(({ number, unit, label, description }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t-2 border-leaf pt-3 md:flex-col md:flex-nowrap md:pt-4"
        >
          <dt className="order-2 font-medium">{withSubscript(label)}</dt>
          <dd className="font-display text-3xl whitespace-nowrap text-leaf">
            {number}
            {unit && <span className={unit === 'KG' ? 'ml-2 text-xl lowercase' : 'ml-2 text-xl'}>{unit}</span>}
          </dd>
          {description && <dd className="order-3 basis-full text-sm text-soft md:basis-auto">{description}</dd>}
        </div>
      ))}
    </dl>
  );
}

function withSubscript(label: string) {
  const [before, after] = label.split('CO2e');
  if (after === undefined) return label;
  return (
    <>
      {before}CO<sub className="leading-none">2</sub>e{after}
    </>
  );
}
