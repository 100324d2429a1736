/** The sign of a 1960s bing sutt: green enamel with a gilt line. */
export function EnamelSign({ name }: { name: string }) {
  return (
    <p className="shop-sign bg-choy p-1.5 text-cream">
      <span className="grid self-stretch content-center border-2 border-custard px-3 font-display lg:px-5 lg:text-lg lg:leading-tight">
        {name}
      </span>
    </p>
  );
}

/** The sign of a coffee shop: a kettle, and the name in lower case. */
export function KettleSign({ name }: { name: string }) {
  return (
    <p className="shop-sign [--rods:34%] gap-2 rounded-full bg-raised px-4 font-medium tracking-wide lowercase rim-ink">
      <svg viewBox="0 0 40 32" aria-hidden="true" className="w-8 shrink-0 lg:w-9">
        <path
          d="M12 30 9 12h20l-3 18zM29 16l9-9M10 14C0 14 0 26 11 25M14 12c0-6 10-6 10 0m-5-5V3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
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
    <p className="shop-sign flex-col border border-kraft/50 [--rim:1px] bg-night px-6 font-display text-sm leading-tight tracking-wide text-kraft uppercase">
      <svg viewBox="0 0 60 24" aria-hidden="true" className="mb-2 w-14">
        <path d="M0 23h12v-7h12V9h12V2h24" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {name}
    </p>
  );
}
