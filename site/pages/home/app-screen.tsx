import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';

type Words = typeof home.hero.phone;

type Look = { meal: PictureName; plate: string };

const looks: Record<keyof Words['bags'], Look> = {
  bread: { meal: 'food/pineapple-bun', plate: 'bg-char' },
  rice: { meal: 'food/char-siu-rice', plate: 'bg-butter' },
  cake: { meal: 'food/cake-slice', plate: 'bg-choy' },
};

/** The first screen of the app: the bags nearby. */
export function AppScreen({ words, className }: { words: Words; className: string }) {
  return (
    <Phone label={words.label} className={className}>
      <div className="px-4 pt-2 pb-5">
        <p className="flex items-center gap-1.5 text-lg font-bold">
          <svg viewBox="0 0 12 16" aria-hidden="true" className="w-3 text-hot">
            <path
              d="M6 0a6 6 0 0 1 6 6c0 4-6 10-6 10S0 10 0 6a6 6 0 0 1 6-6zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
              fill="currentColor"
            />
          </svg>
          {words.location}
        </p>
        <p className="mt-2 rounded-full bg-sunk px-4 py-2 text-soft">{words.search}</p>
        <ul className="mt-3 flex gap-1 whitespace-nowrap text-xs font-medium">
          {words.categories.map((category, index) => (
            <li key={category} className={`rounded-full px-2 py-1 ${index === 0 ? 'bg-ink text-paper' : 'bg-sunk'}`}>
              {category}
            </li>
          ))}
        </ul>
        <ul className="mt-3">
          {entriesOf(words.bags).map(([id, bag]) => (
            <Bag key={id} {...bag} {...looks[id]} />
          ))}
        </ul>
        <p className="mt-2 rounded-full bg-brand py-2 text-center font-bold text-cream">{words.reserve}</p>
      </div>
    </Phone>
  );
}

type BagProps = Words['bags']['bread'] & Look;

function Bag({ shop, bag, originalPrice, price, pickup, left, meal, plate }: BagProps) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <Picture name={meal} className={`w-[22cqi] shrink-0 rounded-md p-2 ${plate}`} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{shop}</span>
        <span className="block text-xs text-soft">{bag}</span>
        <span className="flex items-baseline gap-1.5">
          <b className="text-lg whitespace-nowrap text-hot">{price}</b>
          <s className="text-xs whitespace-nowrap text-soft">{originalPrice}</s>
        </span>
        <span className="flex justify-between text-xs">
          {pickup}
          <b>{left}</b>
        </span>
      </span>
    </li>
  );
}

type PhoneProps = { label: string; className: string; children: ReactNode };

/** A phone drawn in HTML. Its class sets its width, the content of its screen its height. */
function Phone({ label, className, children }: PhoneProps) {
  return (
    <div role="img" aria-label={label} className={`drawn-phone ${className}`}>
      <div className="phone-screen bg-raised text-ink">
        {/* No clock: the one on the wall of Home goes on. */}
        <div className="px-5 pt-4 pb-2">
          <svg viewBox="0 0 44 12" aria-hidden="true" className="ml-auto w-11 fill-current">
            <path d="M0 8h3v4H0zm5-3h3v7H5zm5-2.5h3V12h-3zM15 0h3v12h-3z" />
            <path d="M25 1.5h15q1.5 0 1.5 1.5v6q0 1.5-1.5 1.5H25q-1.5 0-1.5-1.5V3q0-1.5 1.5-1.5z" opacity=".35" />
            <path d="M25 3h10v6H25zm17.5 1.5H44v3h-1.5z" />
          </svg>
        </div>
        {children}
      </div>
    </div>
  );
}
