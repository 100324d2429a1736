type SignProps = { name: string };

/** A bing sutt of the sixties: green enamel with a gilt line. */
function Enamel({ name }: SignProps) {
  return (
    <p className="shop-sign bg-choy p-1.5 text-cream">
      <span className="grid self-stretch content-center border-2 border-custard px-3 font-display lg:px-5 lg:text-lg">
        {name}
      </span>
    </p>
  );
}

/** A coffee shop with a kettle and no capital letters. */
function Kettle({ name }: SignProps) {
  return (
    <p className="shop-sign gap-2 rounded-full bg-raised px-4 font-medium tracking-wide lowercase ring-2 ring-ink">
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

/** The bakery by the tram stop: a row of windows over the name, wheels below. */
function Tram({ name }: SignProps) {
  return (
    <p className="shop-sign flex-col rounded-md bg-custard px-5 py-3 font-bold text-night">
      <svg viewBox="0 0 112 14" aria-hidden="true" className="mb-2 w-28">
        <path d="M2 0h18v14H2zm30 0h18v14H32zm30 0h18v14H62zm30 0h18v14H92z" fill="currentColor" />
      </svg>
      {name}
      <svg viewBox="0 0 112 12" aria-hidden="true" className="absolute -bottom-1.5 w-28">
        <circle cx="24" cy="6" r="6" fill="var(--color-crust)" />
        <circle cx="88" cy="6" r="6" fill="var(--color-crust)" />
      </svg>
    </p>
  );
}

/** A hotel that takes its time. */
function Steps({ name }: SignProps) {
  return (
    <p className="shop-sign flex-col bg-night px-6 font-display text-sm leading-tight tracking-wide text-kraft uppercase">
      <svg viewBox="0 0 60 24" aria-hidden="true" className="mb-2 w-14">
        <path d="M0 23h12v-7h12V9h12V2h24" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {name}
    </p>
  );
}

/** A supermarket: nine dots, loud and quick. */
function Baskets({ name }: SignProps) {
  return (
    <p className="shop-sign gap-3 rounded-lg bg-char px-4 lg:px-6 lg:text-lg leading-none font-black text-cream italic">
      <svg viewBox="0 0 30 30" aria-hidden="true" className="w-7 shrink-0">
        <path
          d="M5 5h.1M15 5h.1M25 5h.1M5 15h.1M15 15h.1M25 15h.1M5 25h.1M15 25h.1M25 25h.1"
          stroke="var(--color-custard)"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </svg>
      {name}
    </p>
  );
}

/** The red lamp shade over every wet market stall. */
function Lamp({ name }: SignProps) {
  return (
    <p className="shop-sign w-34 items-end pb-4 font-black text-cream">
      <svg viewBox="0 0 136 88" aria-hidden="true" className="absolute inset-0 size-full">
        <path d="M46 4h44l44 60H2z" fill="var(--color-char)" />
        <ellipse cx="68" cy="64" rx="66" ry="8" fill="var(--color-peel)" />
        <path d="M46 66h44c0 26-44 26-44 0z" fill="var(--color-custard)" />
        <path d="M50 0h36v10H50z" fill="var(--color-night)" />
      </svg>
      <span className="relative mb-3">{name}</span>
    </p>
  );
}

/** A petrol station on a ring road. */
function Loop({ name }: SignProps) {
  return (
    <p className="shop-sign gap-2 rounded-full border-8 [--rim:8px] border-peel bg-cream px-3 text-sm leading-tight font-black text-night lg:px-5 uppercase">
      <svg viewBox="0 0 40 24" aria-hidden="true" className="w-8 shrink-0">
        <path
          d="M20 12C14 2 3 2 3 12s11 10 17 0 17-10 17 0-11 10-17 0z"
          fill="none"
          stroke="currentColor"
          strokeWidth="4.5"
        />
      </svg>
      {name}
    </p>
  );
}

/** One sign for each partner of the strip, in the order of the words. */
export const shopSigns = [Enamel, Kettle, Tram, Steps, Baskets, Lamp, Loop];
