import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import type { Language } from '../domain/languages.ts';

const resolve = createRequire(import.meta.url).resolve;
/** The two families, by the names of their packages. */
type Family = 'noto-sans-hk' | 'noto-serif-hk';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** Every Chinese character of the pages in a language; all their sentences are in `content/`. */
export function chineseCharacters(language: Language): string[] {
  const files = ['content/brand.ts', ...globSync(`content/${language}/**/*.{ts,md}`)];
  return chineseIn(files.map((file) => readFileSync(file, 'utf8')));
}

/** The Chinese characters of some texts, each once, in order. */
export function chineseIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(chinese) ?? []))].sort();
}

/**
 * Noto Sans HK or Noto Serif HK with some characters, as TrueType. The packages (6 and 8 MB) have the font in a hundred
 * slices, which are subset and merged; a package with whole files is 62 MB.
 * @param weight 100 to 900
 * @throws an Error that names the characters the font lacks
 */
export async function chineseFont(
  characters: readonly string[],
  weight: number,
  family: Family = 'noto-sans-hk',
): Promise<Buffer> {
  const missing = new Set(characters);
  let merged: ReturnType<typeof readFont> | null = null;
  for (const { file, codePoints } of slicesOf(family)) {
    const inSlice = [...missing].filter((character) => codePoints.has(character.codePointAt(0) ?? 0));
    if (inSlice.length === 0) continue;
    for (const character of inSlice) missing.delete(character);
    const slice = await subsetFont(readFileSync(resolve(file)), inSlice.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const font = readFont(slice);
    if (merged) merged.merge(font, { scale: 1 });
    else merged = font;
  }
  if (!merged || missing.size > 0) throw new Error(`${family} has no ${[...missing].join('')}`);
  // The slices are named after the thinnest weight.
  merged.get().name.fontFamily = family === 'noto-sans-hk' ? 'Noto Sans HK' : 'Noto Serif HK';
  return Buffer.from(merged.write({ type: 'ttf', hinting: false }) as ArrayBuffer);
}

/** How far punctuation moves to the left, in thousandths of the font size. */
const punctuationShifts: Record<string, number> = { '，': 200, '。': 200, '；': 200, '：': 200, '？': 120, '！': 120 };

/**
 * Units to the font size, instead of 1000: files are an eighth smaller, and in the largest heading of a phone's or laptop's screen
 * no point of an outline is more than a fifth of a pixel from its place.
 */
const unitsOfHeadings = 400;

/**
 * A font for large headings: its outlines have fewer units, and its punctuation is closer to the character before it. In Hong
 * Kong it stands in the middle of its square, which is good in text, but looks like a hole in large headings. Its width stays, so
 * that nothing moves when the font arrives.
 */
export function forHeadings(source: Buffer): Buffer {
  const font = readFont(source);
  const { glyf: glyphs, head, hhea, 'OS/2': os2 } = font.get();
  const scale = unitsOfHeadings / (head.unitsPerEm ?? 1000);
  for (const glyph of glyphs) {
    const shift = punctuationShifts[String.fromCodePoint(glyph.unicode?.[0] ?? 0)] ?? 0;
    for (const point of glyph.contours?.flat() ?? []) {
      point.x = Math.round((point.x - shift) * scale);
      point.y = Math.round(point.y * scale);
    }
    glyph.xMin = Math.round((glyph.xMin - shift) * scale);
    glyph.xMax = Math.round((glyph.xMax - shift) * scale);
    glyph.leftSideBearing = glyph.xMin;
    glyph.yMin = Math.round(glyph.yMin * scale);
    glyph.yMax = Math.round(glyph.yMax * scale);
    glyph.advanceWidth = Math.round(glyph.advanceWidth * scale);
  }
  head.unitsPerEm = unitsOfHeadings;
  scaleAll(hhea, scale, ['ascent', 'descent', 'lineGap']);
  scaleAll(os2, scale, ['sTypoAscender', 'sTypoDescender', 'sTypoLineGap', 'usWinAscent', 'usWinDescent']);
  return Buffer.from(font.write({ type: 'ttf', hinting: false }) as ArrayBuffer);
}

function scaleAll<Name extends string>(table: Record<Name, number>, scale: number, names: readonly Name[]) {
  for (const name of names) table[name] = Math.round(table[name] * scale);
}

function readFont(font: Buffer) {
  return Font.create(font, { type: 'ttf', hinting: false });
}

const knownSlices = new Map<Family, { file: string; codePoints: Set<number> }[]>();

/** The slices of a family, read once: the fonts of a build look up thousands of characters. */
function slicesOf(family: Family) {
  const folder = `@fontsource-variable/${family}`;
  const known = knownSlices.get(family);
  if (known) return known;
  const unicodeRanges: Record<string, string> = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'));
  const slices = Object.entries(unicodeRanges).map(([name, ranges]) => ({
    // The key `[12]` is the slice 12.
    file: `${folder}/files/${family}-${name.slice(1, -1)}-wght-normal.woff2`,
    codePoints: new Set(codePointsIn(ranges)),
  }));
  knownSlices.set(family, slices);
  return slices;
}

/** @param ranges as CSS writes them: `U+4e00-4e0f,U+4e11` */
function codePointsIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
