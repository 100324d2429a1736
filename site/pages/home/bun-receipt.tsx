import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';

/** The content of a bag as a receipt: the full price crossed out, and what was paid. It is longer than its poster. */
export function BunReceipt({ words }: { words: typeof home.whyUse.features.price.illustration }) {
  const { items, before, now } = words;
  return (
    <>
      <div className="paper-shadow -top-[1em] right-[4%] w-[14em] rotate-3">
        <div className="white-paper receipt-paper p-[1em]">
          <ul>
            {items.map((line) => (
              <li key={line} className="dashed-rule py-1">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-end text-soft">
            <s>{before}</s>
          </p>
          <p className="mb-[1em] text-end font-display text-[3.1em] leading-none whitespace-nowrap text-hot">{now}</p>
        </div>
        {/* Beside the price, not at the edge of the screen: there it covered the price on phones, and stood alone on wide screens. */}
        <Picture name="food/ham-roll" className="absolute -bottom-[2em] -right-[1em] w-[5em]" />
      </div>
      <Picture name="food/pineapple-bun" className="-bottom-[2em] -left-[7%] w-[6em]" />
    </>
  );
}
