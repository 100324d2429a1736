import type { Language } from '../../domain/languages.ts';
import { fallbackFontRules } from '../fonts/display-font.ts';
import chineseInEnglish from '../fonts/generated/encore-han-en.woff2?url';
import chineseInChinese from '../fonts/generated/encore-han-zh.woff2?url';
import headlineCharacters from '../fonts/generated/encore-headline.txt?raw';
import headline from '../fonts/generated/encore-headline.woff2?url';
import youngSerif from '../fonts/generated/young-serif.woff2?url';
import { useNonce } from '../ui/nonce.ts';

/** The address of the display font, which `deferred-assets.ts` loads after the first paint. */
export const displayFont = youngSerif;

/** The address of the display font of Chinese headings, loaded likewise. */
export const headlineFont = headline;

/** Fonts with every Chinese character of the pages in a language; English pages have a few, as in the brand. */
const chineseFonts: Record<Language, string> = { en: chineseInEnglish, zh: chineseInChinese };

/** In the first heading only, and only where the font has all of it: two fonts in one heading look broken. */
const headlineRule = 'h1{font-family:Young Serif,Encore Headline,var(--font-display)}';

/** Chinese characters and their punctuation; all other characters use the fonts before this one. */
const chineseRanges = 'U+2e80-9fff,U+f900-faff,U+fe30-fe4f,U+ff00-ffef,U+20000-3ffff';

/**
 * The `@font-face` rules of one page: fallback fonts scaled to its heading, the display font itself for browsers without
 * JavaScript, and the Chinese font, which is last in every font list, so that only devices without one download it.
 */
export function Fonts({ language, heading }: { language: Language; heading: string }) {
  return (
    <style href="fonts" precedence="fonts" nonce={useNonce()}>
      {fallbackFontRules(heading) +
        // One weight, declared for all weights: otherwise browsers would synthesise a bolder Young Serif beside bold Chinese.
        '@media (scripting: none){@font-face{font-family:Young Serif;font-weight:100 900;font-display:swap;' +
        `src:url(${youngSerif}) format("woff2")}}` +
        `@font-face{font-family:'Encore Han';font-display:swap;src:url(${chineseFonts[language]}) format("woff2");` +
        `unicode-range:${chineseRanges}}` +
        (language === 'zh' && isInHeadlineFont(heading) ? headlineRule : '')}
    </style>
  );
}

function isInHeadlineFont(heading: string): boolean {
  return [...heading].every((character) => character < '\u2e80' || headlineCharacters.includes(character));
}
