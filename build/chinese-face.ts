import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '../domain/languages.ts';
import { writeSubset } from './fonts.ts';

/** Where Chinese characters and their punctuation are; anything else is left to the faces before this one. */
const ranges = 'U+2e80-9fff,U+f900-faff,U+fe30-fe4f,U+ff00-ffef,U+20000-3ffff';
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** The files of Noto Sans HK: for text, and for what is bold. */
export const chineseFiles = {
  text: fileOf('400Regular/NotoSansHK_400Regular.ttf'),
  bold: fileOf('800ExtraBold/NotoSansHK_800ExtraBold.ttf'),
};

/** Every Chinese character of some pages, each once; attributes and what islands may show later included. */
export function chineseCharacters(pages: readonly string[]): string {
  return [...new Set(pages.flatMap((html) => html.match(chinese) ?? []))].sort().join('');
}

/**
 * Subsets `Encore Han` to exactly the characters of the pages in one language. It is the last family of the list
 * (`site/styles/tokens.css`), so a device with a Chinese face of its own never asks for it. English pages get a face of
 * their own: the few characters of the brand and the language switch, which are set bold.
 * @param pages the HTML of every page in the language
 * @returns `@font-face` rules
 */
export async function chineseFace(folder: string, language: Language, pages: readonly string[]): Promise<string> {
  const characters = chineseCharacters(pages);
  const cuts =
    language === 'zh'
      ? [
          { name: 'text', file: chineseFiles.text, weights: '100 599' },
          { name: 'bold', file: chineseFiles.bold, weights: '600 900' },
        ]
      : [{ name: 'en', file: chineseFiles.bold, weights: '100 900' }];
  const rules = cuts.map(async ({ name, file, weights }) => {
    const cut = { keepFeatures: [], noLayoutClosure: true };
    const address = await writeSubset(folder, `encore-han-${name}`, readFileSync(file), characters, cut);
    return (
      `@font-face{font-family:'Encore Han';font-weight:${weights};font-display:swap;` +
      `src:url(${address}) format('woff2');unicode-range:${ranges}}`
    );
  });
  return (await Promise.all(rules)).join('');
}

function fileOf(name: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-hk/${name}`);
}
