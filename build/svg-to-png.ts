import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { encodePng } from './png.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** The colours of `tokens.css` by day; a picture does not know what time it is where it is looked at. */
const colours = new Map(
  [...tokens.matchAll(/--color-([\w-]+):\s*(?:light-dark\(([^,]+),|([^;]+);)/g)].map(
    ([, name = '', light, only]) => [name, light ?? only ?? ''] as const,
  ),
);

/** Turns `var(--color-…)` into colours, for what draws without a stylesheet. */
export function inDaylight(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`tokens.css has no colour ${name}`);
    return colour;
  });
}

/**
 * Puts faces where the drawing library can read them, cut to some characters: in a face of 7 MB it takes 0.4 s to find one.
 * @returns the files, for `toPng` and `widthOf`
 */
export async function cutFaces(faces: readonly string[], characters: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-faces-'));
  return Promise.all(
    faces.map(async (face, index) => {
      const file = join(folder, `${index}.ttf`);
      writeFileSync(file, await subsetFont(readFileSync(face), characters, { targetFormat: 'truetype' }));
      return file;
    }),
  );
}

/** Draws an SVG without transparency, with these faces and no others, so that every machine draws the same. */
export function toPng(svg: string, width: number, fontFiles: readonly string[] = []): Buffer {
  const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
  return encodePng(new Resvg(inDaylight(svg), { font, fitTo: { mode: 'width', value: width } }).render());
}

/** How wide a text is, as a share of its font size. */
export function widthOf(text: string, family: string, fontFiles: readonly string[]): number {
  const font = { fontFiles: [...fontFiles], loadSystemFonts: false };
  const measured = (content: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-size="100" font-family="${family}">${content}</text></svg>`;
    return new Resvg(svg, { font }).innerBBox()?.width ?? 0;
  };
  // Between two letters, so that spaces at the edges count.
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return (measured(`n${escaped}n`) - measured('nn')) / 100;
}
