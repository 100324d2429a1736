import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import { notFound } from '../content/zh/not-found.ts';
import { languages } from '../domain/languages.ts';
import { pages } from '../domain/pages.ts';
import { chineseCharacters, chineseFont, chineseIn } from './chinese-font.ts';

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
 * synthesise bold headings well; a second one would double the 160 KB. The first heading of every Chinese page has a display font of
 * its own (docs/decisions/0021-fonts-of-headings-and-text.md).
 */
export async function generateFonts(): Promise<void> {
  mkdirSync(fontFolder, { recursive: true });
  await writeSubset('young-serif', readFileSync(youngSerif), latin);
  for (const language of languages) {
    const characters = chineseCharacters(language);
    const font = await chineseFont(characters, 400);
    await writeSubset(`encore-han-${language}`, font, characters.join(''), { keepFeatures: [], noLayoutClosure: true });
  }
  await generateHeadlineFont();
}

/** Writes the display font of Chinese headings, and a list of its characters, by which a page knows whether it can use it. */
async function generateHeadlineFont() {
  const { module } = await runnerImport<typeof import('../site/page-heading.ts')>('./site/page-heading.ts', {
    configFile: false,
    logLevel: 'warn',
  });
  const characters = chineseIn([notFound.title, ...pages.map(({ id }) => module.pageHeading(id, 'zh'))]);
  const font = await chineseFont(characters, 900, 'noto-serif-hk');
  await writeSubset('encore-headline', font, characters.join(''), { keepFeatures: [], noLayoutClosure: true });
  writeFileSync(join(fontFolder, 'encore-headline.txt'), characters.join(''));
}

async function writeSubset(name: string, font: Buffer, characters: string, options: SubsetOptions = {}) {
  const settings = { targetFormat: 'woff2', noHinting: true, ...options } as SubsetOptions;
  writeFileSync(join(fontFolder, `${name}.woff2`), await subsetFont(font, characters, settings));
}
