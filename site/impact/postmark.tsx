import { brand } from '../../content/brand.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { impactWords } from './words.ts';

/** Wavy lines that cancel the stamp, from the ring to beyond its edge. */
const waves = [-24, -12, 0, 12, 24].map((y) => `M${48 - Math.abs(y) / 4} ${y}q8-7 16 0t16 0 16 0 16 0`).join('');

/** A postmark with the brand, the place, and the date of today in Hong Kong. */
export function Postmark({ language }: { language: Language }) {
  const { words } = impactWords(language, 1);
  const dateOf = (options: Intl.DateTimeFormatOptions) =>
    new Date().toLocaleDateString(languageTags[language], { timeZone: 'Asia/Hong_Kong', ...options });
  return (
    <g id="postmark" transform="translate(228 156) rotate(-12)" opacity=".72" fill="#2b1912" textAnchor="middle">
      <g fill="none" stroke="#2b1912">
        <circle r="46" strokeWidth="2.5" />
        <circle r="29" strokeWidth="1.5" />
        <path d={waves} strokeWidth="2" />
        <path id="postmark-top" d="M-33 0a33 33 0 0 1 66 0" stroke="none" />
        <path id="postmark-bottom" d="M-42 0a42 42 0 0 0 84 0" stroke="none" />
      </g>
      <g fontSize="11" letterSpacing=".5">
        <text>
          <textPath href="#postmark-top" startOffset="50%">
            {brand.both}
          </textPath>
        </text>
        <text>
          <textPath href="#postmark-bottom" startOffset="50%">
            {words.stamp.place}
          </textPath>
        </text>
      </g>
      <text y="3" fontSize={language === 'zh' ? 11 : 15}>
        {dateOf({ day: 'numeric', month: 'short' })}
      </text>
      <text y="18" fontSize="12">
        {dateOf({ year: 'numeric' })}
      </text>
    </g>
  );
}
