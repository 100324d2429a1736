import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { languages } from '../domain/languages.ts';

export const fontFolder = 'site/fonts/generated';
const resolve = createRequire(import.meta.url).resolve;

/** The font files that pages and social images are made with. */
export const fontFiles = {
  youngSerif: resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
  chinese: resolve('@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf'),
  chineseHeading: resolve('@expo-google-fonts/noto-sans-hk/800ExtraBold/NotoSansHK_800ExtraBold.ttf'),
};

/** What headings are written with; a character outside falls back to the device's serif. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&%$+-()’‘“”/· ';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** Options of `subset-font`; its types do not know `noHinting` yet. Hinting is for screens of 2005. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { noHinting?: boolean; keepFeatures?: string[] };

/**
 * Subsets the fonts of the site into `site/fonts/generated`, from where pages import them: the display font of headings
 * (11 KB), and for each language a Chinese font with every Chinese character its pages may show. Its one weight carries
 * bold headings well; a second one would double the 160 KB.
 */
export async function generateFonts(): Promise<void> {
  mkdirSync(fontFolder, { recursive: true });
  await writeSubset('young-serif', fontFiles.youngSerif, latin);
  for (const language of languages) {
    // Every sentence of a page is in `content/`.
    const characters = chineseIn(['content/brand.ts', ...globSync(`content/${language}/**/*.{ts,md}`)]);
    const options: SubsetOptions = { keepFeatures: [], noLayoutClosure: true };
    await writeSubset(`encore-han-${language}`, fontFiles.chinese, characters, options);
  }
}

function chineseIn(files: readonly string[]): string {
  return files.flatMap((file) => readFileSync(file, 'utf8').match(chinese) ?? []).join('');
}

async function writeSubset(name: string, font: string, text: string, options: SubsetOptions = {}): Promise<void> {
  const characters = [...new Set(text)].sort().join('');
  const settings = { targetFormat: 'woff2', noHinting: true, ...options } as SubsetOptions;
  writeFileSync(join(fontFolder, `${name}.woff2`), await subsetFont(readFileSync(font), characters, settings));
}
