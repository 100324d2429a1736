import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';
import { siteWords } from '../layout/words.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Scene } from './scene.tsx';

/** What fits beside the scene: the widest line in pixels, and the most lines. */
export const titleBox = { width: 656, height: 330 };

/** Faces by the names in their files; `build/social-pictures.ts` brings the files. */
export const faces: Record<Language, string> = { en: 'Young Serif', zh: 'Noto Sans HK ExtraBold' };

/** As shares of the font size. */
export const lineHeights: Record<Language, number> = { en: 1.1, zh: 1.25 };

type Props = {
  page: PageId;
  language: Language;
  /** The page's heading, broken into lines. */
  lines: readonly string[];
  /** Pixels. */
  fontSize: number;
  /** How wide the English name is, as a share of its font size: a text of two faces has to be set in two pieces. */
  nameWidth: number;
};

const nameSize = 44;

/** The picture of a page in a chat or a feed, 1200 by 630: its own heading on the paper of the site. Made while building. */
export function SocialPicture({ page, language, lines, fontSize, nameWidth }: Props) {
  const leading = fontSize * lineHeights[language];
  const top = 345 - (leading * lines.length) / 2 + fontSize * 0.78;
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="var(--color-paper)" />
      <svg aria-hidden="true" x="64" y="48" width="76" height="76">
        <BrandMark />
      </svg>
      <text x="156" y="102" fontSize={nameSize} fontFamily={faces.en} fill="var(--color-ink)">
        {brand.en}
      </text>
      <text
        x={156 + nameSize * (nameWidth + 0.3)}
        y="102"
        fontSize={nameSize}
        fontFamily={faces.zh}
        fill="var(--color-ink)"
      >
        {brand.zh}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x="64"
          y={top + index * leading}
          fontSize={fontSize}
          fontFamily={faces[language]}
          fill="var(--color-ink)"
        >
          {line}
        </text>
      ))}
      <text x="66" y="578" fontSize="28" fontFamily={faces[language]} fill="var(--color-hot)">
        {siteWords[language].tagline}
      </text>
      <Scene page={page} />
    </svg>
  );
}
