import { BodyText } from './body-text.tsx';

type Props = {
  /** Side by side on phones, too: for short labels without descriptions. */
  compact?: boolean;
  items: readonly { number: string; unit?: string; label: string; description?: string }[];
};

/** Impact in numbers, in leaf green. CO2e of docs/spec.md §9 is shown as CO₂e. */
export function Figures({ items, compact = false }: Props) {
  return (
    <dl
      className={`grid gap-y-5 md:grid-cols-3 md:gap-x-10 ${compact ? 'grid-cols-[auto_auto_auto] gap-x-3 text-sm' : ''}`}
    >
      {items.map(({ number, unit, label, description }) => (
        <div
          key={label}
          className={`flex gap-x-4 gap-y-1 border-t-2 border-leaf pt-3 md:pt-4 ${compact ? 'flex-col leading-tight' : 'figure-with-label'}`}
        >
          <dt className="order-2 font-medium">{withSubscript(label)}</dt>
          <dd className={`font-display whitespace-nowrap text-leaf ${compact ? 'text-xl md:text-3xl' : 'text-3xl'}`}>
            {number}
            {unit && <span className={`text-xl ${unitStyle(unit)}`}>{unit}</span>}
          </dd>
          {description && <dd className="order-3 basis-full text-sm text-soft md:basis-auto">{description}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Before a Chinese unit is the gap that browsers put between figures and Chinese; a Latin one needs a space. */
function unitStyle(unit: string): string {
  return /^[A-Z]/.test(unit) ? 'ml-2' : '';
}

function withSubscript(label: string) {
  const [before, after] = label.split('CO2e');
  if (after === undefined) return <BodyText>{label}</BodyText>;
  return (
    <>
      {before}CO<sub className="align-[-0.15em] text-[0.62em] leading-none">2</sub>e{after}
    </>
  );
}
