import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';

/** The content of a bag as a receipt: the full price crossed out, and what was paid. */
export function BunReceipt({ words }: { words: typeof home.whyUse.features.price.illustration }) {
  const { items, before, now } = words;
  return (
    <div className="absolute inset-0">
      <div className="paper-shadow absolute top-1/2 left-1/2 w-64 -translate-1/2 rotate-2">
        <div className="white-paper receipt-paper px-6 py-4">
          <ul className="grid gap-1.5 text-sm">
            {items.map((line) => (
              <li key={line} className="border-b border-dashed border-line pb-1.5">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-end text-lg text-soft">
            <s>{before}</s>
          </p>
          <p className="text-end font-display text-3xl whitespace-nowrap text-hot">{now}</p>
        </div>
        {/* Beside the price, not at the edge of the card: there it covered the price on phones, and stood alone on wide screens. */}
        <Picture name="food/ham-roll" className="absolute -right-23 -bottom-4 w-28" />
      </div>
      <Picture name="food/pineapple-bun" className="absolute -bottom-7 -left-7 w-2/5 max-w-52" />
    </div>
  );
}
