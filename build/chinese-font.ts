import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from '../domain/languages.ts';
import { referralWords } from '../site/referral-form/words.ts';
import { writeSubset } from './fonts.ts';
import { htmlFiles, languageOfFile } from './page-files.ts';

/** Where Chinese characters and their punctuation are; anything else is left to the faces before this one. */
const ranges = 'U+2e80-9fff,U+f900-faff,U+fe30-fe4f,U+ff00-ffef,U+20000-3ffff';
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/gu;

/** The files of Noto Sans HK: for the text of pages, and for the titles of pictures. */
export const chineseFiles = {
  text: fileOf('400Regular/NotoSansHK_400Regular.ttf'),
  title: fileOf('800ExtraBold/NotoSansHK_800ExtraBold.ttf'),
};

/** Every Chinese character of some pages, each once; attributes included. */
export function chineseCharacters(pages: readonly string[]): string {
  return [...new Set(pages.flatMap((html) => html.match(chinese) ?? []))].sort().join('');
}

/** The `@font-face` rule of each language's pages; the files go into the site. */
export async function chineseFaces(folder: string): Promise<Record<Language, string>> {
  const faces: Record<Language, string> = { en: '', zh: '' };
  for (const language of languages) {
    const files = htmlFiles(folder).filter((file) => languageOfFile(folder, file) === language);
    const pages = files.map((file) => readFileSync(file, 'utf8'));
    // What the form may show later is not on its page yet.
    const later = JSON.stringify(referralWords[language]);
    faces[language] = await chineseFace(folder, language, [...pages, later]);
  }
  return faces;
}

/**
 * Subsets `Encore Han` to exactly the characters of the pages in one language. It is the last family of the list
 * (`site/styles/tokens.css`), so a device with a Chinese face of its own never asks for it. English pages get a face of
 * their own, with the few characters of the brand and the language switch. One weight: looked at side by side, the bold
 * that browsers make of it carries headings well, and a second cut would double the 160 KB.
 * @param pages the HTML of every page in the language
 * @returns its `@font-face` rule
 */
async function chineseFace(folder: string, language: Language, pages: readonly string[]): Promise<string> {
  const cut = { keepFeatures: [], noLayoutClosure: true };
  const face = readFileSync(chineseFiles.text);
  const address = await writeSubset(folder, `encore-han-${language}`, face, chineseCharacters(pages), cut);
  return (
    `@font-face{font-family:'Encore Han';font-display:swap;src:url(${address}) format('woff2');` +
    `unicode-range:${ranges}}`
  );
}

function fileOf(name: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-hk/${name}`);
}
