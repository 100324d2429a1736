import type { ReactNode } from 'react';
import type { home } from '../../content/en/home.ts';
import { Picture } from '../ui/drawings/picture.tsx';

/** The sign of each partner. */
export const shopSigns: Record<keyof typeof home.partners.logos, (props: { name: string }) => ReactNode> = {
  lokYung: EnamelSign,
  thirdKettle: KettleSign,
  morningTram: TramSign,
  stoneSteps: StepsSign,
  nineBaskets: BasketsSign,
  samKiu: LampSign,
  harbourLoop: LoopSign,
};

/** The sign of a 1960s bing sutt: green enamel with a gilt line. */
function EnamelSign({ name }: { name: string }) {
  return (
    <p className="shop-sign bg-choy p-1.5 font-display text-cream">
      <span className="grid self-stretch content-center border-2 border-custard px-3 lg:px-5 lg:text-lg lg:leading-tight">
        {name}
      </span>
    </p>
  );
}

/** The sign of a coffee shop: a kettle, and the name in lower case. */
function KettleSign({ name }: { name: string }) {
  return (
    <p className="shop-sign [--rods:34%] gap-2 rounded-full bg-cream px-3 text-night font-medium tracking-wide lowercase rim-ink">
      <Picture name="signs/kettle" className="w-8 shrink-0 lg:w-9" />
      {name}
    </p>
  );
}

/** The sign of the bakery by the tram stop: a tram, with windows above the name and wheels below. */
function TramSign({ name }: { name: string }) {
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
function StepsSign({ name }: { name: string }) {
  return (
    <p className="shop-sign flex-col border [--rim:1px] bg-night px-6 font-display text-sm leading-tight tracking-wide text-kraft uppercase">
      <Picture name="signs/steps" className="mb-2 w-14" />
      {name}
    </p>
  );
}

/** The sign of a supermarket: nine dots beside the name. */
function BasketsSign({ name }: { name: string }) {
  return (
    <p className="shop-sign gap-3 rounded-lg bg-char px-4 lg:px-6 lg:text-lg lg:leading-tight leading-none font-black text-cream italic">
      <Picture name="signs/baskets" className="w-7 shrink-0" />
      {name}
    </p>
  );
}

/** The sign of a market stall: the red lamp shade of wet markets. */
function LampSign({ name }: { name: string }) {
  return (
    <p className="shop-sign [--rods:39%] w-34 items-end pb-4 font-black text-cream">
      <Picture name="signs/lamp" className="absolute inset-0 size-full" />
      <span className="relative mb-3">{name}</span>
      <Picture name="food/fish" className="absolute right-0 -bottom-5 w-12 sm:-right-6" />
    </p>
  );
}

/** The sign of a petrol station: a loop beside the name. */
function LoopSign({ name }: { name: string }) {
  return (
    <p className="shop-sign gap-2 rounded-full border-4 [--rods:32%] [--rim:4px] sm:border-8 sm:[--rim:8px] border-peel bg-cream px-3 text-sm leading-tight font-black text-night lg:px-5 uppercase">
      <Picture name="signs/loop" className="w-6 shrink-0 sm:w-8" />
      {name}
    </p>
  );
}
