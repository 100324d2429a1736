import { Fish } from '../../ui/drawings/kitchen.tsx';

/** The sign of a supermarket: nine dots beside the name. */
export function BasketsSign({ name }: { name: string }) {
  return (
    <p className="shop-sign gap-3 rounded-lg bg-char px-4 lg:px-6 lg:text-lg lg:leading-tight leading-none font-black text-cream italic">
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

/** The sign of a market stall: the red lamp shade of wet markets. */
export function LampSign({ name }: { name: string }) {
  return (
    <p className="shop-sign [--rods:39%] w-34 items-end pb-4 font-black text-cream">
      <svg viewBox="0 0 136 88" aria-hidden="true" className="absolute inset-0 size-full">
        <path d="M46 4h44l44 60H2z" fill="var(--color-char)" />
        <ellipse cx="68" cy="64" rx="66" ry="8" fill="var(--color-peel)" />
        <path d="M46 66h44c0 26-44 26-44 0z" fill="var(--color-custard)" />
        <path d="M50 0h36v10H50z" fill="var(--color-crust)" />
      </svg>
      <span className="relative mb-3">{name}</span>
      <Fish className="absolute right-0 -bottom-5 w-12 sm:-right-6" />
    </p>
  );
}

/** The sign of a petrol station: a loop beside the name. */
export function LoopSign({ name }: { name: string }) {
  return (
    <p className="shop-sign gap-2 rounded-full border-4 [--rods:32%] [--rim:4px] sm:border-8 sm:[--rim:8px] border-peel bg-cream px-3 text-sm leading-tight font-black text-night lg:px-5 uppercase">
      <svg viewBox="0 0 40 24" aria-hidden="true" className="w-6 shrink-0 sm:w-8">
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
