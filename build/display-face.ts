import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeSubset } from './fonts.ts';

/** What English headings are written with; a character outside falls back to Georgia. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&%$+-()’‘“”/· ';

/** The file of Young Serif, the face of the headings. */
export const displayFile = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
);

/**
 * Subsets the display face of the headings (11 KB) into the site. It has one weight, and is declared for all: beside bold
 * Chinese a browser would smear it into a bolder one.
 * @returns its `@font-face` rule; `swap` and no preload, because a face that is waited for costs 0.4 s of paint
 */
export async function displayFace(folder: string): Promise<string> {
  const address = await writeSubset(folder, 'young-serif', readFileSync(displayFile), latin);
  return (
    `@font-face{font-family:'Young Serif';font-weight:100 900;font-display:swap;` +
    `src:url(${address}) format('woff2')}`
  );
}
