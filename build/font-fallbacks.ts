import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { displayFile } from './latin-font.ts';
import { htmlFiles, textOf } from './page-files.ts';
import { cutFaces, widthOf } from './svg-to-png.ts';

const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}’‘“”`;

/** Gelasio was drawn to the widths of Georgia, Tinos to those of Times New Roman; so was Liberation Serif. */
const [youngSerif = '', gelasio = '', tinos = ''] = await cutFaces(
  [displayFile, fileOf('gelasio'), fileOf('tinos')],
  letters,
);

const georgia = (text: string) => widthOf(text, 'Gelasio', [gelasio]);
const times = (text: string) => widthOf(text, 'Tinos', [tinos]);

/**
 * Serifs of the devices that stand in for Young Serif until it is there. Noto Serif (Android) and DejaVu Serif are wider
 * than Times by these factors, as @capsizecss/metrics 4.3 counts the letters of English.
 */
const standIns = [
  { name: 'Georgia', sources: ['Georgia'], width: georgia },
  { name: 'Times', sources: ['Times New Roman', 'Liberation Serif', 'Tinos Regular'], width: times },
  { name: 'Noto', sources: ['Noto Serif', 'NotoSerif'], width: (text: string) => times(text) * 1.184 },
  { name: 'DejaVu', sources: ['DejaVu Serif'], width: (text: string) => times(text) * 1.272 },
];

const reach = reachOf(displayFile);

/** For pages whose heading has no Latin letter. */
const sample = 'Good food at closing time, at half price or less';

/**
 * Gives each page stand-ins that are as wide as Young Serif is in the page's own heading, so that nothing moves when it
 * comes. Fitted to the average letter of English, as is usual, they were up to 8 % off, and headings took another line.
 */
export function fitFontFallbacks(folder: string): void {
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8');
    const heading = textOf(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '');
    writeFileSync(
      file,
      html.replace('<style>', (style) => style + fontFallbackRules(heading)),
    );
  }
}

/** `@font-face` rules of the stand-ins (`--font-display` in `site/styles/tokens.css`), fitted to a text. */
export function fontFallbackRules(heading: string): string {
  const latin = heading.replace(/[^\x20-\x7e’‘“”]/g, '').trim();
  const text = latin.length > 3 ? latin : sample;
  const wanted = widthOf(text, 'Young Serif', [youngSerif]);
  const rules = standIns.map(({ name, sources, width }) => {
    const scale = wanted / width(text);
    return (
      `@font-face{font-family:Young Serif like ${name};font-weight:100 900;` +
      `src:${sources.map((source) => `local(${source})`).join(',')};size-adjust:${percent(scale)};` +
      `ascent-override:${percent(reach.ascent / scale)};descent-override:${percent(reach.descent / scale)};` +
      'line-gap-override:0%}'
    );
  });
  return rules.join('');
}

/** How far the face reaches above and below the line, as shares of the font size. */
function reachOf(file: string): { ascent: number; descent: number } {
  const face = create(readFileSync(file));
  if (face.isCollection) throw new Error(`${file} holds several faces`);
  return { ascent: face.ascent / face.unitsPerEm, descent: Math.abs(face.descent) / face.unitsPerEm };
}

function fileOf(name: string): string {
  return createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
