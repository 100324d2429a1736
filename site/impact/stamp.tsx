import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { Postmark } from './postmark.tsx';
import { impactWords } from './words.ts';

/** The size of the stamp's drawing. */
export const stampSize = { width: 300, height: 360 };

const deviceFont = 'system-ui, sans-serif';

/** Of figures, the brand and Chinese words; `stamp-file.ts` puts both fonts into the file. */
const displayFont = `'Young Serif', 'Encore Headline', ${deviceFont}`;

/** A perforated sheet: each side is a whole number of teeth of 15 units. */
const perforated = `M0 0${'h3a4.5 4.5 0 0 0 9 0h3'.repeat(20)}${'v3a4.5 4.5 0 0 0 0 9v3'.repeat(24)}${'h-3a4.5 4.5 0 0 0-9 0h-3'.repeat(20)}${'v-3a4.5 4.5 0 0 0 0-9v-3'.repeat(24)}z`;

/** Rays of the sun all around, each five degrees wide, to beyond the frame. */
const rays = Array.from({ length: 36 }, (_, ray) => {
  const corner = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(-Math.cos(angle) * 340)} ${Math.round(-Math.sin(angle) * 340)}`;
  };
  return `M0 0L${corner(ray * 10 + 2.5)} ${corner(ray * 10 + 7.5)}z`;
}).join('');

/** The outline of a bag of 38 by 40 units, which stands on the origin. */
const bag = 'm-16-34 4-6 4 6 4-6 4 6 4-6 4 6 4-6 4 6 3 34h-38z';

type Props = { language: Language; bags: number };

/**
 * A postage stamp with a pile of bags, one for each of a month. It has its own colours, because as a file it has none of the page's
 * styles. English words have the device's font.
 */
export function Stamp({ language, bags }: Props) {
  const { words, fill } = impactWords(language, bags);
  const { scale, points } = pile(bags);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${stampSize.width} ${stampSize.height}`}
      {...stampSize}
      role="img"
      aria-label={fill(words.stamp.label)}
      fontFamily={language === 'zh' ? displayFont : deviceFont}
    >
      <clipPath id="stamp-frame">
        <path d="M20 20h260v320H20z" />
      </clipPath>
      <path d={perforated} fill="#fffbf2" />
      <g clipPath="url(#stamp-frame)">
        <path d="M0 0h300v360H0z" fill="#d5e6bd" />
        <g transform="translate(150 296)">
          <path d={rays} fill="#e6f0d3" className="stamp-rays" style={{ rotate: `${bags * 10}deg` }} />
        </g>
        <circle cx="150" cy="296" r="118" fill="#f8c94e" />
        <circle cx="150" cy="296" r="109" fill="none" stroke="#f08f2e" strokeWidth="1.5" />
        <path d="M0 296h300v64H0z" fill="#1b4a30" />
      </g>
      <path d="M24.5 24.5h251v311h-251z" fill="none" stroke="#1b4a30" />
      <defs>
        <g id="stamp-bag" strokeLinecap="round" strokeLinejoin="round">
          <path d={bag} fill="#dcb683" stroke="none" />
          <path d="m16-34 3 34h-8l-2-32z" fill="#b98a51" stroke="none" />
          <path d={bag} fill="none" stroke="#7a3f1a" />
          <path d="m-8-20q3-5 6 0m4 0q3-5 6 0" fill="none" stroke="#2b1912" strokeWidth="2.5" />
          <path d="m-8-14h16c0 11-16 11-16 0z" fill="#b5321f" stroke="none" />
        </g>
      </defs>
      <g
        className="stamp-pile"
        style={{ transform: `translate(150px, 296px) scale(${scale})` }}
        strokeWidth={1.6 / scale}
      >
        {points.map(([x, y], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bag is its place in the pile
          <g key={place} className="stamp-bag" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <use href="#stamp-bag" />
          </g>
        ))}
      </g>
      <g fill="#1b4a30" fontSize="14" fontWeight="600">
        <text x="36" y="92" fontSize="72" fontWeight="800" fontFamily={displayFont}>
          {bags}
        </text>
        <text x="38" y="114">
          {fill(words.stamp.bags)}
        </text>
        <text x="264" y="64" fontSize="30" fontWeight="800" fontFamily={displayFont} textAnchor="end">
          {fill(words.lines.food.value)}
        </text>
        <text x="264" y="84" textAnchor="end">
          {words.lines.food.label}
        </text>
      </g>
      <g fill="#fbf4e6" fontSize="15">
        <text x="38" y="322" fontSize="18" fontWeight="800" fontFamily={displayFont}>
          {brand.both}
        </text>
        <text x="262" y="322" textAnchor="end">
          {words.stamp.place}
        </text>
      </g>
      <clipPath id="stamp-paper">
        <path d={perforated} />
      </clipPath>
      <g clipPath="url(#stamp-paper)" fontFamily={displayFont} fontWeight="800">
        <Postmark language={language} />
      </g>
    </svg>
  );
}

/** The distance between bags beside and above each other: the size of a bag, and a little space. */
const step = { x: 42, y: 41 };

/**
 * Where bags stand in a pile whose rows are one bag shorter each, and the scale that fits it into the space below the figures, of
 * 216 by 165 units; a few bags are not larger than 3.6 times.
 */
function pile(bags: number) {
  let width = 1;
  while ((width * (width + 1)) / 2 < bags) width += 1;
  const points: [x: number, y: number][] = [];
  for (let row = 0; points.length < bags; row += 1) {
    const inRow = Math.min(width - row, bags - points.length);
    for (let place = 0; place < inRow; place += 1) points.push([(place - (inRow - 1) / 2) * step.x, -row * step.y]);
  }
  const height = step.y - (points.at(-1)?.[1] ?? 0);
  return { points, scale: Math.min(3.6, 216 / (width * step.x), 165 / height) };
}
