import { BodyText } from './body-text.tsx';

type Props = {
  items: readonly { number: string; unit?: string; label: string; description?: string }[];
  short?: boolean;
};

/**
 * Impact in numbers, in leaf green, one in a row until there is room for three; short ones are three on phones too. CO2e of
 * docs/spec.md §9 is shown as CO₂e.
 */
export function Figures({ items, short }: Props) {
  return (
    <dl className={`tiles railed figures ${short ? 'short-figures mt-8' : '[--tile:max(12rem,(39rem-100%)*99)]'}`}>
      {items.map(({ number, unit, label, description }) => (
        <div key={label}>
          <dt>{withSubscript(label)}</dt>
          <dd>
            {number}
            {unit && <span className={`text-xl ${unitStyle(unit)}`}>{unit}</span>}
          </dd>
          {description && <dd className="order-3 text-sm text-soft">{description}</dd>}
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
