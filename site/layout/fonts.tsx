import type { Language } from '../../domain/languages.ts';
import { pageAt, withoutSlashesAtEnd } from '../../domain/pages.ts';
import { partnershipFramePath, responseCodes } from '../../domain/service-pages.ts';
import { fallbackFontRules } from '../fonts/display-font.ts';
import chineseInEnglish from '../fonts/generated/encore-han-en.woff2?url';
import chineseInChinese from '../fonts/generated/encore-han-zh.woff2?url';
import youngSerif from '../fonts/generated/young-serif.woff2?url';
import type { HeadlinePage } from '../fonts/headline-texts.ts';
import { useNonce } from '../ui/nonce.ts';

const headlineFonts = import.meta.glob<string>('../fonts/generated/headline-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * The addresses of the display fonts of a page, which `deferred-assets.ts` loads after the first paint: the Latin one, that with
 * the Chinese name, and on Chinese pages that with the other characters of its headings.
 */
export function displayFonts(path: string, language: Language): string[] {
  const names = language === 'zh' ? ['zh', headlinePageAt(path)] : ['en'];
  return [youngSerif, ...names.flatMap((name) => headlineFonts[`../fonts/generated/headline-${name}.woff2`] ?? [])];
}

function headlinePageAt(path: string): HeadlinePage {
  const here = pageAt(path);
  if (here) return here.page.id;
  // Prerendered addresses end with a slash.
  if (withoutSlashesAtEnd(path).endsWith(partnershipFramePath)) return 'form';
  return responseCodes.some((code) => path.includes(`/answers/${code}`)) ? 'answers' : 'not-found';
}

/** Fonts with every Chinese character of the pages in a language; English pages have a few, as in the brand. */
const chineseFonts: Record<Language, string> = { en: chineseInEnglish, zh: chineseInChinese };

/** Chinese characters and their punctuation, and no emoji, which browsers would look for in this font. */
const chineseRanges = 'U+2e80-ffef,U+20000-3ffff';

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
        `src:url(${youngSerif})}}` +
        `@font-face{font-family:'Encore Han';font-display:swap;src:url(${chineseFonts[language]});` +
        `unicode-range:${chineseRanges}}`}
    </style>
  );
}
