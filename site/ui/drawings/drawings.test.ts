import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const folder = 'site/ui/drawings';
const drawings = [...globSync(`${folder}/*/*.svg`), ...globSync('site/pages/blog/drawings/**/*.svg')];

const hexColors = /#[0-9a-f]{3,6}\b/gi;
const palette = ['site/styles/tokens.css', `${folder}/README.md`].flatMap(
  (file) => readFileSync(file, 'utf8').match(hexColors) ?? [],
);

test('there are drawings, and a palette', () => {
  expect(drawings.length).toBeGreaterThan(30);
  expect(palette.length).toBeGreaterThan(20);
});

describe.each(drawings)('%s', (file) => {
  const svg = readFileSync(file, 'utf8');

  test('is well-formed, and scales by its view box', () => {
    expect(() => new Resvg(svg)).not.toThrow();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+"/);
  });

  test('has only colours of the palette, none for everything or by name', () => {
    const colors = [...svg.matchAll(/\b(?:fill|stroke|stop-color|color)="([^"]*)"/g)].map(([, value = '']) => value);
    // A gradient has its colours in its stops.
    const isPlain = (value: string) => value !== 'none' && !value.startsWith('url(#');
    expect(colors.filter((value) => isPlain(value) && !palette.includes(value))).toEqual([]);
  });

  test('has no script, no text, no style, and nothing from elsewhere', () => {
    expect(svg).not.toMatch(
      /<(?:script|style|text|title|image|foreignObject|animate|set)\b|\s(?:on\w+|style)=|url\((?!#)/,
    );
    const references = [...svg.matchAll(/\bhref="([^"]*)"/g)].map(([, value = '']) => value);
    expect(references.filter((value) => !svg.includes(`id="${value.slice(1)}"`))).toEqual([]);
  });
});

test.each(globSync('site/pages/blog/drawings/*.svg'))(
  '%s is shown by its group `drawing`, which has all of it',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg[^>]*>\s*<g id="drawing">[\s\S]*<\/g>\s*<\/svg>\s*$/);
  },
);

// Drawn before the page is complete, or the marks of other organizations.
const plain = ['bag/full', 'shops/wall-clock', 'scenes/crescent-bay', 'signs/kettle', 'signs/loop'];

test('the black line is a filled shape of varying width, nowhere a stroke of even width', () => {
  const stroked = drawings.filter((file) => readFileSync(file, 'utf8').includes('stroke="#2b1912"'));
  const names = stroked.map((file) => file.slice(folder.length + 1, -4));
  expect(names.filter((name) => !plain.includes(name))).toEqual([]);
});

test.each(['full', 'happy', 'wink', 'empty', 'yawn', 'asleep'])(
  'no fold lies below the mouth of bag/%s, like a second mouth',
  (pose) => {
    const { width, height, pixels } = new Resvg(readFileSync(`${folder}/bag/${pose}.svg`, 'utf8')).render();
    const isColor = (pixel: number, color: number) => pixels.readUIntBE(pixel * 4, 3) === color;
    const mouthEnd =
      Array.from({ length: width * height }, (_, pixel) => pixel).findLast((pixel) => isColor(pixel, 0xb5321f)) ?? 0;
    // Below the outline of the mouth (5 units), one line: the bottom edge of the bag.
    const below = Array.from({ length: height }, (_, row) => mouthEnd + (row + 6) * width).filter(
      (pixel) => pixel < width * height,
    );
    const lines = below.filter((pixel) => isColor(pixel, 0x2b1912) && !isColor(pixel - width, 0x2b1912));
    expect(lines).toHaveLength(1);
  },
);

test('the case on the page for merchants has no colour outside its lines, where an edge looked like a second frame', () => {
  const [colors = '', lines = ''] = ['display-case', 'evening-shelf'].map((name) =>
    readFileSync(`${folder}/shops/${name}.svg`, 'utf8'),
  );
  const edgesOf = (svg: string) => {
    const { width, height, pixels } = new Resvg(svg).render();
    // Below what stands on the case.
    return Array.from({ length: height - 230 }, (_, index) => {
      const start = (index + 228) * width;
      const row = Array.from({ length: width }, (_, column) => (pixels[(start + column) * 4 + 3] ?? 0) > 200);
      return { left: row.indexOf(true), right: row.lastIndexOf(true) };
    });
  };
  const ink = edgesOf(lines);
  const outside = edgesOf(colors).filter(
    ({ left, right }, row) => left >= 0 && (left < (ink[row]?.left ?? 0) || right > (ink[row]?.right ?? 0)),
  );
  expect(outside).toEqual([]);
});

test('both arms of the picture over the counter reach its sides, which very wide screens show', () => {
  const { width, height, pixels } = new Resvg(readFileSync(`${folder}/scenes/over-the-counter.svg`, 'utf8')).render();
  for (const column of [0, width - 1]) {
    const rows = Array.from({ length: height }, (_, row) => pixels[(row * width + column) * 4 + 3] ?? 0);
    expect([column, rows.filter((alpha) => alpha > 200).length > 100]).toEqual([column, true]);
  }
});

test('the arms of the mission have a light line around their ink, which would vanish on brown', () => {
  const svg = readFileSync(`${folder}/scenes/over-the-counter.svg`, 'utf8');
  const { width, height, pixels } = new Resvg(svg, { background: '#00ff00' }).render();
  const colorAt = (x: number, y: number) => pixels.readUIntBE((y * width + x) * 4, 3);
  let touching = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const pair = [colorAt(x, y), colorAt(x - 1, y), colorAt(x, y - 1)];
      if (pair.includes(0x2b1912) && pair.includes(0x00ff00)) touching += 1;
    }
  }
  expect(touching).toBe(0);
});

test('the sky of the street is that of the page by day; later it turns darker towards the roofs, without an edge', () => {
  const { width, pixels } = new Resvg(readFileSync(`${folder}/scenes/street.svg`, 'utf8')).render();
  const opacity = (row: number) => pixels[(row * width + 300) * 4 + 3] ?? 0;
  // The sky of each, above the roofs, which begin 96 pixels below its top.
  const [day = [], ...later] = [0, 296, 592].map((top) => [0, 30, 60, 90].map((below) => opacity(top + below)));
  expect(day).toEqual([0, 0, 0, 0]);
  for (const sky of later) {
    expect(sky[0]).toBeLessThan(5);
    expect(sky).toEqual(sky.toSorted((one, other) => one - other));
    expect(sky.at(-1)).toBeGreaterThan(100);
  }
});

test('every picture has the size of its file', () => {
  for (const [name, { width, height }] of Object.entries(pictures)) {
    const image = new Resvg(readFileSync(`${folder}/${name}.svg`, 'utf8'));
    expect([name, width, height]).toEqual([name, image.width, image.height]);
  }
});

test('no scene and nothing from a shop is a picture on two pages', () => {
  const code = globSync('site/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const names = Object.keys(pictures).filter((name) => /^(?:scenes|shops)\//.test(name));
  expect(
    names.filter((name) => code.filter((text) => text.includes(`${name}'`) || text.includes(`${name}"`)).length > 1),
  ).toEqual([]);
});

test('every drawing is used', () => {
  const code = globSync(['site/**/*.tsx', 'build/**/*.tsx', 'domain/pages.ts']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const uses = (name: string) =>
    code.some((text) => text.includes(`${name}'`) || text.includes(`${name}"`) || text.includes(`${name}.svg`));
  const unused = drawings.filter(
    (file) => !uses(file.startsWith(folder) ? file.slice(folder.length + 1, -4) : basename(file, '.svg')),
  );
  // The image that chat services show uses food by its name only.
  expect(unused.filter((file) => !uses(basename(file, '.svg')))).toEqual([]);
});
