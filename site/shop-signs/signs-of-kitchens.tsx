import { Picture } from '../ui/drawings/picture.tsx';

/** The sign of a 1960s bing sutt: green enamel with a gilt line. */
export function EnamelSign({ name }: { name: string }) {
  return (
    <p className="shop-sign bg-choy p-1.5 font-display text-cream">
      <span className="grid self-stretch content-center border-2 border-custard px-3 lg:px-5 lg:text-lg lg:leading-tight">
        {name}
      </span>
    </p>
  );
}

/** The sign of a coffee shop: a kettle, and the name in lower case. */
export function KettleSign({ name }: { name: string }) {
  return (
    <p className="shop-sign [--rods:34%] gap-2 rounded-full bg-cream px-3 text-night font-medium tracking-wide lowercase rim-ink">
      <Picture name="signs/kettle" className="w-8 shrink-0 lg:w-9" />
      {name}
    </p>
  );
}

/** The sign of the bakery by the tram stop: a tram, with windows above the name and wheels below. */
export function TramSign({ name }: { name: string }) {
  return (
    <p className="shop-sign flex-col rounded-md bg-custard px-5 py-3 font-bold text-night">
      <svg viewBox="0 0 112 14" aria-hidden="true" className="mb-2 w-28">
        <path d="M2 0h18v14H2zm30 0h18v14H32zm30 0h18v14H62zm30 0h18v14H92z" fill="currentColor" />
      </svg>
      {name}
      <svg viewBox="0 0 112 12" aria-hidden="true" className="absolute -bottom-1.5 w-28">
        <path d="M24 6h.1M88 6h.1" stroke="var(--color-night)" strokeWidth="12" strokeLinecap="round" />
        <path d="M24 6h.1M88 6h.1" stroke="var(--color-kraft)" strokeWidth="4" strokeLinecap="round" />
      </svg>
    </p>
  );
}

/** The sign of a hotel: steps above the name. */
export function StepsSign({ name }: { name: string }) {
  return (
    <p className="shop-sign flex-col border [--rim:1px] bg-night px-6 font-display text-sm leading-tight tracking-wide text-kraft uppercase">
      <Picture name="signs/steps" className="mb-2 w-14" />
      {name}
    </p>
  );
}
