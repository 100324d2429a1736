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

/** The first screen of the app, on a phone drawn in HTML: the bags nearby. Its class sets its width. */
export function AppScreen({ words, className }: { words: Words; className: string }) {
  return (
    <div role="img" aria-label={words.label} className={`drawn-phone ${className}`}>
      <div>
        {/* No clock: the one on the wall of Home goes on. */}
        <svg viewBox="0 0 44 12" aria-hidden="true">
          <path d="M0 8h3v4H0zm5-3h3v7H5zm5-2.5h3V12h-3zM15 0h3v12h-3zM25 3h10v6H25zm17.5 1.5H44v3h-1.5z" />
          <path d="M24 1h17v10H24z" opacity=".35" />
        </svg>
        <p className="flex items-center gap-1 text-[1.28em] font-bold">
          <svg viewBox="0 0 12 16" aria-hidden="true" className="w-[.8em] text-hot">
            <path
              d="M6 0a6 6 0 0 1 6 6c0 4-6 10-6 10S0 10 0 6a6 6 0 0 1 6-6zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
              fill="currentColor"
            />
          </svg>
          {words.location}
        </p>
        <p className="text-soft">{words.search}</p>
        <ul>
          {words.categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
        <ul>
          {entriesOf(words.bags).map(([id, bag]) => (
            <Bag key={id} {...bag} {...looks[id]} />
          ))}
        </ul>
        <p className="bg-brand! text-center font-bold text-cream">{words.reserve}</p>
      </div>
    </div>
  );
}

type BagProps = Words['bags']['bread'] & Look;

function Bag({ shop, bag, originalPrice, price, pickup, left, meal, plate }: BagProps) {
  return (
    <li>
      <Picture name={meal} className={plate} />
      <b>{shop}</b>
      <span className="text-soft">{bag}</span>
      <span>
        <b className="text-[1.35em] text-hot">{price}</b> <s className="text-soft">{originalPrice}</s>
      </span>
      {pickup}
      <b>{left}</b>
    </li>
  );
}
