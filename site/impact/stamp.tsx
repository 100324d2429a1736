import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { impactWords } from './words.ts';

/** The size of the stamp's drawing. */
export const stampSize = { width: 300, height: 360 };

/** A perforated sheet: each side is a whole number of teeth of 20 units. */
const perforated = `M0 0${'h4a6 6 0 0 0 12 0h4'.repeat(15)}${'v4a6 6 0 0 0 0 12v4'.repeat(18)}${'h-4a6 6 0 0 0-12 0h-4'.repeat(15)}${'v-4a6 6 0 0 0 0-12v-4'.repeat(18)}z`;

/** A smiling bag of 38 by 40 units, standing on the point it begins at. */
const bag = {
  body: 'm-16-34 4-6 4 6 4-6 4 6 4-6 4 6 4-6 4 6 3 34h-38z',
  eyes: 'm-8-20q3-5 6 0m4 0q3-5 6 0',
  smile: 'm-8-14h16c0 11-16 11-16 0z',
};

type Props = { language: Language; bags: number };

/**
 * A postage stamp with a pile of bags, one for each of a month. It has its own colours and the device's font, because as a file it
 * has neither the page's styles nor its fonts.
 */
export function Stamp({ language, bags }: Props) {
  const { words, fill } = impactWords(language, bags);
  const { scale, points } = pile(bags);
  const each = (part: string) => points.map(([x, y]) => `M${x} ${y}${part}`).join('');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${stampSize.width} ${stampSize.height}`}
      {...stampSize}
      role="img"
      aria-label={fill(words.stamp.label)}
      fontFamily="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
    >
      <path d={perforated} fill="#fffbf2" />
      <path d="M20 20h260v320H20z" fill="#256340" />
      <path d="M40 296a110 110 0 0 1 220 0z" fill="#f8c94e" />
      <path d="M20 296h260v44H20z" fill="#1b4a30" />
      <g transform={`translate(150 296) scale(${scale})`} strokeLinecap="round">
        <path d={each(bag.body)} fill="#dcb683" stroke="#a85a24" strokeWidth={2 / scale} />
        <path d={each(bag.eyes)} fill="none" stroke="#2b1912" strokeWidth="2.5" />
        <path d={each(bag.smile)} fill="#b5321f" />
      </g>
      <g fill="#fbf4e6" fontSize="15">
        <text x="36" y="84" fontSize="60" fontWeight="800">
          {bags}
        </text>
        <text x="38" y="106">
          {fill(words.stamp.bags)}
        </text>
        <text x="264" y="64" fontSize="26" fontWeight="800" textAnchor="end">
          {fill(words.lines.food.value)}
        </text>
        <text x="264" y="84" textAnchor="end">
          {words.lines.food.label}
        </text>
        <text x="36" y="323" fontWeight="700">
          {brand.both}
        </text>
        <text x="264" y="323" textAnchor="end">
          {words.stamp.place}
        </text>
      </g>
    </svg>
  );
}

/** Where bags stand in a pile whose rows are one bag shorter each, and the scale that fits it into the picture. */
function pile(bags: number) {
  let width = 1;
  while ((width * (width + 1)) / 2 < bags) width += 1;
  const points: [x: number, y: number][] = [];
  for (let row = 0; points.length < bags; row += 1) {
    const inRow = Math.min(width - row, bags - points.length);
    for (let place = 0; place < inRow; place += 1) points.push([(place - (inRow - 1) / 2) * 42, -row * 41]);
  }
  const rows = 1 - (points.at(-1)?.[1] ?? 0) / 41;
  return { points, scale: Math.min(4, 230 / (width * 42), 180 / (rows * 41)) };
}
