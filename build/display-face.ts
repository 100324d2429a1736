import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import { writeSubset } from './fonts.ts';

/** What English headings are written with; a character outside falls back to Georgia. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&%$+-()’‘“”/· ';

/** The file of Young Serif, the face of the headings. */
export const displayFile = createRequire(import.meta.url).resolve(
  '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
);

/** It has one weight; beside bold Chinese a browser would smear it into a bolder one. */
const anyWeight = 'font-weight:100 900';

/**
 * Serifs of the devices, and how wide their average English letter is in ems (figures of @capsizecss/metrics 4.3, DejaVu's
 * measured with @capsizecss/unpack). Liberation Serif and Tinos have the widths of Times New Roman.
 */
const standIns = [
  { name: 'Georgia', faces: ['Georgia', 'Gelasio'], width: 913 / 2048 },
  { name: 'Times', faces: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 832 / 2048 },
  { name: 'Noto', faces: ['Noto Serif', 'NotoSerif'], width: 481 / 1000 },
  { name: 'DejaVu', faces: ['DejaVu Serif'], width: 1058 / 2048 },
];

/**
 * Subsets the display face of the headings (11 KB) into the site, and fits the serifs that stand in for it until it is
 * there to its widths and heights, so that nothing moves when it comes.
 * @returns `@font-face` rules; `swap` and no preload, because a face that is waited for costs 0.4 s of paint
 */
export async function displayFace(folder: string): Promise<string> {
  const file = readFileSync(displayFile);
  const address = await writeSubset(folder, 'young-serif', file, latin);
  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(file);
  const fitted = standIns.map(({ name, faces, width }) => {
    const scale = xWidthAvg / unitsPerEm / width;
    const share = (units: number) => percent(Math.abs(units) / unitsPerEm / scale);
    const sources = faces.map((face) => `local('${face}')`).join(',');
    return (
      `@font-face{font-family:'Young Serif like ${name}';${anyWeight};src:${sources};size-adjust:${percent(scale)};` +
      `ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
    );
  });
  return `@font-face{font-family:'Young Serif';${anyWeight};font-display:swap;src:url(${address}) format('woff2')}${fitted.join('')}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
