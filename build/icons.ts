import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icons } from '../site/resources/icons.ts';
import { color } from './colors.ts';

/** Draws the mark of `public/favicon.svg` on the red of the brand, in the sizes that phones and feed readers ask for. */
export function drawIcons(folder: string): void {
  const mark = readFileSync('public/favicon.svg', 'utf8');
  for (const { file, size, share } of icons) {
    const edge = (1 - share) * 50;
    const placed = mark.replace('<svg', `<svg x="${edge}" y="${edge}" width="${share * 100}" height="${share * 100}"`);
    const ground = `<rect width="100" height="100" fill="${color('brand')}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${placed}</svg>`;
    writeFileSync(join(folder, file), new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
  }
}
