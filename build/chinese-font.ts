import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from 'fonteditor-core';
import subsetFont from 'subset-font';
import type { Language } from '../domain/languages.ts';

const resolve = createRequire(import.meta.url).resolve;
const unicodeRanges: Record<string, string> = JSON.parse(
  readFileSync(resolve('@fontsource-variable/noto-sans-hk/unicode.json'), 'utf8'),
);

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** Every Chinese character of the pages in a language; all their sentences are in `content/`. */
export function chineseCharacters(language: Language): string[] {
  const files = ['content/brand.ts', ...globSync(`content/${language}/**/*.{ts,md}`)];
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(chinese) ?? []))].sort();
}

/**
 * Noto Sans HK with some characters, as TrueType. The package (6 MB) has the font in a hundred slices, which are subset and
 * merged; a package with whole files is 62 MB.
 * @param weight 100 to 900
 * @throws an Error that names the characters the font lacks
 */
export async function chineseFont(characters: readonly string[], weight: number): Promise<Buffer> {
  const missing = new Set(characters);
  let merged: ReturnType<typeof readFont> | null = null;
  for (const [name, ranges] of Object.entries(unicodeRanges)) {
    const inSlice = [...missing].filter((character) => isIn(ranges, character));
    if (inSlice.length === 0) continue;
    for (const character of inSlice) missing.delete(character);
    // The key `[12]` is the slice 12.
    const file = resolve(`@fontsource-variable/noto-sans-hk/files/noto-sans-hk-${name.slice(1, -1)}-wght-normal.woff2`);
    const slice = await subsetFont(readFileSync(file), inSlice.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const font = readFont(slice);
    if (merged) merged.merge(font, { scale: 1 });
    else merged = font;
  }
  if (!merged || missing.size > 0) throw new Error(`Noto Sans HK has no ${[...missing].join('')}`);
  // The slices are named after the thinnest weight.
  merged.get().name.fontFamily = 'Noto Sans HK';
  return Buffer.from(merged.write({ type: 'ttf', hinting: false }) as ArrayBuffer);
}

function readFont(font: Buffer) {
  return Font.create(font, { type: 'ttf', hinting: false });
}

/** @param ranges as CSS writes them: `U+4e00-4e0f,U+4e11` */
function isIn(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return code >= from && code <= to;
  });
}
