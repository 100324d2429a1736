/** The characters of the width tables below: ASCII from space to tilde, and four quotation marks. */
const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}’‘“”`;

/** Advance widths in thousandths of the font size, read from `@fontsource/young-serif` 5.3.0, in the order of `letters`. */
const youngSerif = widthsOf(
  '250,373,402,760,723,883,813,214,454,454,582,600,316,511,313,500,602,397,543,529,575,537,608,572,558,608,313,316,600,600,600,540,1042,786,719,749,790,755,694,772,898,407,525,798,699,1036,891,822,700,822,798,723,788,808,784,1207,853,794,745,397,500,397,600,598,600,619,609,514,619,515,402,522,681,347,303,631,347,1036,681,574,631,625,530,542,410,659,600,932,603,578,544,456,600,456,600,316,316,539,539',
);
/** The widths of Gelasio, which are those of Georgia. */
const georgia = widthsOf(
  '241,331,412,643,610,817,710,215,375,375,472,643,270,374,270,469,614,430,559,552,565,528,566,502,596,566,313,313,643,643,643,479,929,671,654,642,749,653,599,725,815,390,518,694,604,927,767,744,610,744,702,561,619,756,667,976,710,615,602,375,469,375,643,643,500,504,560,454,574,483,325,509,582,293,292,536,286,881,591,539,571,560,410,432,345,575,497,737,505,492,444,430,375,430,643,227,227,410,410',
);
/** The widths of Tinos, which are those of Times New Roman and Liberation Serif. */
const times = widthsOf(
  '250,333,408,500,500,833,778,180,333,333,500,564,250,333,250,278,500,500,500,500,500,500,500,500,500,500,278,278,564,564,564,444,921,722,667,667,722,611,556,722,722,333,389,722,611,889,722,722,556,722,667,556,611,722,722,944,722,722,611,333,278,333,469,500,333,444,500,444,500,444,333,500,500,278,278,500,278,778,500,500,500,500,333,389,278,500,500,722,500,500,444,480,200,480,541,333,333,444,444',
);

/** The ascent and descent of Young Serif, as fractions of the font size. */
const ascent = 1.046;
const descent = 0.366;

/**
 * Serif fonts of devices that are shown until Young Serif is loaded. `wider`: how much wider the letters of English are
 * than those of the measured font (@capsizecss/metrics 4.3).
 */
const fallbacks = [
  { name: 'Georgia', sources: ['Georgia'], widths: georgia, wider: 1 },
  { name: 'Times', sources: ['Times New Roman', 'Liberation Serif', 'Tinos Regular'], widths: times, wider: 1 },
  { name: 'Noto', sources: ['Noto Serif', 'NotoSerif'], widths: times, wider: 1.184 },
  { name: 'DejaVu', sources: ['DejaVu Serif'], widths: times, wider: 1.272 },
];

/** For headings without Latin letters. */
const sample = 'Good food at closing time, at half price or less';

/**
 * `@font-face` rules of the fallback fonts (`--font-display` in `site/styles/tokens.css`), scaled to be as wide as Young
 * Serif in a heading, so that the layout does not shift when it is loaded. Scaling to the average letter of English, as is
 * usual, was up to 8 % wrong, and some headings then needed another line.
 */
export function fallbackFontRules(heading: string): string {
  const latin = heading.replace(/[^\x20-\x7e’‘“”]/g, '').trim();
  const text = latin.length > 3 ? latin : sample;
  return fallbacks
    .map(({ name, sources, widths, wider }) => {
      const scale = widthIn(youngSerif, text) / (widthIn(widths, text) * wider);
      return (
        `@font-face{font-family:Young Serif like ${name};font-weight:100 900;` +
        `src:${sources.map((source) => `local(${source})`).join(',')};size-adjust:${percent(scale)};` +
        `ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)}}`
      );
    })
    .join('');
}

/** The classes that give a text its width in Young Serif, so that nothing moves when that font takes the place of another. */
export function displayWidth(text: string): string {
  return `w-[${(widthIn(youngSerif, text) / 1000).toFixed(2)}em] whitespace-nowrap`;
}

function widthIn(widths: ReadonlyMap<string, number>, text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0);
}

function widthsOf(list: string): ReadonlyMap<string, number> {
  const widths = list.split(',').map(Number);
  return new Map([...letters].map((letter, index) => [letter, widths[index] ?? 0]));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
