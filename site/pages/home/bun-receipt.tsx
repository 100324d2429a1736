import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';

/** The content of a bag as a receipt: the full price crossed out, and what was paid. */
export function BunReceipt({ words }: { words: typeof home.whyUse.features.price.illustration }) {
  const { items, before, now } = words;
  return (
    <div className="absolute inset-0 bg-butter text-night">
      <div className="paper-shadow absolute top-4 left-1/2 w-64 -translate-x-1/2 rotate-2">
        <div className="white-paper receipt-paper p-6">
          <ul className="grid gap-1.5 text-sm">
            {items.map((line) => (
              <li key={line} className="border-b border-dashed border-line pb-1.5">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-end text-lg text-soft">
            <s>{before}</s>
          </p>
          <p className="text-end font-display text-3xl whitespace-nowrap text-hot">{now}</p>
        </div>
      </div>
      <Picture name="food/pineapple-bun" className="absolute -bottom-7 -left-9 w-36" />
      <Picture name="food/egg-tart" className="absolute -right-4 -bottom-5 w-20" />
    </div>
  );
}
