import { readFileSync } from 'node:fs';
import { type Language, languages } from '../domain/languages.ts';
import { chineseFace } from './chinese-face.ts';
import { displayFace } from './display-face.ts';
import { htmlFiles, languageOfFile } from './page-files.ts';

/** The `@font-face` rules of each language's pages; the files go into the site. */
export async function fontFaces(folder: string): Promise<Record<Language, string>> {
  const display = await displayFace(folder);
  const faces: Record<Language, string> = { en: '', zh: '' };
  for (const language of languages) {
    const files = htmlFiles(folder).filter((file) => languageOfFile(folder, file) === language);
    const pages = files.map((file) => readFileSync(file, 'utf8'));
    faces[language] = display + (await chineseFace(folder, language, pages));
  }
  return faces;
}
