import type { home } from '../../../content/en/home.ts';
import cakeSlice from '../../ui/drawings/food/cake-slice.svg?raw';
import charSiuRice from '../../ui/drawings/food/char-siu-rice.svg?raw';
import pineappleBun from '../../ui/drawings/food/pineapple-bun.svg?raw';
import { entriesOf } from '../../ui/entries-of.ts';

type Words = typeof home.hero.phone;

/** The text of a drawing, and the colour below it. */
type Look = { meal: string; plate: string };

const looks: Record<keyof Words['bags'], Look> = {
  bread: { meal: pineappleBun, plate: 'char' },
  rice: { meal: charSiuRice, plate: 'butter' },
  cake: { meal: cakeSlice, plate: 'choy' },
};

/** Where the lines of a bag begin. */
const textStart = 106;

/**
 * The first screen of the app: the bags nearby. A file of its own (`resources/app-screen.ts`), which the page shows with its own
 * fonts and colours; in the page it was 40 elements and 25 rules. No clock: the one on the counter of Home goes on.
 */
export function AppScreen({ words }: { words: Words }) {
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 564">
      <g id="drawing" fill="var(--color-ink)" fontSize="13.5">
        <rect x="8" y="8" width="284" height="548" rx="32" fill="var(--color-raised)" />
        <path d="M229 34h3v4h-3zm5-3h3v7h-3zm5-2.5h3V38h-3zm5-2.5h3v12h-3zm10 3h10v6h-10zm17.5 1.5h1.5v3h-1.5z" />
        <path d="M253 27h17v10h-17z" opacity=".35" />
        <path d="M35 51a6 6 0 0 1 6 6c0 4-6 10-6 10s-6-6-6-10a6 6 0 0 1 6-6z" fill="var(--color-hot)" />
        <text x="46" y="66" fontSize="19" fontWeight="700">
          {words.location}
        </text>
        <rect x="26" y="79" width="248" height="34" rx="17" fill="var(--color-sunk)" />
        <text x="42" y="101" fill="var(--color-soft)">
          {words.search}
        </text>
        {words.categories.map((category, index) => (
          <Category key={category} name={category} place={index} />
        ))}
        {entriesOf(words.bags).map(([id, bag], index) => (
          <Bag key={id} {...bag} {...looks[id]} place={index} />
        ))}
        <rect x="26" y="482" width="248" height="42" rx="21" fill="var(--color-brand)" />
        <text x="150" y="508" textAnchor="middle" fontSize="15" fontWeight="700" fill="var(--color-cream)">
          {words.reserve}
        </text>
      </g>
    </svg>
  );
}

/** A kind of food to choose; the first one is chosen. */
function Category({ name, place }: { name: string; place: number }) {
  const x = 26 + place * 63;
  return (
    <>
      <rect x={x} y="122" width="59" height="26" rx="13" fill={`var(--color-${place === 0 ? 'ink' : 'sunk'})`} />
      <text
        x={x + 29.5}
        y="139.5"
        textAnchor="middle"
        fontSize="12.5"
        fill={`var(--color-${place === 0 ? 'paper' : 'ink'})`}
      >
        {name}
      </text>
    </>
  );
}

type BagProps = Words['bags']['bread'] & Look & { place: number };

function Bag({ shop, bag, originalPrice, price, pickup, left, meal, plate, place }: BagProps) {
  return (
    <g transform={`translate(0 ${160 + place * 104})`}>
      <path d="M26 0h248" stroke="var(--color-line)" />
      <rect x="26" y="20" width="66" height="66" rx="12" fill={`var(--color-${plate})`} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a file of this repository */}
      <svg aria-hidden="true" x="34" y="28" width="50" height="50" dangerouslySetInnerHTML={{ __html: meal }} />
      <text x={textStart} y="25" fontWeight="700">
        {shop}
      </text>
      <text x={textStart} y="44" fill="var(--color-soft)">
        {bag}
      </text>
      <text x={textStart} y="68" fontSize="19" fontWeight="700" fill="var(--color-hot)">
        {price}
        <tspan dx="6" fontSize="13.5" fontWeight="400" fill="var(--color-soft)" textDecoration="line-through">
          {originalPrice}
        </tspan>
      </text>
      <text x={textStart} y="89">
        {pickup}
      </text>
      <text x="274" y="89" textAnchor="end" fontWeight="700">
        {left}
      </text>
    </g>
  );
}
