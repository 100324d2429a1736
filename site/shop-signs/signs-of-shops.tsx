import { Picture } from '../ui/drawings/picture.tsx';

/** The sign of a supermarket: nine dots beside the name. */
export function BasketsSign({ name }: { name: string }) {
  return (
    <p className="shop-sign gap-3 rounded-lg bg-char px-4 lg:px-6 lg:text-lg lg:leading-tight leading-none font-black text-cream italic">
      <Picture name="signs/baskets" className="w-7 shrink-0" />
      {name}
    </p>
  );
}

/** The sign of a market stall: the red lamp shade of wet markets. */
export function LampSign({ name }: { name: string }) {
  return (
    <p className="shop-sign [--rods:39%] w-34 items-end pb-4 font-black text-cream">
      <Picture name="signs/lamp" className="absolute inset-0 size-full" />
      <span className="relative mb-3">{name}</span>
      <Picture name="food/fish" className="absolute right-0 -bottom-5 w-12 sm:-right-6" />
    </p>
  );
}

/** The sign of a petrol station: a loop beside the name. */
export function LoopSign({ name }: { name: string }) {
  return (
    <p className="shop-sign gap-2 rounded-full border-4 [--rods:32%] [--rim:4px] sm:border-8 sm:[--rim:8px] border-peel bg-cream px-3 text-sm leading-tight font-black text-night lg:px-5 uppercase">
      <Picture name="signs/loop" className="w-6 shrink-0 sm:w-8" />
      {name}
    </p>
  );
}
