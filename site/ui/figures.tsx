type Props = { items: readonly { number: string; unit?: string; label: string; description?: string }[] };

/** Impact in numbers, in leaf green. */
export function Figures({ items }: Props) {
  return (
    <dl className="grid gap-x-10 gap-y-5 md:grid-cols-3">
      {items.map(({ number, unit, label, description }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t-2 border-leaf pt-3 md:flex-col md:flex-nowrap md:pt-4"
        >
          <dt className="order-2 font-medium">{label}</dt>
          <dd className="font-display text-3xl whitespace-nowrap text-leaf">
            {number}
            {unit && <span className="ml-2 text-xl">{unit}</span>}
          </dd>
          {description && <dd className="order-3 basis-full text-sm text-soft md:basis-auto">{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
