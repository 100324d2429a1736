import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import { languages } from '../domain/languages.ts';
import { chineseCharacters, chineseFont, chineseIn, forHeadings } from './chinese-font.ts';

export const fontFolder = 'site/fonts/generated';

/** The file of Young Serif, the display font of headings. */
export const youngSerif = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
);

/** The Latin characters of headings; other characters use the device's serif font. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&%$+-–—()’‘“”/·°×… ';

/** Options of `subset-font`; its types do not know `noHinting` yet. Hinting is for screens of 2005. */
type SubsetOptions = Parameters<typeof subsetFont>[2] & { noHinting?: boolean; keepFeatures?: string[] };

/**
 * Subsets the fonts of the site into `site/fonts/generated`, from where pages import them: the display font of headings
 * (11 KB), and for each language a Chinese font with every Chinese character of its pages. It has one weight, from which browsers
 * synthesise bold headings well; a second one would double the 160 KB.
 */
export async function generateFonts(): Promise<void> {
  mkdirSync(fontFolder, { recursive: true });
  await writeSubset('young-serif', readFileSync(youngSerif), latin);
  for (const language of languages) {
    const characters = chineseCharacters(language);
    await writeChinese(`encore-han-${language}`, await chineseFont(characters, 400), characters);
  }
  await generateHeadlineFonts();
}

/**
 * Writes the display font of Chinese headings (docs/decisions/0021-fonts-of-headings-and-text.md): `headline-zh` with the
 * characters of every page, one file per page with the others, and `headline-en` with those of the name.
 */
async function generateHeadlineFonts() {
  const { module } = await runnerImport<typeof import('../site/fonts/headline-texts.ts')>(
    './site/fonts/headline-texts.ts',
    { configFile: false, logLevel: 'warn', define: { __PAGE_SETTINGS__: '{"endpoints":{}}' } },
  );
  const { headlinePages, headlineTexts, headlineTextsOfAll } = module;
  const ofAll = { en: chineseIn(headlineTextsOfAll.en), zh: chineseIn(headlineTextsOfAll.zh) };
  const subsets = { ...ofAll } as Record<string, string[]>;
  for (const page of headlinePages)
    subsets[page] = chineseIn(headlineTexts(page)).filter((character) => !ofAll.zh.includes(character));
  // Once for all: merging the slices of the package takes longer than subsetting.
  const whole = await chineseFont([...new Set(Object.values(subsets).flat())], 900, 'noto-serif-hk');
  const font = forHeadings(whole);
  for (const [name, characters] of Object.entries(subsets)) await writeChinese(`headline-${name}`, font, characters);
}

function writeChinese(name: string, font: Buffer, characters: readonly string[]) {
  return writeSubset(name, font, characters.join(''), { keepFeatures: [], noLayoutClosure: true });
}

async function writeSubset(name: string, font: Buffer, characters: string, options: SubsetOptions = {}) {
  const settings = { targetFormat: 'woff2', noHinting: true, ...options } as SubsetOptions;
  writeFileSync(join(fontFolder, `${name}.woff2`), await subsetFont(font, characters, settings));
}
