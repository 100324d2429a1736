import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { paper } from '../site/styles/page-color.ts';
import { toPng } from './svg-to-png.ts';

/** Icons on paper: their file, their size in pixels, and how much of the square the mark takes. */
export const icons = [
  { file: 'icon-192.png', size: 192, share: 0.82, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.82, purpose: 'any' },
  // Launchers cut a circle of 80 % out of it.
  { file: 'icon-maskable.png', size: 512, share: 0.6, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.78, purpose: 'apple' },
] as const;

/** Draws the mark of `public/favicon.svg` in the sizes that phones and feed readers ask for. */
export function drawIcons(folder: string): void {
  const mark = readFileSync('public/favicon.svg', 'utf8');
  for (const { file, size, share } of icons) {
    const edge = (1 - share) * 50;
    const placed = mark.replace('<svg', `<svg x="${edge}" y="${edge}" width="${share * 100}" height="${share * 100}"`);
    const ground = `<rect width="100" height="100" fill="${paper.light}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${placed}</svg>`;
    writeFileSync(join(folder, file), toPng(svg, size));
  }
  writeFileSync(
    join(folder, 'favicon.ico'),
    ico(new Resvg(mark, { fitTo: { mode: 'width', value: 48 } }).render().asPng()),
  );
}

/** What asks for `/favicon.ico` without reading a page gets a PNG of 48 pixels in the old wrapping. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([48, 48, 0, 0, 1, 0, 32, 0], 6);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
