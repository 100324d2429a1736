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
 * Subsets the display face of the headings (11 KB) into the site. It is neither preloaded nor waited for, because either
 * would cost 0.4 s of paint: `build/deferred-assets.ts` loads it.
 * @returns its address
 */
export function displayFace(folder: string): Promise<string> {
  return writeSubset(folder, 'young-serif', readFileSync(displayFile), latin);
}
